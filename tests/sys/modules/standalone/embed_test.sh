# SPDX-License-Identifier: BSD-2-Clause
#
# md_embed(7), done as it says in an empty folder.

page=$SRCTOP/share/man/man7/md_embed.7

# example NUMBER: that one of the page's literal blocks, as a reader sees it.
example()
{
	awk -v number="$1" '
	/^\.Bd -literal/ { n++; inside = 1; next }
	/^\.Ed/ { inside = 0 }
	inside && n == number { gsub(/\\e/, "\\"); gsub(/\\&/, ""); print }
	' "$page"
}

# shellcheck disable=SC1091

# try COMPILER FLAG...: copy, write the sources, compile and run them.
try()
{
	compiler=$1
	shift
	example 1 >copy.sh
	atf_check env src="$SRCTOP" sh -e copy.sh
	atf_check -o inline:"10\n" -x 'ls *.[ch] | wc -l'

	example 2 >boot.c
	example 3 >mem.c
	example 4 |
	    sed "s/^cc /$compiler /; s/-Os -DSMALL_KERNEL/$*/" >build.sh
	atf_check -o inline:"2\n" grep -c "^$compiler " build.sh
	atf_check -o inline:"1\n" grep -c -e " $* " build.sh
	atf_check sh -e build.sh
	atf_check nm -u image.o
	atf_check -o inline:"image_matches\n" -x \
	    "nm -g image.o | sed 's/.* //' | grep -v -e ^_libmd_ -e ^mem"

	cat >main.c <<-'END'
	#include "sha256.h"
	int image_matches(const void *, size_t, const uint8_t[32]);
	int
	main(void)
	{
		static const uint8_t expected[] = {
			0xba, 0x78, 0x16, 0xbf, 0x8f, 0x01, 0xcf, 0xea,
			0x41, 0x41, 0x40, 0xde, 0x5d, 0xae, 0x22, 0x23,
			0xb0, 0x03, 0x61, 0xa3, 0x96, 0x17, 0x7a, 0x9c,
			0xb4, 0x10, 0xff, 0x61, 0xf2, 0x00, 0x15, 0xad,
		};
		return (!image_matches("abc", 3, expected) ||
		    image_matches("abd", 3, expected));
	}
	END
	atf_check "$compiler" -no-pie -include stddef.h -include stdint.h \
	    -o main main.c image.o
	atf_check ./main
}

. "$SRCTOP/tests/sys/modules/standalone/shapes.sh"

atf_init_test_cases()
{
	# shellcheck disable=SC2086,SC2154 # names, of shapes.sh
	add_cases $shapes
}
