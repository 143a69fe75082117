# Messages of 2^29 to 2^31 bytes in one Update where a size_t has 32 bits; and,
# if HASH_HUGE is set, one of 256 GiB.  The digests are those of
#	head -c BYTES /dev/zero | sha256sum

export LC_ALL=C

# build_huge COMPILER...: "huge", of the core in sys, with what the CPU has.
build_huge()
{
	tests=$SRCTOP/tests/sys/crypto/sha2
	include="-I$SRCTOP/lib/libmd -Isys/crypto/x86 -Isys/crypto -Isys"
	case $(uname -m) in
	x86_64)	variants="sys/crypto/cpu.c sys/crypto/sha2/x86/sha256_*.c
		    sys/crypto/sha2/sha256_select.c"
		compress=_libmd_sha256_compress_c ;;
	*)	variants="" compress=_libmd_sha256_compress ;;
	esac
	# shellcheck disable=SC2086 # lists
	quietly "$@" $include -Dsha256_compress=$compress -c -o compress.o \
	    sys/crypto/sha2/sha256_compress.c
	# shellcheck disable=SC2086
	quietly "$@" $include -D_FILE_OFFSET_BITS=64 -o huge compress.o \
	    "$tests/sha256_huge.c" sys/crypto/sha2/sha256.c $variants
}

atf_test_case update__of_2_to_the_29_to_31_bytes_in_32_bits
update__of_2_to_the_29_to_31_bytes_in_32_bits_head()
{
	atf_set timeout 900
}
update__of_2_to_the_29_to_31_bytes_in_32_bits_body()
{
	need_m32
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys
	# shellcheck disable=SC2086 # a compiler and its arguments
	build_huge $M32 -O2
	while read -r bytes digest; do
		# An emulator takes half a minute for the longest.
		[ -z "$RUN32" ] || [ $((bytes & bytes - 1)) -eq 0 ] || continue
		# shellcheck disable=SC2086 # a command or nothing
		atf_check -o inline:"$digest\n" $RUN32 ./huge "$bytes" "$bytes"
	done <<-END
	536870911 bf7f45d9df691bd277948d7f124b87a9f76e16ddb5d8fb25a49df939798f0a01
	536870912 9acca8e8c22201155389f65abbf6bc9723edc7384ead80503839f49dcc56d767
	536870913 7c40fe5ce847740d0f0d0cdde3949d6585804cdec3ae61a15b923165699c8137
	2147483647 25ba9187e4e7b89d2a7f1a49f0155c233ea8fe0b19c881bc53d23fd7b93deda0
	2147483648 a7c744c13cc101ed66c29f672f92455547889cc586ce6d44fe76ae824958ea51
	END
}

atf_test_case fault__bits_of_a_piece_counted_in_32_bits
fault__bits_of_a_piece_counted_in_32_bits_body()
{
	need_m32
	plant md_bytes.h 's/(uint64_t)len \* 8/len * 8/'
	# shellcheck disable=SC2086 # a compiler and its arguments
	build_huge $M32 -O2
	# shellcheck disable=SC2086 # a command or nothing
	atf_check -o not-inline:"9acca8e8c22201155389f65abbf6bc9723edc7384ead80503839f49dcc56d767\n" \
	    $RUN32 ./huge 536870912 536870912
}

atf_test_case update__of_256_gib
update__of_256_gib_head()
{
	atf_set timeout 14400
}
update__of_256_gib_body()
{
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys
	# shellcheck disable=SC2086 # CC may have arguments
	build_huge $CC -O2
	atf_check -o inline:"b30e5372bd6e0a5cf8cf0d3c42ecead6826aa08f56565b4aa7f981b416dcb16d\n" \
	    ./huge 274877906944 6442450944
}

atf_init_test_cases()
{
	add_cases update__of_2_to_the_29_to_31_bytes_in_32_bits \
	    fault__bits_of_a_piece_counted_in_32_bits
	[ -z "${HASH_HUGE:-}" ] || add_cases update__of_256_gib
}
