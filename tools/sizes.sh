#!/bin/sh
# bmake sizes: the bytes of a complete SHA-256, which is SHA256_Init, _Update,
# _Final and what these need: text, rodata and data left after the linker has
# collected garbage.  Exits 1 where a size is above its limit.

cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
status=0

common="-fno-asynchronous-unwind-tables -fno-stack-protector -fno-pic
    -ffunction-sections -fdata-sections -fno-unroll-loops"
include="-Isys/modules/standalone -Isys/crypto -Isys"

core="sys/crypto/sha2/sha256.c sys/crypto/sha2/sha256_compress.c"
sources=$core

# bytes OPTION COMPILER...: prints the bytes, and the largest frame.
bytes()
{
	option=$1
	shift
	rm -f "$work"/*.o "$work"/*.su
	for f in $sources; do
		# shellcheck disable=SC2086 # lists of flags
		"$@" $common $option $include -fstack-usage \
		    -c -o "$work/$(basename "$f" .c).o" "$f" || return
	done
	"$("$1" -print-prog-name=ld)" -r --gc-sections -u _libmd_SHA256_Init \
	    -u _libmd_SHA256_Update -u _libmd_SHA256_Final \
	    -o "$work/all.o" "$work"/*.o || return
	size=$("$("$1" -print-prog-name=size)" "$work/all.o" |
	    awk 'NR == 2 { print $1 + $2 }')
	frame=$(cut -f 2 "$work"/*.su | sort -n | tail -1)
}

# row NAME MUST AIM PEER COMPILER...: PEER is the smallest of others.
row()
{
	name=$1 must=$2 aim=$3 peer=$4
	shift 4
	if ! command -v "$1" >/dev/null; then
		echo "sizes: $name: $1 is missing, try ./bootstrap sizes" >&2
		return
	fi
	bytes -USMALL_KERNEL "$@" || { status=1; return; }
	unrolled=$size
	bytes -DSMALL_KERNEL "$@" || { status=1; return; }
	verdict=
	[ "$size" -le "$must" ] || { verdict="  too big"; status=1; }
	printf '%-24s %7d %5d %5d %5d %9d %6d%s\n' "$name" "$size" "$must" \
	    "$aim" "$peer" "$unrolled" "$frame" "$verdict"
}

cpu=$(cc -dumpmachine)
printf '%-24s %7s %5s %5s %5s %9s %6s\n' "bytes, $cpu" rolled must aim \
    peer unrolled frame
case $cpu in
x86_64-*)
	include="-Isys/crypto/x86 $include"
	row "gcc -Os" 1000 900 1102 gcc -Os
	row "gcc -O2" 1350 1180 1369 gcc -O2
	row "clang -Oz" 1030 920 1118 clang -Oz
	include=${include#* }
	;;
esac
for m in 0 3; do
	case $m in
	0)	set -- 900 820 1034 ;;
	3)	set -- 870 800 950 ;;
	esac
	row "gcc -Os, Cortex-M$m" "$@" arm-none-eabi-gcc -Os -mthumb \
	    -mcpu=cortex-m$m
done

# The same as one file.
sources=$work/md_sha256.c
case $cpu in
x86_64-*)
	CPU=x86 sh tools/single.sh "$work" sys/modules/standalone/md_sha256.[ch]
	row "gcc -Os, one file" 1000 900 1102 gcc -Os
	row "clang -Oz, one file" 1030 920 1118 clang -Oz
	;;
esac
sh tools/single.sh "$work" sys/modules/standalone/md_sha256.[ch]
row "gcc -Os, M0, one file" 900 820 1034 arm-none-eabi-gcc -Os -mthumb \
    -mcpu=cortex-m0
exit $status
