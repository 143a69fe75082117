# Tests of the tests: the cases without ATF, and with faults in the core that
# they must find; tools/trust/matrix.sh has builds of all kinds.

export LC_ALL=C

# print ARGUMENT...: the cases, with a printf, of these pass.
print()
{
	# shellcheck disable=SC2086 # CC may have arguments
	quietly $CC $CFLAGS -o cases -I"$SRCTOP/tests" -I"$SRCTOP/lib/libmd" \
	    -I"$SRCTOP/sys" -I"$SRCTOP/sys/crypto" \
	    "$SRCTOP/tests/hash_print.c" "$@"
	atf_check -o match:'^[1-9][0-9]* passed, 0 failed$' \
	    env LD_LIBRARY_PATH="$OBJTOP/lib/libmd" ./cases
}

# objects FOLDER: the cases of all hashes that this folder's makefile takes.
# shellcheck disable=SC2016 # make's variables
objects()
{
	"$MAKE" -C "$SRCTOP/$1" -V '${CRYPTO_HASHES:S/$/_cases.o/}' \
	    -V '${CRYPTO_MANY:S/$/_many_cases.o/}'
}

atf_test_case cases__pass_under_sanitizers
cases__pass_under_sanitizers_body()
{
	CC="$CC -O1 -fsanitize=address,undefined -fno-sanitize-recover=all"
	here=$SRCTOP/tests/sys/crypto/sha2
	# shellcheck disable=SC2016,SC2046
	set -- $("$MAKE" -C "$here" \
	    -V '${CRYPTO_HASHES:@h@${SRCS.$h_test:N$h_test.c}@:O:u:.c=.o}' \
	    -V '${CRYPTO_MANY:@h@$h_many.o $h_many_cases.o@}')
	export MAKEOBJDIRPREFIX="$PWD"
	build "$here" "$@"
	cd "./$here" || atf_fail cd
	print "$@"
}

# The libraries that were built, as they are.
atf_test_case cases__pass_in_the_libraries_as_built
cases__pass_in_the_libraries_as_built_body()
{
	for lib in lib/libmd/libmd.a lib/libmd/libmd.so.10 \
	    sys/modules/standalone/libmdcore.a; do
		set -- "$OBJTOP/$lib"
		for object in $(objects "${lib%/*}"); do
			set -- "$(atf_get_srcdir)/$object" "$@"
		done
		print "$SRCTOP/tests/sys/crypto/sha2/sha256_library.c" "$@"
	done
}

# link PART...: make "cases" of the changed core and of these, if they end in .o
# as they were compiled for the tests of the core.
link()
{
	objects=$(atf_get_srcdir)
	tests=$SRCTOP/tests/sys/crypto/sha2
	for part; do
		shift
		case $part in
		*.o) set -- "$@" "$objects/$part" ;;
		*) set -- "$@" "$part" ;;
		esac
	done
	# shellcheck disable=SC2086 # CC may have arguments
	quietly $CC $CFLAGS -O1 -o cases -I"$SRCTOP/tests" \
	    -I"$SRCTOP/lib/libmd" -Isys/crypto -Isys \
	    "$tests/sha256_compress_rolled.c" \
	    "$tests/sha256_compress_unrolled.c" \
	    sys/crypto/sha2/sha224.c sys/crypto/sha2/sha256.c "$@"
}

# finds CASE VARIANT FILE SCRIPT: with that fault, the case fails for it.
finds()
{
	plant "$3" "$4"
	link sha224_cases.o sha256_cases.o sha256_any.o \
	    "$SRCTOP/tests/hash_print.c"
	timeout 60 ./cases >out || :
	grep -q "$1: failed: $2: .*, length" out || {
		cat out
		atf_fail "$1 does not find $4"
	}
}

atf_test_case fault__in_the_words
fault__in_the_words_body()
{
	for variant in rolled unrolled; do
		finds digest__of_the_standards_messages $variant \
		    sha2/sha256_compress.h s/0xc67178f2/0xc67178f3/
		finds digest__of_the_standards_messages $variant \
		    sha2/sha256_compress.h 's/ROTR(7,/ROTR(8,/'
	done
}

atf_test_case fault__in_the_padding
fault__in_the_padding_body()
{
	finds digest__of_lengths_near_block_ends rolled \
	    md_bytes.h 's/used >= h->block - h->length/used + 8 > 64/'
	finds digest__of_every_length_to_4096 rolled \
	    md_bytes.h 's/used >= h->block - h->length/used + 9 >= 64/'
}

atf_test_case fault__in_the_count
fault__in_the_count_body()
{
	finds counter__across_each_of_its_powers_of_two unrolled md_bytes.h \
	    's/\*count += bits;/*count = (uint32_t)(*count + bits);/'
	finds counter__across_each_of_its_powers_of_two unrolled md_bytes.h \
	    's/\*count += bits;/*count = (*count + bits) << 3 >> 3;/'
}

atf_test_case fault__in_the_buffer
fault__in_the_buffer_body()
{
	finds update__split_in_two_at_every_byte rolled md_bytes.h \
	    's/used == 0 && len/len/'
	finds update__split_in_three_up_to_200_bytes unrolled md_bytes.h \
	    's/used + n == h->block/used + n == 63/'
}

atf_test_case fault__in_the_wipe
fault__in_the_wipe_body()
{
	finds context__all_zero_after_final rolled md_bytes.h \
	    's/crypto_wipe(ctx, h->ctx);//'
	finds context__all_zero_after_final rolled md_bytes.h \
	    's/crypto_wipe(ctx, h->ctx);/crypto_wipe(ctx, 32);/'
}

atf_test_case fault__in_init
fault__in_init_body()
{
	finds init__in_the_middle_of_a_message rolled md_bytes.h \
	    's/memset(ctx, 0, h->ctx);/memset(ctx, 0, 36);/'
}

atf_test_case fault__a_byte_beyond_the_digest
fault__a_byte_beyond_the_digest_body()
{
	finds data_and_digest__at_every_alignment rolled sha2/sha224.c \
	    's/out, SHA224_DIGEST_LENGTH)/out, SHA224_DIGEST_LENGTH + 1)/'
}

# finds_atf CASE FILE SCRIPT: with that fault, ATF's case fails for all variants.
finds_atf()
{
	plant "$2" "$3"
	link sha256_test.o sha256_cases.o sha256_any.o -latf-c -lpthread
	atf_check -s not-exit:0 -o match:failed -e match:': rolled, length' \
	    -e match:': unrolled, length' ./cases "$1"
}

atf_test_case fault__a_byte_beyond_the_data
fault__a_byte_beyond_the_data_body()
{
	finds_atf memory__nothing_beyond_data_digest_and_context md_bytes.h \
	    's/const uint8_t \*in = data;/& volatile uint8_t x = in[len];/'
}

atf_test_case fault__a_byte_before_the_data
fault__a_byte_before_the_data_body()
{
	finds_atf memory__nothing_beyond_data_digest_and_context md_bytes.h \
	    's/const uint8_t \*in = data;/& volatile uint8_t x = in[-1];/'
}

atf_test_case fault__a_digest_on_the_stack
fault__a_digest_on_the_stack_body()
{
	finds_atf final__leaves_no_digest_on_the_stack md_bytes.h \
	    's/crypto_wipe(room, .*/;/'
}

atf_init_test_cases()
{
	add_cases cases__pass_under_sanitizers \
	    cases__pass_in_the_libraries_as_built \
	    fault__in_the_words fault__in_the_padding fault__in_the_count \
	    fault__in_the_buffer fault__in_the_wipe fault__in_init \
	    fault__a_byte_beyond_the_digest fault__a_byte_beyond_the_data \
	    fault__a_byte_before_the_data fault__a_digest_on_the_stack
}
