# The libraries as objects: names, sections, sizes, in both builds.

export LC_ALL=C

# The libraries as the tests find them built.
libmd=$OBJTOP/lib/libmd

# build_both [ARGUMENT...]: libmd into no and yes, by the value of SMALL_KERNEL.
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

# The names that the list of hashes promises.
names()
{
	hashes | while read -r _ prefix _ _ _ _ many; do
		[ "$many" = one ] && many= || many="Final2 Many Variant"
		for f in Init Update Final End Fd FdChunk File FileChunk Data \
		    $many; do
			echo "_libmd_${prefix}_$f"
		done
	done | sort
}

exports()
{
	nm -D --defined-only "$1" | awk '$2 != "A" { print $3 }' |
	    sed 's/@.*//' | sort
}

atf_test_case archive__every_global_is_prefixed
archive__every_global_is_prefixed_body()
{
	nm -g --defined-only "$libmd/libmd.a" | awk 'NF == 3 { print $3 }' >names
	atf_check -o not-empty grep '^_libmd_' names
	atf_check -s exit:1 grep -v '^_libmd_' names
}

atf_test_case archive__no_writable_data
archive__no_writable_data_body()
{
	for lib in libmd.a libmd_pic.a; do
		size -A "$libmd/$lib" >sizes || atf_fail size
		atf_check -o not-empty grep '^\.text' sizes
		# What the loader relocates is not written afterwards.
		awk '/:$/ || /^[a-z0-9_]*\.s?o /{ file = $1 }
		    /^\.data\.rel\.ro/ { next }
		    /^\.(t?data|t?bss)/ && $2 > 0 { print file, $1, $2 }' \
		    sizes >writable
		cat writable
		# A word for the CPU's features; the choice, and the ways for
		# one message and several.
		atf_check -s exit:1 grep -Ev -e '^cpu\.s?o \.bss[^ ]* [48]$' \
		    -e '_select\.s?o \.bss[^ ]* (8|4[08])$' writable
	done
}

atf_test_case archive__no_executable_stack
archive__no_executable_stack_body()
{
	readelf -SW "$libmd/libmd.a" >elf || atf_fail readelf
	atf_check_equal "$(grep -c '^File:' elf)" \
	    "$(grep -c '\.note\.GNU-stack  *PROGBITS .* 0  *0  *1$' elf)"
}

atf_test_case shared__exports_what_the_list_says
shared__exports_what_the_list_says_body()
{
	names >promised
	[ "$(grep -c . promised)" -ge 21 ] || atf_fail "the list is not read"
	exports "$libmd/libmd.so.10" >exported
	atf_check -o file:promised cat exported
	nm -D --defined-only "$libmd/libmd.so.10" >symbols
	atf_check -o empty awk '/_libmd_/ && !/@@LIBMD_10\.0$/' symbols
}

atf_test_case shared__dynamic_section
shared__dynamic_section_body()
{
	readelf -dlW "$libmd/libmd.so.10" >elf || atf_fail readelf
	atf_check -o ignore grep 'SONAME.*\[libmd\.so\.10\]' elf
	atf_check -o ignore grep 'GNU_STACK .* RW ' elf
	atf_check -o ignore grep 'FLAGS.* NOW' elf
	atf_check -s exit:1 grep -E 'TEXTREL|R(UN)?PATH' elf
	atf_check -o match:'\[libc\.so' -o not-match:'\[libmd' grep NEEDED elf
}

text_of()
{
	size -A "$1" | awk '/^\.text/ { n += $2 } END { print n }'
}

# An option that changed what there is would change the ABI.
atf_test_case option__changes_the_size_not_the_names
option__changes_the_size_not_the_names_body()
{
	build_both
	names >promised
	for small in no yes; do
		exports libmd.$small/libmd.so.10 >exported
		atf_check -o file:promised cat exported
	done
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
	build_both CFLAGS=-O0 \
	    LDFLAGS=-Wl,--no-undefined-version,-z,defs,--fatal-warnings
	names >promised
	for small in no yes; do
		exports libmd.$small/libmd.so.10 >exported
		atf_check -o file:promised cat exported
	done
	atf_check -s not-exit:0 -o ignore -e ignore \
	    "$MAKE" -C src/lib/libmd CC="$CC" LDFLAGS=-Wl,--no-such-flag
}

atf_test_case context__layout
context__layout_body()
{
	hashes >list
	while read -r name _ folder digest block _; do
		cat >layout.c <<-END
		#include <stddef.h>
		#include <$name.h>
		#include "sys/crypto/$folder/${name}_vectors.h"
		#define	IS(name, is) extern char name[(is) ? 1 : -1];
		#define	AT(name, n) IS(at_##name, offsetof(HASH(CTX), name) == n)
		HASH_CTX_LAYOUT(AT)
		IS(size, sizeof(HASH(CTX)) == HASH_CTX_LENGTH)
		IS(digest, HASH(DIGEST_LENGTH) == $digest)
		IS(block, HASH(BLOCK_LENGTH) == $block)
		IS(text, HASH(DIGEST_STRING_LENGTH) == 2 * $digest + 1)
		END
		for small in "" -DSMALL_KERNEL; do
			# shellcheck disable=SC2086 # CC may have arguments, small none
			atf_check $CC $small -I"$SRCTOP/lib/libmd" \
			    -I"$SRCTOP/sys" -I"$SRCTOP/sys/crypto" \
			    -I"$SRCTOP/tests" -fsyntax-only layout.c
		done
	done <list
}

atf_init_test_cases()
{
	add_cases archive__every_global_is_prefixed archive__no_writable_data \
	    archive__no_executable_stack shared__exports_what_the_list_says \
	    shared__dynamic_section shared__links_with_strict_flags \
	    option__changes_the_size_not_the_names context__layout
}
