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

# The faults: of what kind; what finds it; where; sed's script.
faults()
{
	cat <<-\END
	in_the_words|sha256_test digest__of_the_standards_messages|sha2/sha256_compress.h|s/0xc67178f2/0xc67178f3/
	in_the_words|sha256_test digest__of_the_standards_messages|sha2/sha256_compress.h|s/ROTR(7,/ROTR(8,/
	in_the_padding|sha256_test digest__of_lengths_near_block_ends|md_bytes.h|s/used >= h->block - h->length/used + 8 > 64/
	in_the_padding|sha256_test digest__of_every_length_to_4096|md_bytes.h|s/used >= h->block - h->length/used + 9 >= 64/
	in_the_count|sha256_test counter__across_each_of_its_powers_of_two|md_bytes.h|s/\*count += bits;/*count = (uint32_t)(*count + bits);/
	in_the_count|sha256_test counter__across_each_of_its_powers_of_two|md_bytes.h|s/\*count += bits;/*count = (*count + bits) << 3 >> 3;/
	in_the_buffer|sha256_test update__split_in_two_at_every_byte|md_bytes.h|s/used == 0 && len/len/
	in_the_buffer|sha256_test update__split_in_three_up_to_200_bytes|md_bytes.h|s/used + n == h->block/used + n == 63/
	in_the_wipe|sha256_test context__all_zero_after_final|md_bytes.h|s/crypto_wipe(ctx, h->ctx);//
	in_the_wipe|sha256_test context__all_zero_after_final|md_bytes.h|s/crypto_wipe(ctx, h->ctx);/crypto_wipe(ctx, 32);/
	in_init|sha256_test init__in_the_middle_of_a_message|md_bytes.h|s/memset(ctx, 0, h->ctx);/memset(ctx, 0, 36);/
	a_byte_beyond_the_digest|sha224_test data_and_digest__at_every_alignment|sha2/sha224.c|s/out, SHA224_DIGEST_LENGTH)/out, SHA224_DIGEST_LENGTH + 1)/
	a_byte_beyond_the_data|sha256_test memory__nothing_beyond_data_digest_and_context|md_bytes.h|s/const uint8_t \*in = data;/& volatile uint8_t x = in[len];/
	a_byte_before_the_data|sha256_test memory__nothing_beyond_data_digest_and_context|md_bytes.h|s/const uint8_t \*in = data;/& volatile uint8_t x = in[-1];/
	a_digest_on_the_stack|sha256_test final__leaves_no_digest_on_the_stack|md_bytes.h|s/crypto_wipe(room, .*/;/
	in_several_messages|sha256_many_test many__of_any_lengths|hash_many.h|s/l->used >= HASH_BLOCK - HASH_MD.length/l->used >= HASH_BLOCK/
	in_several_messages|sha256_many_test final2__every_length_after_others|hash_many.h|s/l->used = md_add/l->used = 0 * md_add/
	in_the_ways|sha256_many_test selected__takes_lanes_that_there_are|hash_select.h|s/\[n\], (uint8_t)i/[n], (uint8_t)(i + 1)/
	in_the_ways|sha256_many_test selected__is_the_first_that_runs|hash_select.h|s/if (HASH_LOWER(usable)(v)) {/if (0) {/
	in_the_ways|sha256_many_test lanes__of_any_number|hash_select.h|s/data\[i\] += n \* HASH_BLOCK;/data[i] += HASH_BLOCK;/
	END
}

# find KIND: with each fault of it in the core, its case fails, for both shapes or
# for what the core selects among the CPU's variants.
find()
{
	tests=$SRCTOP/tests/sys/crypto/sha2
	objects=$(atf_get_srcdir)
	faults | grep "^$1|" >list
	while IFS='|' read -r kind case file script; do
		program=${case% *} who='rolled unrolled' variants=
		if [ "$kind" = in_the_ways ]; then
			[ -e "$objects/sha256_variants.o" ] ||
			    atf_skip "portable C only"
			who=selected
			variants="$tests/sha256_selected.c $objects/cpu.o
			    $objects/sha256_compress.o
			    $objects/sha256_variants.o"
			for o in "$objects"/sha256_lanes_*.o \
			    "$objects"/sha256_compress_[!ru]*.o; do
				[ ! -e "$o" ] || variants="$variants $o"
			done
		fi
		plant "$file" "$script"
		# shellcheck disable=SC2086 # lists
		quietly $CC $CFLAGS -O1 -o cases -I"$SRCTOP/tests" \
		    -I"$SRCTOP/lib/libmd" -Isys/crypto -Isys \
		    "$tests/sha256_compress_rolled.c" \
		    "$tests/sha256_compress_unrolled.c" \
		    sys/crypto/sha2/sha224.c sys/crypto/sha2/sha256.c \
		    sys/crypto/sha2/sha256_many.c $variants \
		    "$objects/$program.o" "$objects/${program%_test}_cases.o" \
		    "$objects/sha256_any.o" -latf-c -lpthread
		timeout 60 ./cases "${case#* }" >out 2>&1 &&
		    atf_fail "$case does not find $script"
		for name in $who; do
			grep -q ": $name, length" out || {
				cat out
				atf_fail "$case does not find $script"
			}
		done
	done <list
}

atf_init_test_cases()
{
	add_cases cases__pass_under_sanitizers \
	    cases__pass_in_the_libraries_as_built
	add_faults
}
