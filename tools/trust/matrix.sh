#!/bin/sh
# matrix.sh [-n] TOP FOLDER [COMPILER...]: the core of the tree TOP as each of
# the compilers makes it, at each level and, from -O2, with one flag changed or
# one option of the build: a line a cell.  In each the cases and the official
# vectors pass; what is optimized has rolled and unrolled rounds in the linked
# program (tools/shapes.sh); and each compiler's program fails with a fault in
# the core.  Exits 1 if a cell failed, else 2 if a compiler is missing.  FOLDER
# gets what this makes.  -n only lists the cells.

# shellcheck disable=SC2016,SC2046,SC2086 # make's, and lists

set -eu
export LC_ALL=C

# A line a cell: compiler, what it makes, and how.
#	words			both shapes
#	variants		those, and the CPU's variants, where cpu.mk has some
#	library			libmd.a, by make
#	K, rotation, padding	both shapes, with a fault there
cells()
{
	for cc; do
		levels="-O0 -O1 -O2 -O3 -Os -Oz"
		flags="-std=c99 -std=c11 -std=c17 -std=c2x -fsigned-char
		    -funsigned-char -fstrict-aliasing -fno-strict-aliasing
		    -march=x86-64-v2 -march=x86-64-v3 -march=x86-64-v4 -m32
		    -fPIC -ffreestanding"
		# The same words twice stay twice, to be counted.
		lto="-flto,-fno-ipa-icf -flto,-ffat-lto-objects,-fno-ipa-icf"
		case $cc in
		gcc-11)	levels=${levels% *} ;;
		clang*)	lld=-fuse-ld=lld${cc#clang}
			lto="-flto,$lld -flto=thin,$lld" ;;
		tcc)	levels="-O0 -O2" lto=''
			flags="-fsigned-char -funsigned-char -m32" ;;
		esac
		for level in $levels; do
			echo "$cc|variants|$level"
		done
		for flag in $lto; do
			echo "$cc|variants|-O2,$flag"
		done
		for flag in $flags; do
			echo "$cc|words|-O2,$flag"
		done
		echo "$cc|library|SMALL_KERNEL=no"
		echo "$cc|library|SMALL_KERNEL=yes"
		for fault in K rotation padding; do
			echo "$cc|$fault|-O2"
		done
	done
}

# finish WORD TEXT: the cell that was begun, and what becomes of it.
finish()
{
	echo "$1" >>"$FOLDER/results"
	printf '%-9s %-9s %-26s %s\n' "$cc" "$kind" "$flags" "$2"
	exit 0
}

# words: the core in SYS, in both shapes and for "variants" also these, with the
# cases.
words()
{
	core_of=none
	[ $kind != variants ] || core_of=$cpu
	mkdir objects
	(cd objects && compile_core any $core_of \
	    $cc $flags $rolled $(core_flags $cpu)) &&
	    $link -o program objects/*.o ../$bits.o/*.o ../$bits.o/words/*.o
}

# library: as make builds it, with the cases.
library()
{
	mkdir library
	MAKEOBJDIRPREFIX=$PWD/library $MAKE -C "$SRCTOP/lib/libmd" CC="$cc" \
	    $flags libmd.a || return
	$link -o program ../$bits.o/*.o ../$bits.o/library/*.o \
	    "library$SRCTOP/lib/libmd/libmd.a"
}

# fault SED-SCRIPT FILE: the core with that, in sys.
fault()
{
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys
	export SYS="$PWD/sys"
	sed "$1" "$SRCTOP/sys/crypto/$2" >"sys/crypto/$2" || return
	! cmp -s "$SRCTOP/sys/crypto/$2" "sys/crypto/$2" && words
}

# runs: whether this CPU does what -march=x86-64-vN allows, and this kernel runs
# programs of 32 bits.
runs()
{
	case $flags in
	*-march=*) does="__builtin_cpu_supports(\"${flags#*-march=}\")" ;;
	*-m32*)	does=1 ;;
	*)	return ;;
	esac
	echo "int main(void) { return (!$does); }" >cpu.c
	cc -m$bits -o cpu cpu.c 2>cpu.log && ./cpu 2>cpu.log
}

# cell NUMBER|COMPILER|KIND|FLAGS: one line.
cell()
{
	IFS='|' read -r number cc kind flags <<-END
	$1
	END
	mkdir "$number"
	cd "$number"
	read -r cpu variants <"../$cc.cpu"
	[ $kind:"$variants" != variants: ] || kind=words
	flags=$(echo "$flags" | tr , ' ') bits=64 rolled=-fno-unroll-loops
	link="$cc $flags"
	case $flags in *-m32*) bits=32 ;; esac
	case $cc in tcc) link="cc -m$bits" rolled='' ;; esac
	case $kind in
	library)
		link=cc
		library >log 2>&1 ;;
	K)	fault 's/0x5b9cca4f/0x5b9cca4e/' sha2/sha256_compress.h >log 2>&1 ;;
	rotation)
		fault 's/ROTR(25, x)/ROTR(24, x)/' sha2/sha256_compress.h \
		    >log 2>&1 ;;
	padding)
		fault 's/used >= h->block - h->length/used + 8 > 64/' \
		    md_bytes.h >log 2>&1 ;;
	*)	words >log 2>&1 ;;
	esac || finish failed "FAILED: $(grep -m 1 error log || tail -n 1 log)"

	runs || finish skipped "skipped: compiled, but does not run here"
	result=0
	timeout 300 ./program >log 2>&1 || result=$?
	last=$(tail -n 1 log)
	case $kind:$result:$last in
	[Krp]*:1:*" failed")
		finish passed "$(grep -c failed: log) cases see the fault" ;;
	[lwv]*:0:*" 0 failed")
		last=${last% 0 failed} ;;
	*)	finish failed "FAILED: $(grep -m 1 failed: log || echo "$last")" ;;
	esac

	# The proof that the option does what it says, on the baseline CPU.
	case $kind:$cc:$flags in
	library:* | *:tcc:* | *-O0* | *-march=*)
		finish passed "${last%,}" ;;
	esac
	for name in $(core words '' | sed 's,.*/,,'); do
		result=$(sh "$SRCTOP/tools/shapes.sh" \
		    program:${name}_compress_rolled \
		    program:${name}_compress_unrolled) ||
		    finish failed "FAILED: $result"
		last="$last $result"
	done
	finish passed "$last"
}

if [ "$1" = -cell ]; then
	. "$SRCTOP/tools/hashes.sh"
	cell "$2"
fi
list=
[ "$1" != -n ] || {
	list=yes
	shift
}
SRCTOP=$(cd "$1" && pwd -P)
. "$SRCTOP/tools/hashes.sh"
MAKE=${MAKE:-bmake}
FOLDER=$2
shift 2
unset MAKEFLAGS MFLAGS MAKELEVEL
if [ "$list" ]; then
	cells "$@" | tr '|,' ' '
	exit 0
fi
self=$(cd "$(dirname "$0")" && pwd)/matrix.sh
mkdir -p "$FOLDER"
cd "$FOLDER"
FOLDER=$(pwd -P)
export SRCTOP MAKE FOLDER
rm -rf ./*
started=$(date +%s)
touch results

# The compilers that are here, and their CPU's folder.
here=
for cc; do
	if command -v "$cc" >/dev/null; then
		here="$here $cc"
		$MAKE -C "$SRCTOP/lib/libmd" CC="$cc" \
		    -V '${CRYPTO_CPU} ${CRYPTO_VARIANTS}' >"$cc.cpu"
		echo "$cc: $($cc --version 2>/dev/null | head -n 1)"
		continue
	fi
	n=$(cells "$cc" | tee missing | wc -l)
	sed 's/.*/missing/' missing >>results
	echo "$cc: $n cells skipped: not installed"
done

# The cases are the same in all cells.
cavp=$($MAKE -C "$SRCTOP/tests/sys/crypto/sha2" -V '${CAVP_DIR}')
cells $here >list
awk '{ print /-m32/ ? 32 : 64 }' list | sort -u | while read -r bits; do
	mkdir -p $bits.o/words $bits.o/library
	compile="cc -m$bits -O2 $(core_flags)"
	(cd $bits.o && $compile -DCAVP_DIR="\"$cavp\"" -c $(core_cases) \
	    $(core_tests all _cavp.c)
	cd words && $compile -c $(core_tests words _any.c)
	cd ../library && $compile -c $(core_tests words _library.c))
done

awk '{ print NR "|" $0 }' list |
    xargs -P "$(getconf _NPROCESSORS_ONLN)" -I {} sh "$self" -cell {} || :
awk -v seconds="$(($(date +%s) - started))" -v cells="$(wc -l <list)" '
{ n[$1]++ }
END {
	cells += n["missing"]
	failed = cells - n["passed"] - n["skipped"] - n["missing"]
	print "matrix: " cells " cells: " n["passed"] + 0 " passed, " \
	    failed " failed, " n["skipped"] + 0 " not for this CPU, " \
	    n["missing"] + 0 " without compiler; " \
	    seconds " s"
	exit failed ? 1 : n["missing"] ? 2 : !n["passed"]
}' results
