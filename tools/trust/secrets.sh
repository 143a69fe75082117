#!/bin/sh
# secrets.sh TOP FOLDER LEVEL...: of the tree TOP, with gcc and clang at each
# level (-O0 ...): does a jump or an address depend on a message or a context?
# By valgrind's memcheck for the variants that it can run; by what secrets.awk
# reads in the assembly for others, and for other CPUs, by clang and by what else
# is here.  And is something left in memory after Final and after each helper,
# also where all is optimized when linked?  Prints a line each.  FOLDER gets what
# this makes.  Exits 1 if there is a finding.  COMPILERS are others, or fewer.

# shellcheck disable=SC2046 # lists; make has no blanks in it either

set -eu
export LC_ALL=C __RUNNING_INSIDE_ATF_RUN=internal-yes-value
tools=$(cd "$(dirname "$0")" && pwd)
SRCTOP=$1 folder=$2
shift 2
. "$SRCTOP/tools/hashes.sh"
helpers=$SRCTOP/tests/lib/libmd
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

# run COMPILER LEVEL: all that memcheck can run, a hash after the other.
run()
{
	cell="$1 $2" cpu=$(cpu_of "$1") said=
	rm -rf core
	mkdir core
	set -- "$@" -gdwarf-4 -w
	(cd core
	compile_core any "$cpu" "$@"
	"$@" $(core_flags) -c $(core_tests words _any.c))
	: >found
	hashes >list
	while read -r name prefix in _ _ _ many; do
		[ "$many" = many ] && many=1 || many=0
		"$@" $(core_flags) -include crypto_os.h \
		    -include "crypto/$in/$name.h" "-DHASH(x)=${prefix}_##x" \
		    -DHASH_HAS_MANY="$many" -o secret \
		    "$SRCTOP/tests/hash_secret.c" core/*.o
		variants=$(valgrind -q --error-exitcode=1 --log-file=log \
		    ./secret) || echo "secrets: memcheck: status $?" >>log
		cat log >>found
		said="$said $name:$variants"
	done <list
	say "$cell" memcheck "${said# }"
}

# read_assembly CPU LEVEL COMPILER...: what it makes of the variants that valgrind
# does not know.
read_assembly()
{
	cpu=$1 level=$2
	shift 2
	core words '' | while read -r words; do
		ls "${words%/*}/$cpu/${words##*/}"_*.c 2>/dev/null
	done | grep -v '_\(variants\|ssse3\|avx2\)\.c$' >files || :
	while read -r file; do
		"$@" "$level" -S -w -ffreestanding -o assembly.s \
		    -I"$SRCTOP/sys/modules/standalone" \
		    -I"$SRCTOP/sys/crypto/$cpu" -I"$SRCTOP/sys/crypto" \
		    -I"$SRCTOP/sys" "$file"
		instructions=$(awk -v cpu="$cpu" -f "$tools/secrets.awk" \
		    assembly.s 2>&1 >found) || echo "$instructions" >>found
		file=${file##*/}
		say "$* $level" "${file%.c}" "${instructions##*: }"
	done <files
}

# wipe COMPILER FLAG...: the cases of what is left in memory.
wipe()
{
	cell=$*
	set -- "$@" -w -D_DEFAULT_SOURCE -D_POSIX_C_SOURCE=200809L \
	    -I"$helpers" $(core_flags "$(cpu_of "$1")")
	rm -rf library
	mkdir library
	(cd library && "$@" -c "$SRCTOP"/lib/libmd/*.c $(core_portable))
	: >found
	ncases=0
	for hash in $(core all '' | sed 's,.*/,,'); do
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
		[ "$cpu" != x86 ] || read_assembly x86 "$level" "$compiler"
	done
	read_assembly arm64 "$level" clang --target=aarch64-linux-gnu
	read_assembly riscv "$level" clang --target=riscv64-linux-gnu
	for cpu in arm64:aarch64-linux-gnu riscv:riscv64-linux-gnu \
	    riscv:riscv64-unknown-elf; do
		! command -v "${cpu#*:}-gcc" >/dev/null ||
		    read_assembly "${cpu%:*}" "$level" "${cpu#*:}-gcc"
	done
done
exit $status
