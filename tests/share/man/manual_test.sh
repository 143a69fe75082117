# SPDX-License-Identifier: BSD-2-Clause
#
# The manual and the README say what the tree holds.

# section PAGE NAME: the source of one section.
section()
{
	awk -v name="$2" '$1 == ".Sh" { on = $0 == ".Sh " name } on' \
	    "$SRCTOP/share/man/$1"
}

# example PAGE N: the Nth literal display of the section EXAMPLES.
example()
{
	section "$1" EXAMPLES | awk -v n="$2" '
	    $1 == ".Ed" { on = 0 }
	    on { print }
	    $1 == ".Bd" { on = ++i == n }' | sed 's/\\e/\\/g'
}

# functions HEADER...: the functions that headers declare.
functions()
{
	cat "$@" >declared.h
	sed -n 's/^MD_FUNCTIONS(\(.*\))$/\1/p' declared.h | while read -r p; do
		sed -n "s/.* [*]*HASH##\(_[A-Za-z]*\)(.*/$p\1/p" \
		    "$SRCTOP/lib/libmd/md_functions.h"
	done >functions
	sed -n 's/^[a-z].*[[:blank:]*]\([A-Za-z0-9_]*\)(.*/\1/p' declared.h |
	    cat - functions | sort
}

# prototypes PAGE: the section SYNOPSIS as C.
prototypes()
{
	section "$1" SYNOPSIS | { echo .Dd; echo .Dt T; echo .Os; cat; } |
	    mandoc -mdoc -Tascii | col -bx | sed -n '/^SYNOPSIS/,$s/^  *//p'
}

# compile FLAG...: as users do who want to hear of everything.
compile()
{
	# shellcheck disable=SC2086 # lists of flags
	atf_check $CC $CFLAGS -std=c99 -Wall -Wextra -Werror \
	    -D_FILE_OFFSET_BITS=64 "$@"
}

# described SECTION HEADER...: each function has its page and its prototype.
described()
{
	man=man$1 page=sha256.$1
	shift
	# shellcheck disable=SC2016 # make's
	links=$("$MAKE" -C "$SRCTOP/share/man/$man" -V '${MLINKS}')
	for f in $(functions "$@"); do
		case $links in
		*"$page $f.${page#*.}"*) ;;
		*)	atf_fail "$f has no link to $page" ;;
		esac
		section "$man/$page" NAME | grep -q "^.Nm $f\\>" ||
		    atf_fail "$page does not name $f"
		section "$man/$page" SYNOPSIS | grep -q "^.Fn $f\\>" ||
		    atf_fail "$page has no prototype of $f"
	done
	prototypes "$man/$page" >synopsis.c
	cat synopsis.c
}

atf_test_case pages__mandoc_finds_no_fault
pages__mandoc_finds_no_fault_body()
{
	need mandoc
	# Where pages that these refer to are; mandoc also says, to standard
	# error, that they are in no database.
	MANPATH=$SRCTOP/share/man
	export MANPATH
	atf_check -e ignore mandoc -Tlint -W style "$SRCTOP"/share/man/man*/*.?
}

atf_test_case programs__each_function_has_a_page
programs__each_function_has_a_page_body()
{
	need mandoc col
	set -- "$SRCTOP"/lib/libmd/sha*.h "$SRCTOP"/sys/crypto/sha2/sha2??.h
	[ "$(functions "$@" | wc -l)" -eq 21 ] ||
	    atf_fail "not the 21 functions: $(functions "$@")"
	described 3 "$@"
	compile -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys" \
	    -I"$SRCTOP/sys/crypto" -fsyntax-only synopsis.c
}

atf_test_case kernels__each_function_has_a_page
kernels__each_function_has_a_page_body()
{
	need mandoc col
	described 9 "$SRCTOP"/sys/crypto/sha2/sha2??.h \
	    "$SRCTOP"/sys/crypto/sha2/sha2??_selftest.h
	compile -ffreestanding -I"$SRCTOP/sys/modules/standalone" \
	    -I"$SRCTOP/sys" -I"$SRCTOP/sys/crypto" -fsyntax-only synopsis.c
}

atf_test_case example__program_prints_what_the_page_says
example__program_prints_what_the_page_says_body()
{
	example man3/sha256.3 1 >example.c
	example man3/sha256.3 2 >expected
	compile -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys" \
	    -I"$SRCTOP/sys/crypto" -o example example.c \
	    "$OBJTOP/lib/libmd/libmd.a"
	[ -s expected ] || atf_fail "the page does not say what is printed"
	atf_check -o file:expected ./example
}

atf_test_case example__image_is_compared_without_a_library
example__image_is_compared_without_a_library_body()
{
	example man9/sha256.9 1 >image.c
	cat >main.c <<-'END'
	#include "crypto_os.h"
	int image_matches(const void *, size_t, const uint8_t *);
	int
	main(void)
	{
		static uint8_t empty[] =
		    "\xe3\xb0\xc4\x42\x98\xfc\x1c\x14\x9a\xfb\xf4\xc8\x99\x6f\xb9\x24"
		    "\x27\xae\x41\xe4\x64\x9b\x93\x4c\xa4\x95\x99\x1b\x78\x52\xb8\x55";
		if (!image_matches("", 0, empty) || image_matches("a", 1, empty))
			return (1);
		empty[31] ^= 1;
		return (image_matches("", 0, empty));
	}
	END
	compile -ffreestanding -I"$SRCTOP/sys/modules/standalone" \
	    -I"$SRCTOP/sys" -I"$SRCTOP/sys/crypto" -o image image.c main.c \
	    "$OBJTOP/sys/modules/standalone/libmdcore.a"
	atf_check ./image
}

# Files of the tree, without what was built.
files()
{
	cd "$SRCTOP" || exit
	{ git ls-files 2>/dev/null | grep . ||
	    find . \( -name obj -o -name .git -o -name .flags \) -prune -o \
	    -type f -print | grep -v -e '\.[oa]$' -e '\.so' |
	    sed 's,^\./,,'; } | grep -v '^\.[^/]*$'
}

atf_test_case readme__picture_shows_the_tree
readme__picture_shows_the_tree_body()
{
	# The top folder's files, and each folder with more than a Makefile;
	# tests/ stands for what is below it.
	files | sed -n -e '/^tests\//d' -e '/\/Makefile$/d' \
	    -e 's,/[^/]*$,/,' -e p >expected
	echo tests/ >>expected
	sed -n '/^## The tree/,/^## /s/^    \([^ ]*\).*/\1/p' \
	    "$SRCTOP/README.md" | sort >shown
	sort -u -o expected expected
	atf_check -o file:expected cat shown
}

atf_test_case readme__commands_exist
readme__commands_exist_body()
{
	copy_source src
	cd src || exit
	sed -n 's/^    \(bmake .*\|\.\/[a-z.].*\)/\1/p' README.md \
	    CONTRIBUTING.md | sed 's/  *#.*//' | sort -u >../commands
	cat ../commands
	while read -r command arguments; do
		case $command in
		bmake)	eval "set -- $arguments"
			quietly bmake -n "$@" </dev/null ;;
		*)	[ -x "$command" ] || atf_fail "$command" ;;
		esac
	done <../commands
	grep -q bmake ../commands
}

atf_init_test_cases()
{
	add_cases pages__mandoc_finds_no_fault \
	    programs__each_function_has_a_page \
	    kernels__each_function_has_a_page \
	    example__program_prints_what_the_page_says \
	    example__image_is_compared_without_a_library \
	    readme__picture_shows_the_tree readme__commands_exist
}
