#!/bin/sh
# fuzz.sh TOP FOLDER SECONDS [NAME...]: libFuzzer runs the core of each hash, over
# all variants of this CPU, and the helpers of the tree TOP, or what has that name
# (sha256, helpers), side by side, for so many seconds, from the seeds in tests/.
# FOLDER gets what that makes, and keeps the inputs that reached more for the next
# time.  Exits 1 if one failed, which is then FOLDER/NAME-*.  Edges are the
# branches of harness and source, and those of the sanitizers, which only a fault
# takes.

# shellcheck disable=SC2046,SC2086 # lists; make has no blanks in it either

set -eu
SRCTOP=$1 folder=$2 seconds=$3
shift 3
. "$SRCTOP/tools/hashes.sh"
mkdir -p "$folder"
cd "$folder"
cpu=$(cpu_of clang)
compile="clang -g -O1 -fsanitize=fuzzer-no-link,address,undefined
    -fno-sanitize-recover=all -D_DEFAULT_SOURCE $(core_flags "$cpu")"

# bytes_of FILE: each line in hexadecimal as what printf makes bytes of.
bytes_of()
{
	awk '
	function value(digit)
	{
		return index("0123456789abcdef", digit) - 1
	}

	!/^#/ {
		out = ""
		for (i = 1; i < length; i += 2)
			out = out sprintf("\\%03o", value(substr($0, i, 1)) * \
			    16 + value(substr($0, i + 1, 1)))
		print out
	}' "$1"
}

# fuzz NAME SEEDS OBJECTS ARGUMENT...: the program, of these, and run it.
fuzz()
{
	name=$1 seeds=$2 objects=$3 n=0 result=0
	shift 3
	$compile -fsanitize=fuzzer -o "$name" "$@" \
	    "$objects"/*.o -lcrypto
	rm -rf "$name.seeds" "$name"-*
	mkdir -p "$name.seeds" "$name.inputs"
	bytes_of "$seeds" | while read -r bytes; do
		n=$((n + 1))
		# shellcheck disable=SC2059 # the format is the bytes
		printf "$bytes" >"$name.seeds/${#bytes}.$n"
	done
	"./$name" -max_total_time="$seconds" -print_final_stats=1 \
	    -artifact_prefix="$name-" -timeout=10 -max_len=400 \
	    "$name.inputs" "$name.seeds" >"$name.log" 2>&1 || result=1
	awk -v name="$name" -v findings=$result '
	/^INFO: Loaded .*inline 8-bit counters/ {
		sub(/.*\(/, "")
		counters = $1
	}
	/ cov: / {
		for (i = 1; i < NF; i++)
			if ($i == "cov:")
				coverage = $(i + 1)
	}
	/^stat::number_of_executed_units:/ { runs = $2 }
	/^#[0-9]/ { seen = substr($1, 2) }
	END {
		if (runs == "")
			runs = seen
		print name ": " runs + 0 " executions, " coverage + 0 " of " \
		    counters " edges, " findings " findings"
	}' "$name.log"
	[ $result -eq 0 ] || tail -n 40 "$name.log"
	return $result
}

# run NAME PREFIX FOLDER MANY: the core of a hash, or the helpers of all.
run()
{
	helpers=$SRCTOP/tests/lib/libmd/md_helper_fuzz
	case $1 in
	helpers)
		fuzz helpers "$helpers.seeds" library -I. "$helpers.c"
		return ;;
	esac
	[ "$4" = many ] && many=1 || many=0
	fuzz "$1" "$SRCTOP/tests/hash_fuzz.seeds" core -include crypto_os.h \
	    -include "crypto/$3/$1.h" -DHASH_NAME="\"$1\"" \
	    "-DHASH(x)=$2_##x" -DHASH_HAS_MANY=$many "$SRCTOP/tests/hash_fuzz.c"
}

rm -rf core library
mkdir core library
[ "$*" = helpers ] || (cd core
compile_core any "$cpu" $compile
$compile -c $(core_tests words _any.c))
case " ${*:-helpers} " in *" helpers "*) (cd library
$compile -Dopen=fuzz_open -Dread=fuzz_read -Dlseek=fuzz_lseek \
    -Dclose=fuzz_close -Dmalloc=fuzz_malloc -c "$SRCTOP"/lib/libmd/*.c \
    $(core_portable)) ;;
esac
hashes | awk '
{ print "#include \"" $1 ".h\""; rows = rows " ROW(\"" $1 "\", " $2 ")" }
END { print "#define ROWS" rows }' >rows.h

rm -f failed ./*.out
{ hashes; echo helpers; } | {
	jobs=
	while read -r name prefix in _ _ _ many; do
		case " ${*:-$name} " in
		*" $name "*)
			run "$name" "$prefix" "$in" "$many" >"$name.out" 2>&1 &
			jobs="$jobs $!" ;;
		esac
	done
	for job in $jobs; do
		wait "$job" || : >failed
	done
}
cat ./*.out
[ ! -e failed ]
