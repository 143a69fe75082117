#!/bin/sh
# mdbench: prove the rolled and the unrolled build of a hash right, measure both
# and their peers, and say which to take.  See mdbench(1).  (The names that it
# links begin with _libmd_.)

# Lists of flags, of names and of numbers are words, not arrays.
# shellcheck disable=SC1007,SC1090,SC2015,SC2016,SC2046,SC2086,SC2094,SC2317
set -u
LC_ALL=C
export LC_ALL

usage()
{
	cat >&2 <<EOF
usage: mdbench [--hash NAME] [--quick] [--cc "CC ..."] [--levels "-O..."]
	[--sizes "N ..."] [--rounds N] [--seconds N] [--kernel[=DRIVER]]
	[--compare A B] [--csv FILE] [--html FILE] [--speed-table]
	[--work DIR] [--source DIR]
       mdbench --compare FILE.csv FILE.csv
       mdbench [--hash NAME] --file SIZE
       mdbench [--hash NAME] --cross
EOF
	exit 2
}

say()
{
	echo "mdbench: $*" >&2
}

die()
{
	say "$*"
	exit 1
}

# bytes 10M: 10485760
bytes()
{
	case $1 in
	*[!0-9KMG]*|*[KMG]?*|[KMG]|0*)	echo "$1" ;;
	*K)	echo $((${1%K} << 10)) ;;
	*M)	echo $((${1%M} << 20)) ;;
	*G)	echo $((${1%G} << 30)) ;;
	*)	echo "$1" ;;
	esac
}

# Whatever ends the script, nothing half-written stays.
cleanup()
{
	trap '' HUP INT TERM
	[ -z "$jobs" ] || { kill $jobs; wait; } 2>/dev/null
	for file in "$csv" "$html"; do
		[ -z "$file" ] || rm -f "$file.$$"
	done
	# A compiler may still be at work there.
	[ "$keep" ] || [ -z "$work" ] || rm -rf "$work" 2>/dev/null || {
		sleep 1
		rm -rf "$work"
	}
}

# Whatever standard error is where it comes.
exec 3>&2
interrupted()
{
	say "interrupted: nothing was written" 2>&3
	exit "$1"
}

#
# The command line.
#

options="$*"
quick= csv= html= work= source= m32= guest= kernel= speedtable= keep= jobs= mode=
one= two= ccs= levels="-Os -O2" hash=sha256
sizes="16 64 256 1024 8192 16384 1048576" rounds=150 seconds=50 status=0
while [ $# -gt 0 ]; do
	option=$1
	shift
	case $option in
	--cc|--levels|--sizes|--rounds|--seconds|--csv|--html|--work|--source|\
	--hash|--file|--compare)
		[ $# -gt 0 ] || usage
		value=$1
		shift ;;
	esac
	case $option in
	--quick)	quick=yes seconds=5 ;;
	--hash)		hash=$value ;;
	--cc)		ccs=$value ;;
	--levels)	levels=$value ;;
	--sizes)	sizes=$value ;;
	--rounds)	rounds=$value ;;
	--seconds)	seconds=$value ;;
	--csv)		csv=$value ;;
	--html)		html=$value ;;
	--work)		work=$value keep=yes ;;
	--source)	source=$value ;;
	--kernel)	kernel=ours guest=yes ;;
	--kernel=?*)	kernel=${option#*=} ;;
	--speed-table)	speedtable=yes ;;
	--compare)	[ $# -gt 0 ] || usage
			one=$value two=$1
			shift ;;
	--file)		mode=file filesize=$(bytes "$value") ;;
	--cross)	mode=cross ;;
	*)		say "unknown option: $option"; usage ;;
	esac
done
for number in $sizes $rounds $seconds ${filesize:-}; do
	case $number in
	''|*[!0-9]*|0*|??????????????*)
		say "not a whole number from 1 on: $number"; usage ;;
	esac
done
for number in $sizes; do
	[ "$number" -le 1048576 ] || die "sizes end at 1048576 bytes"
done

# The sources: the project's tree, or what was installed of it.
here=$(cd "$(dirname "$0")" && pwd) || exit 1
if [ -z "$source" ]; then
	source=$here/../..
	[ -e "$here/bench.c" ] || source=$here/../share/mdbench
fi
source=$(cd "$source" 2>/dev/null && pwd) &&
    [ -e "$source/tools/mdbench/bench.c" ] ||
    die "no sources of mdbench in $source"
lib=$source/tools/mdbench

# The hash, by its line of the list, and that whose words it takes.
hashes=$(sed -n 's/^HASH_LIST+=[[:blank:]]*//p' "$source/share/mk/hashes.mk")
IFS=: read -r name prefix folder digest block words _ <<EOF
$(echo "$hashes" | grep "^$hash:")
EOF
[ "$name" ] || {
	say "there is no hash \"$hash\"; --hash can be:" \
	    $(echo "$hashes" | cut -d : -f 1)
	exit 2
}
bytes=src/sys/crypto/$folder/$hash.c
[ "$words" = "$hash" ] || bytes="$bytes src/sys/crypto/$folder/$words.c"
whole=src/sys/crypto/$folder/${words}_compress.c
header=crypto/$folder/$hash.h
defines="-DHASH=$hash -DPREFIX=$prefix -DDIGEST_LENGTH=$digest"
defines="$defines -DBLOCK_LENGTH=$block -Isrc/tools/mdbench"
roots="-Wl,--gc-sections,-u,_libmd_${prefix}_Init"
roots="$roots -Wl,-u,_libmd_${prefix}_Update,-u,_libmd_${prefix}_Final"
# What only this hash has: the standard again, experiments.
own=src/tools/mdbench/$words
[ "$kernel" != ours ] || kernel="$hash-md $hash-md-small"

if [ -f "$one" ] && [ -f "$two" ]; then
	exec awk -f "$lib/csv.awk" -f "$lib/compare.awk" "$one" "$two"
fi

trap cleanup EXIT
trap 'interrupted 129' HUP
trap 'interrupted 130' INT
trap 'interrupted 143' TERM

[ -z "$one" ] || command -v ministat >/dev/null ||
    die "--compare wants ministat, which is not installed"
[ -z "$html" ] || command -v gnuplot >/dev/null ||
    die "--html draws with gnuplot, which is not installed"
for file in "$csv" "$html"; do
	[ -z "$file" ] || { [ -e "$file" ] && ! [ -f "$file" ]; } ||
	    { true >"$file.$$"; } 2>/dev/null || die "cannot write $file"
done
case $csv in ''|/*) ;; *) csv=$PWD/$csv ;; esac
case $html in ''|/*) ;; *) html=$PWD/$html ;; esac

# The work folder, and a link in it, so that no path has a space.
if [ "$work" ]; then
	mkdir -p "$work" 2>/dev/null
else
	work=$(mktemp -d "${TMPDIR:-/tmp}/mdbench.XXXXXX") || exit 1
fi
# Of a folder that has other things nothing is removed.
[ -e "$work/.mdbench" ] || [ -z "$(ls -A "$work" 2>/dev/null)" ] ||
    die "the work folder $work holds other things"
cd "$work" 2>/dev/null && true 2>/dev/null >.mdbench && rm -rf ./* &&
    ln -s "$source" src || die "cannot write in the work folder $work"
work=$PWD
# What a compiler leaves that is interrupted goes with the rest.
TMPDIR=$work
export TMPDIR

# Room for what follows?  Else each compiler would be blamed.
room()
{
	head -c 200000 /dev/zero >room 2>/dev/null ||
	    die "the work folder is full: $work"
	rm -f room
}
room

# Run a long command so that a signal ends it at once.
run()
{
	"$@" &
	jobs=$!
	wait "$jobs"
	set -- $?
	jobs=
	return "$1"
}

#
# What is here.
#

asked=$ccs
if [ -z "$ccs" ]; then
	IFS=:
	for dir in $PATH; do
		ccs=$ccs:$(cd "$dir" 2>/dev/null && printf '%s\n' gcc-*[0-9] \
		    clang-*[0-9] | grep -E '^(gcc|clang)-[0-9.]+$' | sort -ru |
		    tr '\n' :)
	done
	ccs=gcc:clang:$ccs:cc:tcc
	for cc in $ccs; do
		command -v "$cc" >/dev/null && list="${list:-} $cc"
	done
	unset IFS
	ccs=${list:-}
fi
# A label for each compiler, "gcc-12": what it calls itself, and its major
# version; of the same compiler, one.
labels=" " host=
: >compilers
for cc in $ccs; do
	command -v "$cc" >/dev/null || {
		say "no such compiler: $cc"
		status=1
		continue
	}
	text=$("$cc" --version 2>/dev/null || "$cc" -v 2>&1)
	number=$("$cc" -dumpversion 2>/dev/null)
	case $text in
	*clang*)	name=clang-${number%%.*} ;;
	tcc*)		name=tcc ;;
	'')		name=${cc##*/} ;;
	*)		name=gcc-${number%%.*} ;;
	esac
	case $labels in
	*" $name "*)
		# Asked for by name, it is another one.
		[ "$asked" ] || continue
		name=${cc##*/} ;;
	esac
	# Quickly, one of a kind is enough.
	case $quick$name in yestcc)	continue ;; esac
	case ${asked:+asked}$quick$labels in
	yes*" ${name%%-*}-"*)	continue ;;
	esac
	labels="$labels$name "
	# One that is to link, too.
	[ "$name" = tcc ] || host=${host:-$cc}
	printf '%s\t%s\t%s\n' "$name" "$cc" "$(echo "$text" | head -n 1)" \
	    >>compilers
done
[ "$labels" != " " ] || die "no C compiler is installed"
[ "$host" ] || die "tcc alone cannot link the bench: install gcc or clang"
echo 'int main(void) { return (0); }' >probe.c
$host probe.c -o probe 2>probe.err && ./probe || {
	cat probe.err >&2
	die "$host cannot make a program"
}

machine=$($host -dumpmachine)
cpu=other bits64=
case $machine in
x86_64-*|amd64-*)	cpu=x86 bits64=yes ;;
i[3-6]86-*)		cpu=x86 ;;
aarch64-*|arm64-*)	cpu=arm64 ;;
esac
includes="-Isrc/sys/crypto/$folder -Isrc/sys/crypto -Isrc/sys"
includes="$includes -Isrc/sys/modules/standalone"
# As sizes are counted: nothing but the code, where the linker may drop it.
plain="-ffunction-sections -fdata-sections -fno-asynchronous-unwind-tables"
plain="$plain -fno-stack-protector -fno-pic"
# Where the headers of the kernel are, for -m32, too.
after="-idirafter /usr/include/$machine"
# runs32: a program of 32 bits runs here; says so where the kernel refuses.
runs32()
{
	echo 'int main(void) { return (0); }' >runs32.c
	$host -m32 runs32.c -o runs32 2>/dev/null || return
	./runs32 2>/dev/null || {
		say "no 32 bits: this kernel does not run them"
		false
	}
}
ncpu=$(getconf _NPROCESSORS_ONLN 2>/dev/null) || ncpu=1
case $ncpu in [1-9]) ;; *) ncpu=2 ;; esac

#
# Contenders.  Number N becomes N.o, which exports no name, and a line in N.meta:
# name, shape, compiler, flags, text, rodata, frame.  What goes wrong is in N.err.
#

# stub N NAME ARCH FILE FLAGS: the contender's entry
stub()
{
	$host $3 -O2 -fno-pic $defines ${5:-} "-DNAME=\"$2\"" \
	    -c "src/tools/mdbench/$4" -o "$1.o"
}

# program FILE ARCH LIBS N ...: the bench of these contenders
program()
{
	file=$1 arch=$2 libs=$3
	shift 3
	for n; do set -- "$@" "$n.o"; shift; done
	$host $arch -no-pie -Wl,-z,noexecstack -o "$file" "worker$arch.o" "$@" \
	    $libs -ldl
}

# link N NAME SHAPE CC FLAGS ARCH FILE ...: of FILEs, what the three functions
# need
link()
{
	n=$1 name=$2 meta="$2	$3	$4	$5" arch=$6
	shift 6
	$host $arch -r -nostdlib $roots -o "$n.core.o" "$@" &&
	stub "$n.stub" "$name" "$arch" ours.c "-DHEADER=<$header> $includes" &&
	$host $arch -r -nostdlib -o "$n.o" "$n.stub.o" "$n.core.o" &&
	objcopy -G none "$n.o" && (program "$n.probe" "$arch" "" "$n") &&
	size -A "$n.core.o" >"$n.size" &&
	cat "$n".*.su 2>/dev/null | awk -v meta="$meta" '
	    FNR == NR && $1 ~ /^\.text/ { text += $2 }
	    FNR == NR && $1 ~ /^\.(rodata|data|bss)/ { rodata += $2 }
	    FNR != NR && NF > 2 && $(NF - 1) + 0 >= frame + 0 {
		frame = $(NF - 1)
	    }
	    END {
		OFS = "\t"
		print meta, text + 0, rodata + 0, frame == "" ? "-" : frame
	    }' "$n.size" - >"$n.meta"
}

# core N NAME SHAPE CC FLAGS [FILE]: the one source, compiled by CC, or with FILE
# for its words
core()
{
	mycpu=-Isrc/sys/crypto/$cpu objs= arch=
	case $2 in m32-*) arch=-m32 ;; esac
	[ "$4" != tcc ] || mycpu=	# it lacks the builtins
	for file in $bytes "${6:-$whole}"; do
		objs="$objs $1.${file##*/}.o"
		$4 $arch $plain $5 -fstack-usage $mycpu $includes \
		    -c "$file" -o "$1.${file##*/}.o" || return
	done
	link "$1" "$2" "$3" "$4" "$5 $plain" "$arch" $objs
}

# shapes NAME CC FLAGS [NAME FLAGS]: rolled and, so or otherwise, unrolled
shapes()
{
	queue core "$1-rolled" rolled "$2" "$3 $rolled"
	queue core "${4:-$1}-unrolled" unrolled "$2" "${5:-$3}"
}

# library N BUILD SMALL_KERNEL: libmd as users get it, by the makefiles, or
# installed beside this script; it may choose among the CPU's instructions,
# and has the name of what it chose
library()
{
	archive=$here/../lib/libmd.a variant=$2
	if [ "$made" ]; then
		unset MAKEFLAGS MAKELEVEL MAKEOBJDIR
		MAKEOBJDIRPREFIX=$work/lib-$2
		export MAKEOBJDIRPREFIX
		mkdir "$MAKEOBJDIRPREFIX" &&
		(cd "$source/lib/libmd" && bmake "CC=$host" "SMALL_KERNEL=$3" \
		    ${quick:+libmd.a}) &&
		archive=$(find "$MAKEOBJDIRPREFIX" -name libmd.a) &&
		ln -s "${archive%/*}/libmd.so.10" "libmd-$2.so" || return
	fi
	$host $defines -UPREFIX "-DPREFIX=$(echo "$hashes" |
	    sed -n "s/^$words:\([^:]*\):.*/\1/p")" $includes \
	    "-DHEADER=<crypto/$folder/$words.h>" -o "$1.variant" \
	    src/tools/mdbench/variant.c "$archive" && variant=$("./$1.variant")
	echo "$variant" >"libmd-$2.variant"
	link "$1" "libmd.a-$variant" "$variant" "$host" "as built" "" "$archive"
}

# shared N BUILD: libmd.so, through the dynamic linker
shared()
{
	variant=$(cat "libmd-$2.variant") &&
	stub "$1" "libmd.so-$variant" "" shared.c \
	    "-DHEADER=<$header> $includes -DLIBRARY=\"./libmd-$2.so\"" &&
	printf '%s\t%s\t%s\t%s\t-\t-\t-\n' "libmd.so-$variant" "$variant" \
	    "$host" "as built" >"$1.meta"
}

# peer N NAME FILE LIBS FLAGS: another library's, if it links
peer()
{
	stub "$1" "$2" "" "$3.c" "${5:-}" &&
	(program "$1.probe" "" "$4" "$1") && echo "$4" >"$1.libs" &&
	printf '%s\tpeer\t-\t%s\t-\t-\t-\n' "$2" "$4 $(pkg-config --modversion \
	    "$(echo "$2" | sed 's/-EVP$//; s/\.so.*//')" 2>/dev/null)" >"$1.meta"
}

# worker ARCH: workerARCH.o, the harness, with the best clock that runs
worker()
{
	set -- "worker$1" "$1"
	for clock in linux/ "$cpu/" ""; do
		[ -e "src/tools/mdbench/${clock}ticks.c" ] || continue
		for file in src/tools/mdbench/bench.c "$own"/fips*.c \
		    "src/tools/mdbench/${clock}ticks.c"; do
			[ ! -e "$file" ] || $host $2 -O2 -fno-pic \
			    -D_DEFAULT_SOURCE $after $defines -c "$file" \
			    -o "$1.${file##*/}.o" || continue 2
		done
		$host $2 -r -nostdlib -o "$1.o" "$1".*.c.o &&
		(program "$1.probe" "$2" "") && "./$1.probe" clock >clock &&
		    return
	done
	return 1
}

# queue COMMAND NAME ...: run COMMAND N NAME ... beside some others
count=0 batch=0
queue()
{
	count=$((count + 1)) command=$1
	shift
	echo "$command $1" >"$count.name"
	"$command" "$count" "$@" >"$count.err" 2>&1 &
	jobs="$jobs $!" batch=$((batch + 1))
	[ "$batch" -lt "$ncpu" ] || barrier
}

barrier()
{
	wait $jobs
	jobs= batch=0
}

rolled="-DSMALL_KERNEL -fno-unroll-loops"
case $mode in
?*)	. "$source/tools/mdbench/$mode.sh"
	exit ;;
esac

say "compiling for $(cut -f 1 compilers | tr '\n' ' ')"
run worker "" 2>worker.err || {
	cat worker.err >&2
	die "no clock runs"
}
[ "$bits64" ] && [ -z "$quick" ] && runs32 &&
    run worker -m32 2>worker32.err && m32=yes
# Make cannot build in a folder with a space in its name.
case $source$work in
*[[:space:]]*)	made= ;;
*)	[ -e "$source/lib/libmd/Makefile" ] && command -v bmake >/dev/null &&
	    made=yes || made= ;;
esac
if [ "$made" ] || [ -e "$here/../lib/libmd.a" ]; then
	queue library unrolled no
	[ "$quick" ] || [ -z "$made" ] || queue library rolled yes
else
	say "libmd as built is not measured: that wants bmake and its sources"
fi

tab=$(printf '\t')
first= families=
while IFS=$tab read -r name cc _; do
	for level in $levels; do
		# Only its speed matters, and it has one level.
		case $name$level in tcc"${levels%% *}") ;; tcc*) continue ;; esac
		shapes "$name$level" "$cc" "$level"
		first=${first:-$name$level-rolled}
	done
	case "$quick $families " in
	yes*|*" ${name%%-*} "*)	continue ;;
	esac
	families="$families ${name%%-*}"
	[ "$name" != tcc ] || continue
	for i in 2 4 8 16 32; do
		[ ! -e "$own/partial.c" ] ||
		    queue core "$name-O2-by$i" "by $i" "$cc" \
		    "-O2 -fno-unroll-loops -DUNROLL=$i" "$own/partial.c"
	done
	[ ! -e "$own/wiped.c" ] || queue core "$name-O2-wiped" "wiped frame" \
	    "$cc" -O2 "$own/wiped.c"

	# A kernel's flags; the two that gcc builds, the two that clang builds.
	nosse="-mno-sse -mno-mmx -mno-80387 -mno-red-zone -mcmodel=kernel"
	linux="-mpreferred-stack-boundary=3 -mskip-rax-setup"
	[ "$bits64" ] || nosse= linux=
	bsd="-O2 -ffreestanding -fno-omit-frame-pointer $nosse"
	case $name in
	gcc*)	shapes linux "$cc" \
		    "-O2 -fno-strict-aliasing -fno-common $nosse $linux"
		shapes netbsd "$cc" "$bsd" ;;
	*)	shapes freebsd "$cc" "$bsd"
		shapes openbsd "$cc" "$bsd" ;;
	esac
	# In 32 bits, where the compiler can.
	[ -z "$m32" ] || shapes "m32-$name-Os" "$cc" -Os "m32-$name-O2" -O2
done <compilers

barrier
for shape in rolled unrolled; do
	[ "$quick" ] || [ ! -e "libmd-$shape.so" ] || queue shared "$shape"
done
queue peer libcrypto peers/libcrypto -lcrypto
queue peer libcrypto-EVP peers/evp -lcrypto
queue peer libgcrypt peers/libgcrypt -lgcrypt
queue peer nettle peers/nettle -lnettle
queue peer libsodium peers/libsodium -lsodium
queue peer libmd.so.0 peers/libmd0 -l:libmd.so.0
queue peer mbedtls peers/mbedtls -lmbedcrypto
for name in $kernel; do
	queue peer "kernel:$name" linux/kernel "" "-DDRIVER=\"$name\""
done
barrier
room

# Gather what came of it: what can be linked, what is not here, what failed.
main= main32= libs= skipped= i=0
: >contenders
while [ "$i" -lt "$count" ]; do
	i=$((i + 1))
	read -r command name <"$i.name"
	if [ -e "$i.meta" ]; then
		cat "$i.meta" >>contenders
		case $name in
		m32-*)	main32="$main32 $i" ;;
		*)	main="$main $i" ;;
		esac
		[ ! -e "$i.libs" ] || libs="$libs $(cat "$i.libs")"
	elif [ "$command" = peer ]; then
		skipped="$skipped $name"
	else
		say "could not be compiled: $name:" \
		    "$(grep -m 1 -E 'error|cannot|No ' "$i.err" || head -n 1 "$i.err")"
		status=1
	fi
done
[ -z "$skipped" ] || say "without $hash, or not installed:$skipped"

if [ -e "$own" ]; then
	say "validating"
else
	say "validating by the first contender, for want of the standard's $words"
fi
run program bench "" "$libs" $main >program.err 2>&1 || {
	cat program.err >&2
	die "the bench cannot be linked"
}
if [ "$main32" ]; then
	run program bench32 -m32 "" $main32 >program.err 2>&1 || main32=
fi

: >check
run ./bench check >>check
[ -z "$main32" ] || run ./bench32 check >>check
while read -r what name why; do
	case $what in
	wrong)	say "WRONG, not timed: $name: $why"
		status=1 ;;
	skip)	case $name:$why in
		kernel:*"not loaded"*)	[ "$guest" ] || status=1 ;;
		kernel:*|libmd.*)	guest= status=1 ;;
		esac
		say "not timed: $name: $why" ;;
	esac
done <check
awk -F '\t' '
    FNR == NR { split($0, w, " "); if (w[1] == "ok") ok[w[2]] = 1; next }
    $1 in ok' check contenders >good

# names TEST: those of the good contenders for which TEST holds
names()
{
	awk -F '\t' "$1 { print \$1 }" good | tr '\n' ' '
}
case " $(names 1) " in
*" $first "*)	;;
*)	first=$(awk -F '\t' '$2 == "rolled" { print $1; exit }' good)
	[ "$first" ] || die "no contender is left to compare with" ;;
esac

for name in $one $two; do
	case " $(names 1)" in
	*" $name "*)	;;
	*)	die "no such contender: $name" ;;
	esac
done

#
# Measure: one process for all that may share one, and for what may not, each
# its own; $first is in them all, or the chain of additions relates them.
#

set -- main "./bench time '$sizes' $(names '$1 !~ /^m32-/')"
[ -z "$main32" ] || set -- "$@" m32 \
    "./bench32 time '$sizes' $(names '$1 ~ /^m32-/')"
case "$quick $cpu $(names 1)" in
" x86 "*" libcrypto "*)
	for mask in noasm=0:0 'ssse3=~0x1000000000000000:~0x20000020' \
	    'avx2=:~0x20000000'; do
		set -- "$@" "${mask%%=*}" "OPENSSL_ia32cap='${mask#*=}' \
		    ./bench time '$sizes' $first libcrypto"
		awk -F '\t' -v OFS='\t' -v mask="${mask%%=*}" '
		    $1 == "libcrypto" { $1 = $1 ":" mask; print }' good >mask &&
		    cat mask >>good
	done ;;
esac
pin=
if command -v taskset >/dev/null; then
	pin=$(taskset -cp $$ 2>/dev/null | sed 's/.*[^0-9]//')
	pin=${pin:+taskset -c $pin}
elif command -v cpuset >/dev/null; then
	pin="cpuset -l 0"
fi
$host -O2 -D_DEFAULT_SOURCE src/tools/mdbench/rounds.c -o rounds.run ||
    die "rounds.c cannot be compiled"
say "measuring$(wc -l <good) contenders, $seconds seconds at most"
run $pin ./rounds.run "$rounds" "$seconds" "$@" >rounds || {
	room
	die "the measurement failed"
}

#
# From samples to figures.  A sample that is no positive number goes no further.
#

awk -v first="$first" -f "$lib/samples.awk" rounds >samples &&
    sort -k 1,1 -k 2,2 -k 3,3n -k 4,4n samples >sorted || {
	room
	die "no figures"
}

# difference A B SIZE: by ministat at 95 %, of B's time against A's in the same
# round; A's against its own is 1
difference()
{
	awk -v a="$1" -v b="$2" -v size="$3" '
	    $1 == "cycles" && $3 == size && $2 == a { x[$5] = $4 }
	    $1 == "cycles" && $3 == size && $2 == b { y[$5] = $4 }
	    END {
		for (round in x)
			if (x[round] > 0 && y[round] > 0) {
				print 1 >"sample.a"
				printf "%.6f\n", y[round] / x[round] >"sample.b"
			}
	    }' samples
	if ! [ -e sample.a ] || [ "$(wc -l <sample.a)" -lt 5 ]; then
		echo "too few samples"
	elif ! command -v ministat >/dev/null; then
		echo "ministat is not installed: no interval"
	else
		ministat -A -c 95 sample.a sample.b | awk '
		    /^No difference/ { print "no difference proven at 95 %" }
		    /% \+\/-/ {
			printf "%+.2f %% +/- %.2f %% at 95 %%\n", $1, $3
		    }'
	fi
	rm -f sample.a sample.b
}

#
# The report.  All that is shown comes out of the CSV.
#

cpuname=$(sh "$source/tools/cpu.sh")
commit=$(git -C "$source" describe --always --dirty 2>/dev/null) || commit=-
awk -F '\t' -v cpu="$cpuname" -v kernel="$(uname -srm)" \
    -v date="$(date -u +%Y-%m-%dT%H:%M:%SZ)" -v commit="$commit" \
    -v options="$options" -v clock="$(cat clock)" -v hash="$hash" \
    -f "$lib/rows.awk" compilers good sorted >report.csv &&
    read -r bad noise noisy <noise || {
	room
	die "no report"
}

# save FILE TO: all of it or nothing
save()
{
	if [ -e "$2" ] && ! [ -f "$2" ]; then
		cat "$1" >"$2"
	else
		cat "$1" >"$2.$$" && mv "$2.$$" "$2"
	fi 2>/dev/null || die "cannot write $2"
}

# show REPORT [-v NAME=VALUE ...]: an awk program over the CSV
show()
{
	program=$1
	shift
	awk "$@" -f "$lib/csv.awk" -f "$lib/$program.awk" report.csv
}

read -r small fast built big <<EOF
$(show answer)
EOF
if [ "$speedtable" ]; then show speed; else show table; fi
# A module that is not loaded is measured in kernels of its own.
[ -z "$(names '/^kernel:/')" ] || guest=
if [ "$guest" ]; then
	[ -e "$source/tests/sys/modules/linux" ] && command -v bmake >/dev/null ||
	    die "--kernel: the module is not loaded, and its tests are not here"
	say "the module is not loaded: running its tests, in kernels of their own"
	kernel_tests()
	{
		unset MAKEFLAGS MAKELEVEL
		cd "$source" && bmake test-kernel
	}
	run kernel_tests >guest 2>&1 || {
		tail -n 20 guest >&2
		status=1
	}
	printf '\nThe module, in kernels of its own:\n'
	grep -E '^(bytes of|instructions for|MB/s:)' guest
fi

# pair ROLLED UNROLLED: a line, with the difference for short and long messages
pair()
{
	printf '%-24s %-24s %-30s %s\n' "$1" "$2" "$(difference "$1" "$2" 64)" \
	    "$(difference "$1" "$2" "$big")"
}

# Each compiler's smallest build and its fastest, each kernel's, the library's.
{
	printf '\n%-24s %-24s %-30s %s\n' "time, against that of" \
	    "that of" "64 bytes" "$big bytes"
	for name in $(names '$2 == "rolled" && $1 !~ /^tcc/'); do
		case $name in
		*"${levels##* }"-rolled) [ "$levels" = "${levels##* }" ] ||
			continue ;;
		esac
		other=$(echo "${name%rolled}unrolled" |
		    sed "s/${levels%% *}-/${levels##* }-/")
		case $name in
		libmd*)	other=${name%-*}${built#libmd.a} ;;
		esac
		case " $(names 1)" in
		*" $other "*)	pair "$name" "$other" ;;
		esac
	done
	case $quick$built in
	yeslibmd*)	pair "$small" "$built" ;;
	esac
	[ -z "$one" ] || for size in $sizes; do
		printf '%s and %s, %s bytes: %s\n' "$one" "$two" "$size" \
		    "$(difference "$one" "$two" "$size")"
	done
} >differences
cat differences
[ "$small" != - ] && [ "$fast" != - ] ||
    die "no answer: one of the two builds is missing"
echo
show answer -v sure="$(difference "$small" "$fast" "$big")" \
    -v built="$(difference "$small" "$built" "$big")" \
    -v names="$(cut -f 1 compilers | paste -s -d ' ' -)" |
    fold -s -w 79 | sed 's/ *$//' >answer
cat answer

case $noise in
0.*)	;;
*)	say "WARNING: too noisy to tell differences below $noise % (worst:" \
	    "$noisy); let the machine rest, and run it again" ;;
esac
[ "$bad" -eq 0 ] || say "$bad samples told no time and were dropped"
[ -z "$csv" ] || save report.csv "$csv"
if [ "$html" ]; then
	show plot >plots.gp && gnuplot plots.gp 2>plots.err &&
	    show table -v all=1 >table && show html >page.html || {
		room
		cat plots.err >&2
		die "the page could not be made"
	}
	save page.html "$html"
fi
exit "$status"
