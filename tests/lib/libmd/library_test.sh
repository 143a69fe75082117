# The libraries as objects: names, sections, sizes, in both builds.

export LC_ALL=C

# build_both: libmd into no and yes, by the value of SMALL_KERNEL.
build_both()
{
	copy_source src
	for small in no yes; do
		export MAKEOBJDIRPREFIX="$PWD/$small"
		build src/lib/libmd SMALL_KERNEL=$small "$@"
		lib=$("$MAKE" -C src/lib/libmd -V .OBJDIR)
		ln -s "$lib" "libmd.$small"
	done
	unset MAKEOBJDIRPREFIX
}

# The map's names.
map()
{
	sed -n 's/^	\(.*[a-z]\);$/\1/p' src/lib/libmd/Symbol.map | sort
}

exports()
{
	nm -D --defined-only "$1" | awk '$2 != "A" { print $3 }' |
	    sed 's/@.*//' | sort
}

atf_test_case archive__every_global_is_prefixed
archive__every_global_is_prefixed_body()
{
	build_both
	for small in no yes; do
		nm -g --defined-only libmd.$small/libmd.a |
		    awk 'NF == 3 { print $3 }' >names
		atf_check -s exit:0 -o not-empty grep '^_libmd_' names
		atf_check -s exit:1 grep -v '^_libmd_' names
	done
}

atf_test_case shared__exports_what_the_map_says
shared__exports_what_the_map_says_body()
{
	build_both
	map >names
	atf_check_equal 18 "$(grep -c . names)"
	for small in no yes; do
		exports libmd.$small/libmd.so.10 >exported
		atf_check -o file:names cat exported
		atf_check -s exit:1 sh -c "nm -D --defined-only \
		    libmd.$small/libmd.so.10 | grep _libmd_ |
		    grep -v '@@LIBMD_10\.0$'"
	done
}

# An option that changed what there is would change the ABI.
atf_test_case archive__same_names_in_both_builds
archive__same_names_in_both_builds_body()
{
	build_both
	for small in no yes; do
		nm -g --defined-only libmd.$small/libmd.a |
		    awk 'NF == 3 { print $2, $3 }' | sort >names.$small
	done
	atf_check -o file:names.no cat names.yes
	map >names
	atf_check -o empty sh -c "cut -d' ' -f2 names.no | sort | comm -13 - names"
}

atf_test_case shared__dynamic_section
shared__dynamic_section_body()
{
	build_both
	for small in no yes; do
		readelf -dlW libmd.$small/libmd.so.10 >elf || atf_fail readelf
		atf_check -o ignore grep 'SONAME.*\[libmd\.so\.10\]' elf
		atf_check -o ignore grep 'GNU_STACK .* RW ' elf
		atf_check -s exit:1 grep -E 'TEXTREL|R(UN)?PATH' elf
		atf_check -o match:'\[libc\.so' \
		    -o not-match:'\[libmd' grep NEEDED elf
	done
}

atf_test_case archive__no_writable_data
archive__no_writable_data_body()
{
	build_both
	for small in no yes; do
		for lib in libmd.a libmd_pic.a; do
			size -A libmd.$small/$lib >sizes || atf_fail size
			atf_check -o not-empty grep '^\.text' sizes
			atf_check -s exit:1 \
			    grep -E '^\.(t?data|t?bss)[^ ]* +[1-9]' sizes
		done
	done
}

atf_test_case archive__no_executable_stack
archive__no_executable_stack_body()
{
	build_both
	for small in no yes; do
		readelf -SW libmd.$small/libmd.a >elf || atf_fail readelf
		atf_check_equal "$(grep -c '^File:' elf)" \
		    "$(grep -c '\.note\.GNU-stack  *PROGBITS .* 0  *0  *1$' elf)"
	done
}

text_of()
{
	size -A "$1" | awk '/^\.text/ { n += $2 } END { print n }'
}

atf_test_case compress__rolled_is_a_fraction_of_unrolled
compress__rolled_is_a_fraction_of_unrolled_body()
{
	build_both
	rolled=$(text_of libmd.yes/sha256_compress.o)
	unrolled=$(text_of libmd.no/sha256_compress.o)
	echo "rolled $rolled bytes, unrolled $unrolled bytes"
	[ "$rolled" -lt 700 ] || atf_fail "rolled has $rolled bytes"
	[ "$unrolled" -gt $((5 * rolled)) ] ||
	    atf_fail "unrolled has only $unrolled bytes beside $rolled"
}

# The user's LDFLAGS reach the linker, and the map and the undefined names bear
# those that look closely.
atf_test_case shared__links_with_strict_flags
shared__links_with_strict_flags_body()
{
	build_both \
	    LDFLAGS=-Wl,--no-undefined-version,-z,defs,-z,now,--fatal-warnings
	for small in no yes; do
		atf_check -o match:NOW readelf -d libmd.$small/libmd.so.10
	done
	atf_check -s not-exit:0 -o ignore -e ignore \
	    "$MAKE" -C src/lib/libmd CC="$CC" LDFLAGS=-Wl,--no-such-flag
}

atf_test_case context__layout
context__layout_body()
{
	cat >layout.c <<-\END
	#include <stddef.h>
	#include <sha224.h>
	#include <sha256.h>

	#define	IS(name, value, want) extern char name[(value) == (want) ? 1 : -1]

	IS(size256, sizeof(SHA256_CTX), 104);
	IS(state256, offsetof(SHA256_CTX, state), 0);
	IS(count256, offsetof(SHA256_CTX, count), 32);
	IS(buf256, offsetof(SHA256_CTX, buf), 40);
	IS(size224, sizeof(SHA224_CTX), 104);
	IS(state224, offsetof(SHA224_CTX, state), 0);
	IS(count224, offsetof(SHA224_CTX, count), 32);
	IS(buf224, offsetof(SHA224_CTX, buf), 40);
	IS(length256, SHA256_DIGEST_LENGTH, 32);
	IS(length224, SHA224_DIGEST_LENGTH, 28);
	IS(text256, SHA256_DIGEST_STRING_LENGTH, 65);
	IS(text224, SHA224_DIGEST_STRING_LENGTH, 57);
	END
	for small in "" -DSMALL_KERNEL; do
		# shellcheck disable=SC2086 # CC may have arguments, small none
		atf_check $CC $small -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys" \
		    -fsyntax-only layout.c
	done
}

atf_init_test_cases()
{
	add_cases archive__every_global_is_prefixed \
	    archive__same_names_in_both_builds archive__no_writable_data \
	    archive__no_executable_stack \
	    shared__exports_what_the_map_says shared__dynamic_section \
	    shared__links_with_strict_flags \
	    compress__rolled_is_a_fraction_of_unrolled context__layout
}
