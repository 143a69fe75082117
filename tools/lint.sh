#!/bin/sh
# bmake lint: every source of the tree, as the tools for its language read it.
# Warnings are errors here.  A line a check; exits 1 if one found something.

cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
n=0

# say TOOL COMMAND...: TOOL is what COMMAND needs; it must say nothing.
say()
{
	tool=$1
	shift
	if ! command -v "$tool" >/dev/null; then
		result="is missing, try ./bootstrap lint"
	elif "$@" >"$work/$tool" 2>&1 && ! [ -s "$work/$tool" ]; then
		result=ok
	else
		cat "$work/$tool"
		result=failed
	fi
	echo "lint: $tool: $result"
	[ "$result" = ok ] || : >"$work/failed"
}

# check TOOL COMMAND...: beside the others.
check()
{
	n=$((n + 1))
	say "$@" >"$work/$n.log" 2>&1 &
}

# files NAME...: those of the tree, without what was built.
files()
{
	find "$@" -name .git -prune -o -name obj -prune -o -type f -print |
	    LC_ALL=C sort
}

# clang-format knows style(9), but for its tabs inside of lines, and tables of
# numbers with many in a line.
blanks()
{
	sed -e '/^[[:blank:]]*\(0x[0-9a-f]*,[[:blank:]]*\)\{1,\}$/d' \
	    -e 's/\([^[:blank:]]\)[[:blank:]]\{1,\}/\1 /g' \
	    -e 's/^[[:blank:]]*\\$/\\/'
}

format()
{
	for f in $(files lib sys tests tools | grep '\.[ch]$'); do
		clang-format "$f" | blanks >"$work/formatted"
		blanks <"$f" >"$work/given"
		diff -u --label "$f" --label formatted "$work/given" \
		    "$work/formatted"
	done
}

warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual
    -Wstrict-prototypes -Wmissing-prototypes -Wwrite-strings -Wundef -Werror"

# What is for another CPU is its compiler's to read.
case $(uname -m) in
x86_64 | amd64 | i?86)	cpu=x86 ;;
aarch64 | arm64)	cpu=arm64 ;;
arm*)			cpu=arm ;;
riscv*)			cpu=riscv ;;
*)			cpu=none ;;
esac
include="-Ilib/libmd -Isys/crypto/$cpu -Isys/crypto -Isys"
readable()
{
	files "$@" | sed -n "\,/$cpu/,b p; \,/\(arm\|arm64\|riscv\|x86\)/,d
	    :p
	    /\.c\$/p"
}

compile()
{
	for f in $(readable lib sys/crypto); do
		for option in -USMALL_KERNEL -DSMALL_KERNEL; do
			# shellcheck disable=SC2086 # lists of flags
			$1 -std=c99 -O2 $warnings $include $option \
			    -D_DEFAULT_SOURCE -D_FILE_OFFSET_BITS=64 \
			    -c -o "$work/$1.o" "$f"
		done
	done
}

# The pages refer to each other; that these are in no database is no fault, and
# mandoc says it to standard error.
manual()
{
	MANPATH=$PWD/share/man mandoc -Tlint -W style "$@" 2>/dev/null
}

check clang-format format
check gcc compile gcc
check clang compile clang
# cppcheck also looks into what "if (ROLLED)" leaves out, and takes minutes for
# the macros of SHA-NI.
# shellcheck disable=SC2086
check cppcheck cppcheck --quiet --error-exitcode=1 --inline-suppr \
    --suppress=arrayIndexOutOfBounds:sys/crypto/sha2/sha256_compress.c \
    -i sys/crypto/sha2/x86/sha256_compress_shani.c -j 2 \
    --enable=warning,performance,portability --std=c99 $include lib sys/crypto
# shellcheck disable=SC2046 # names without blanks
check mandoc manual $(files share | grep '\.[1-9]$')
# shellcheck disable=SC2046
check shellcheck shellcheck -s sh --exclude=SC1091,SC2317 bootstrap .ci/run \
    $(files tests tools | grep '\.sh$')
wait
cat "$work"/*.log
[ ! -e "$work/failed" ]
