#!/bin/sh
# cross.sh TOP FOLDER [TARGET...]: the cases of the tree TOP on other CPUs, as
# qemu-user emulates them: in the library, as make builds it in both shapes, with
# what a helper says of a large file; and over the CPU's variants.  A line a
# target, or a model of its CPU, with how many passed.  Exits 1 if one failed,
# else 2 if what it wants is not installed.  FOLDER gets what this makes.

# shellcheck disable=SC2016,SC2046,SC2086 # make's, lists, commands with arguments

set -eu
export LC_ALL=C
abc=ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad

# Target and model; compiler; emulator, or nothing for this CPU; the variants
# that are to run, or on this CPU those that can; and what the CPU has, where the
# emulator does not tell.
targets()
{
	# The headers that gcc-multilib would bring.
	asm="-idirafter /usr/include/x86_64-linux-gnu"
	cat <<-END
	amd64|x86_64-linux-gnu-gcc||*|
	amd64 qemu64|x86_64-linux-gnu-gcc|qemu-x86_64 -cpu qemu64||
	amd64 Nehalem|x86_64-linux-gnu-gcc|qemu-x86_64 -cpu Nehalem|SSSE3|
	amd64 Haswell|x86_64-linux-gnu-gcc|qemu-x86_64 -cpu Haswell|SSSE3 AVX2|
	i386|x86_64-linux-gnu-gcc -m32 $asm||*|
	i386 pentium3|x86_64-linux-gnu-gcc -m32 $asm|qemu-i386 -cpu pentium3||
	i386 Haswell|x86_64-linux-gnu-gcc -m32 $asm|qemu-i386 -cpu Haswell|SSSE3 AVX2|
	arm64|aarch64-linux-gnu-gcc|qemu-aarch64 -cpu cortex-a53|SHA2|
	arm64-clang|clang --target=aarch64-linux-gnu|qemu-aarch64|SHA2|
	arm64 without|aarch64-linux-gnu-gcc|qemu-aarch64||0
	riscv64|riscv64-linux-gnu-gcc|qemu-riscv64||
	riscv64 Zknh|riscv64-linux-gnu-gcc|qemu-riscv64 -cpu rv64,zknh=true|Zknh|CRYPTO_CPU_ZKNH
	armel|arm-linux-gnueabi-gcc|qemu-arm||
	armhf|arm-linux-gnueabihf-gcc|qemu-arm -cpu max|SHA2|
	armhf cortex-a7|arm-linux-gnueabihf-gcc|qemu-arm -cpu cortex-a7||
	mips|mips-linux-gnu-gcc|qemu-mips||
	mips64|mips64-linux-gnuabi64-gcc|qemu-mips64||
	powerpc|powerpc-linux-gnu-gcc|qemu-ppc||
	ppc64|powerpc64-linux-gnu-gcc|qemu-ppc64||
	s390x|s390x-linux-gnu-gcc|qemu-s390x||
	sparc64|sparc64-linux-gnu-gcc|qemu-sparc64||
	m68k|m68k-linux-gnu-gcc|qemu-m68k||
	hppa|hppa-linux-gnu-gcc|qemu-hppa||
	END
}

# compile ARGUMENT...: static, also what is only compiled.
compile()
{
	$cc -static -D_FILE_OFFSET_BITS=64 "$@" $(core_flags)
}

# missing: say what is not installed.
missing()
{
	for command in ${cc%% *} ${emulator%% *}; do
		command -v $command >/dev/null || {
			echo "no $command"
			return 1
		}
	done
}

# programs TARGET: the cases, over each variant and beside these the unrolled
# shape, and in the library, rolled and not.
programs()
{
	IFS='|' read -r target cc emulator rest <<-END
	$1
	END
	missing >&2 || return
	mkdir "${target%% *}"
	cd "${target%% *}"
	compile -o hello ../hello.c || return
	mkdir words cases rolled unrolled
	cpu=$(cpu_of $cc)
	(cd cases && compile -O2 -c $(core_cases)) || return
	if ls "$SRCTOP"/sys/crypto/*/$cpu/*_variants.c; then
		(cd words && compile_core any $cpu compile -O2 &&
		    compile -O2 -c $(core_tests words _any.c) &&
		    rm ./*_compress_rolled.o) || return
		compile -o variants.x cases/*.o words/*.o || return
		[ "$target" != i386 ] || compile -O2 -o long.x cases/*.o \
		    words/*.o $(core_tests words _long_cases.c) || return
	fi

	for shape in rolled unrolled; do
		option=no
		[ $shape = unrolled ] || option=yes
		export MAKEOBJDIRPREFIX="$PWD/$shape"
		$MAKE -C "$SRCTOP/lib/libmd" CC="$cc" SMALL_KERNEL=$option \
		    libmd.a || return
		lib=$MAKEOBJDIRPREFIX$SRCTOP/lib/libmd/libmd.a
		compile -o $shape.x cases/*.o \
		    $(core_tests words _library.c) "$lib" || return
		compile -o $shape.helper ../helper.c "$lib" || return
	done
	touch made
}

# with CPU: the variants on a CPU that has this.
with()
{
	printf '#include <stdint.h>\n#include <cpu.h>\n' >"$1.c"
	printf 'uint32_t\ncrypto_cpu(void)\n{\n\treturn (%s);\n}\n' $1 >>"$1.c"
	compile -o "$1.x" "$1.c" cases/*.o \
	    $(find words -name '*.o' ! -name cpu.o)
}

# finish WORD TEXT: the row that was begun, and what becomes of it.
finish()
{
	echo "$1" >>"$FOLDER/results"
	printf '%-16s %-8s %s, %d s\n' "$name" "$version" "$2" \
	    $(($(date +%s) - started))
	exit 0
}

# run PROGRAM: add to passed how many cases did, for each variant.
run()
{
	log=$name.$1.log
	timeout 600 $emulator "./$1.x" >"$log" 2>&1 || :
	tail -n 1 "$log" | grep -q '^[1-9][0-9]* passed, 0 failed$' ||
	    finish failed "FAILED: $1: $(grep -m 1 failed: "$log" ||
		tail -n 1 "$log")"
	while IFS=': ' read -r variant count rest; do
		[ "$rest" != passed ] || passed="$passed$variant $count, "
	done <"$log"
	passed=${passed%, }
}

# ran VARIANTS: it was these, which are known but on this CPU, that just did.
ran()
{
	[ "$wanted" = '*' ] || grep -qx "variants: $1" "$log" ||
	    finish failed "FAILED: not $1: $passed"
}

# helper SHAPE: what it says of "abc" at the end of a large file.
helper()
{
	digest=$(timeout 60 $emulator "./$1.helper" "$FOLDER/large" 2>&1) || :
	[ "$digest" = $abc ] || finish failed "FAILED: $1: FileChunk: $digest"
}

# row TARGET: one line.
row()
{
	IFS='|' read -r name cc emulator wanted has <<-END
	$1
	END
	started=$(date +%s) version='' passed=''
	reason=$(missing) || finish missing "skipped: $reason"
	version=$($cc -dumpfullversion -dumpversion)
	cd "${name%% *}"
	[ -e hello ] || finish missing "skipped: $cc has no C library"
	[ -e made ] ||
	    finish failed "FAILED: $(grep -m 1 error: ../"${name%% *}.log")"
	# A kernel may run no programs of 32 bits.
	[ "$name" != i386 ] || ./hello 2>/dev/null || emulator=qemu-i386

	# In the library, but for a mere model.
	case $name in
	*' '*)	;;
	*)	for shape in rolled unrolled; do
			passed=${passed:+$passed, }
			run $shape
			helper $shape
		done
		chosen=${wanted##* }
		ran ${chosen:-unrolled}
		;;
	esac

	# The long cases, in 32 bits.
	program=variants
	[ "$name" != i386 ] || program=long
	if [ "$has" ]; then
		program=$has
		with $has >"$name.log" 2>&1
	fi
	case $name$wanted in *[!a-z0-9]*)
		passed="$passed; "
		run $program
		ran "unrolled ${wanted:+$wanted }selected" ;;
	esac
	finish passed "${passed#; }"
}

case $1 in
-*)	;;
*)	SRCTOP=$(cd "$1" && pwd -P) ;;
esac
. "$SRCTOP/tools/hashes.sh"
case $1 in
-programs)
	programs "$2" >"${2%%[ |]*}.log" 2>&1 || :
	exit 0 ;;
-row)
	row "$2" ;;
esac

MAKE=${MAKE:-bmake}
mkdir -p "$2"
FOLDER=$(cd "$2" && pwd -P)
export SRCTOP FOLDER MAKE
shift 2
unset MAKEFLAGS MFLAGS MAKELEVEL
self=$(cd "$(dirname "$0")" && pwd)/cross.sh
jobs=$(getconf _NPROCESSORS_ONLN)
cd "$FOLDER"
rm -rf ./*
targets | awk -F '[ |]' -v names="$*" '
BEGIN {
	n = split(names, list, " ")
	for (i = 1; i <= n; i++)
		wanted[list[i]] = 1
}
!n || $1 in wanted' >list
echo 'int main(void) { return (0); }' >hello.c
cat >helper.c <<-\END
#include <stdio.h>
#include <sha256.h>

int
main(int argc, char **argv)
{
	char *text = SHA256_FileChunk(argv[argc - 1], NULL, 4294967299, 0);

	return (text == NULL || puts(text) == EOF);
}
END
printf abc | dd of=large bs=1 seek=4294967299 2>dd.log

started=$(date +%s)
awk -F '[ |]' '!seen[$1]++' list |
    xargs -P "$jobs" -I {} sh "$self" -programs {}
touch results
printf '%-16s %-8s %s\n' target version \
    "cases that passed, of the library; of each variant"
xargs -P "$jobs" -I {} sh "$self" -row {} <list || :
rm -f large

# What no CPU here has, of all targets.
find . -name '*.log' -exec sed -n 's/^variants: //p' {} + | tr ' ' '\n' |
    sort -u >run
sed -n 's/^	{ "\(.*\)", CRYPTO_CPU.*/\1/p' \
    "$SRCTOP"/sys/crypto/*/*/*_variants.c | sort | comm -23 - run >left
awk -v seconds="$(($(date +%s) - started))" -v rows="$(wc -l <list)" -v checks="$(
    find . -name '*.log' -exec cat {} + | awk '
    /^[0-9]* passed, 0 failed$/ { n += $1 } END { print n + 0 }')" '
{ n[$1]++ }
END {
	failed = rows - n["passed"] - n["missing"]
	print "cross: " rows " rows: " n["passed"] + 0 " passed, " failed \
	    " failed, " n["missing"] + 0 " skipped; " checks " checks, " \
	    seconds " s"
	exit failed ? 1 : n["missing"] ? 2 : !n["passed"]
}' results || status=$?
[ $# -gt 0 ] || while read -r variant; do
	echo "cross: $variant skipped: neither this CPU nor an emulator has it"
done <left
exit ${status:-0}
