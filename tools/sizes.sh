#!/bin/sh
# bmake sizes: the bytes of each hash of the list, or of HASHES, complete: Init,
# Update, Final and what these need: text, rodata and data left after the linker
# has collected garbage.  Exits 1 where a size is above its limit, which is in
# tools/sizes.

# shellcheck disable=SC1091,SC2031,SC2034 # hashes.sh: its subshells have names
# of their own

cd "$(dirname "$0")/.." || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
status=0
SRCTOP=. && . ./tools/hashes.sh

common="-fno-asynchronous-unwind-tables -fno-stack-protector -fno-pic
    -ffunction-sections -fdata-sections -fno-unroll-loops"

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
	# shellcheck disable=SC2086 # lists
	"$("$1" -print-prog-name=ld)" -r --gc-sections $roots \
	    -o "$work/all.o" "$work"/*.o || return
	size=$("$("$1" -print-prog-name=size)" "$work/all.o" |
	    awk 'NR == 2 { print $1 + $2 }')
	frame=$(cut -f 2 "$work"/*.su | sort -n | tail -1)
}

# row NAME COMPILER...
row()
{
	name=$1
	shift
	if ! command -v "$1" >/dev/null; then
		echo "sizes: $name: $1 is missing, try ./bootstrap sizes" >&2
		return
	fi
	limits=$(sed -n "s/^$name	[	]*//p" "tools/sizes/$hash" 2>/dev/null)
	IFS=' ' read -r must aim peer <<-END
	${limits:-- - -}
	END
	bytes -USMALL_KERNEL "$@" || { status=1; return; }
	unrolled=$size
	bytes -DSMALL_KERNEL "$@" || { status=1; return; }
	verdict=
	[ "$must" = - ] || [ "$size" -le "$must" ] ||
	    { verdict="  too big"; status=1; }
	printf '%-24s %7d %5s %5s %5s %9d %6d%s\n' "$name" "$size" "$must" \
	    "$aim" "$peer" "$unrolled" "$frame" "$verdict"
}

# rows: those of the hashes in roots, as sources.
rows()
{
	printf '%-24s %7s %5s %5s %5s %9s %6s\n' "$hash, bytes" rolled must \
	    aim peer unrolled frame
	case $cpu in
	x86_64-*)
		include="-Isys/crypto/x86 $path"
		row "gcc -Os" gcc -Os
		row "gcc -O2" gcc -O2
		row "clang -Oz" clang -Oz
		;;
	esac
	include=$path
	for m in 0 3; do
		row "gcc -Os, Cortex-M$m" arm-none-eabi-gcc -Os -mthumb \
		    -mcpu=cortex-m$m
	done
}

# Where the words are its own, the same by one source for all.
one_file()
{
	[ "$words" = "$hash" ] || return 0
	sources=$work/md_$hash.c
	case $cpu in
	x86_64-*)
		CPU=x86 sh tools/single.sh "$work" "$hash" >/dev/null
		row "gcc -Os, one file" gcc -Os
		row "clang -Oz, one file" clang -Oz
		;;
	esac
	sh tools/single.sh "$work" "$hash" >/dev/null
	row "gcc -Os, M0, one file" arm-none-eabi-gcc -Os -mthumb \
	    -mcpu=cortex-m0
}

cpu=$(cc -dumpmachine)
echo "$cpu"
hashes >"$work/list"
while read -r hash prefix folder _ _ words _; do
	case " ${HASHES:-$hash} " in
	*" $hash "*) ;;
	*)	continue ;;
	esac
	path="-Isys/modules/standalone -Isys/crypto -Isys/crypto/$folder -Isys"
	roots=
	for f in Init Update Final; do
		roots="$roots -u _libmd_${prefix}_$f"
	done
	sources=sys/crypto/$folder/$words.c
	sources="$sources sys/crypto/$folder/${words}_compress.c"
	[ "$words" = "$hash" ] || sources="$sources sys/crypto/$folder/$hash.c"
	rows
	one_file
done <"$work/list"
exit $status
