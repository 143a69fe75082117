#!/bin/sh
# secrets.sh TOP FOLDER LEVEL...: of the tree TOP, with gcc and clang at each
# level (-O0 ...): does a jump or an address depend on a message or a context?
# By valgrind's memcheck for the variants that it can run; by what secrets.awk
# reads in the assembly for others, and for other CPUs, by clang and by what else
# is here.  And is something left in memory after Final and after each helper,
# also where all is optimized when linked?  Prints a line each.  FOLDER gets what
# this makes.  Exits 1 if there is a finding.  COMPILERS are others, or fewer.

set -eu
export LC_ALL=C __RUNNING_INSIDE_ATF_RUN=internal-yes-value
tools=$(cd "$(dirname "$0")" && pwd)
top=$1 folder=$2
shift 2
core=$top/sys/crypto/sha2 words=$top/tests/sys/crypto/sha2
helpers=$top/tests/lib/libmd
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
status=0

# say CELL WHAT RESULT: unless there is something in the file found.
say()
{
	if [ -s found ]; then
		echo "secrets: $1: $2: $(wc -l <found) findings"
		head -n 40 found
		status=1
	else
		echo "secrets: $1: $2: $3"
	fi
}

# run COMPILER LEVEL: all that memcheck can run.
run()
{
	cell="$1 $2" cpu=$(cpu_of "$1")
	set -- "$@" -gdwarf-4 -w -I"$top/tests" -I"$top/lib/libmd" \
	    -I"$top/sys/crypto/$cpu" -I"$top/sys/crypto" -I"$top/sys"
	"$@" -Dsha256_compress=_libmd_sha256_compress_c -c \
	    "$core/sha256_compress.c"
	"$@" -o secret sha256_compress.o "$words/sha256_secret.c" \
	    "$words/sha256_any.c" "$words/sha256_selected.c" \
	    "$words/sha256_compress_rolled.c" \
	    "$words/sha256_compress_unrolled.c" "$core/sha224.c" \
	    "$core/sha256.c" "$core/sha256_many.c" "$core/$cpu"/*.c \
	    "$top/sys/crypto/cpu.c"
	variants=nothing
	variants=$(valgrind -q --error-exitcode=1 --log-file=found ./secret) ||
	    echo "secrets: memcheck: status $?" >>found
	say "$cell" memcheck "${variants# }"
}

cpu_of()
{
	case $("$1" -dumpmachine) in
	x86_64-*)	echo x86 ;;
	aarch64-*)	echo arm64 ;;
	riscv64-*)	echo riscv ;;
	esac
}

# read_assembly CPU FILE LEVEL COMPILER...: what it makes of that variant.
read_assembly()
{
	cpu=$1 file=$2 level=$3
	shift 3
	"$@" "$level" -S -w -ffreestanding -o assembly.s \
	    -I"$top/sys/modules/standalone" -I"$top/sys/crypto/$cpu" \
	    -I"$top/sys/crypto" -I"$top/sys" "$core/$cpu/sha256_$file.c"
	instructions=$(awk -v cpu="$cpu" -f "$tools/secrets.awk" assembly.s \
	    2>&1 >found) || echo "$instructions" >>found
	say "$* $level" "$file" "${instructions##*: }"
}

# wipe COMPILER FLAG...: the cases of what is left in memory.
wipe()
{
	cell=$*
	set -- "$@" -w -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200809L \
	    -I"$helpers" -I"$top/lib/libmd" \
	    -I"$top/sys/crypto/$(cpu_of "$1")" -I"$top/sys/crypto" \
	    -I"$top/sys"
	rm -rf library
	mkdir library
	(cd library && "$@" -c "$top"/lib/libmd/*.c "$core/sha224.c" \
	    "$core/sha256.c" "$core/sha256_compress.c" \
	    "$core/sha256_many.c" "$core/sha256_portable.c")
	: >found
	ncases=0
	for hash in sha224 sha256; do
		"$@" -o wipe "$helpers/${hash}_helper_test.c" library/*.o \
		    -latf-c -Wl,-z,now
		for case in End__context_wiped all__stack_wiped; do
			ncases=$((ncases + 1))
			./wipe $case >out 2>&1 || cat out >>found
		done
	done
	say "$cell" wipe "$ncases cases"
}

for level; do
	for compiler in ${COMPILERS:-gcc clang}; do
		run "$compiler" "$level"
		wipe "$compiler" "$level"
		wipe "$compiler" "$level" -flto
		[ "$(cpu_of "$compiler")" = x86 ] || continue
		read_assembly x86 compress_shani "$level" "$compiler"
		read_assembly x86 lanes_avx512 "$level" "$compiler"
	done
	read_assembly arm64 compress_ce "$level" clang \
	    --target=aarch64-linux-gnu
	read_assembly riscv compress_zknh "$level" clang \
	    --target=riscv64-linux-gnu
	for prefix in aarch64-linux-gnu riscv64-linux-gnu \
	    riscv64-unknown-elf; do
		command -v $prefix-gcc >/dev/null || continue
		case $prefix in
		aarch64-*)	set_of="arm64 compress_ce" ;;
		*)		set_of="riscv compress_zknh" ;;
		esac
		# shellcheck disable=SC2086 # two words
		read_assembly $set_of "$level" $prefix-gcc
	done
done
exit $status
