#!/bin/sh
# fuzz.sh TOP FOLDER SECONDS [NAME...]: libFuzzer runs the core and the helpers of
# the tree TOP, or what has that name, side by side, for so many seconds, from the
# seeds in tests/.  FOLDER gets what that makes, and keeps the inputs that reached
# more for the next time.  Exits 1 if one failed, which is then FOLDER/NAME-*.
# Edges are the branches of harness and source, and those of the sanitizers, which
# only a fault takes.

set -eu
top=$1 folder=$2 seconds=$3
shift 3
names=$*
mkdir -p "$folder"
cd "$folder"
n=0

# octal FILE: each line in hexadecimal as what printf makes bytes of.
octal()
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

# fuzz NAME SEEDS FLAG... SOURCE...: under all sanitizers.
fuzz()
{
	name=$1 seeds=$2
	shift 2
	case " ${names:-$name} " in
	*" $name "*)	;;
	*)		return 0 ;;
	esac
	clang -g -O1 -fsanitize=fuzzer,address,undefined \
	    -fno-sanitize-recover=all -D_DEFAULT_SOURCE -o "$name" \
	    -I"$top/tests" -I"$top/lib/libmd" -I"$top/sys/crypto" \
	    -I"$top/sys" "$@" -lcrypto
	rm -rf "$name.seeds"
	mkdir "$name.seeds"
	octal "$seeds" | while read -r bytes; do
		n=$((n + 1))
		# shellcheck disable=SC2059 # the format is the bytes
		printf "$bytes" >"$name.seeds/${#bytes}.$n"
	done
	mkdir -p "$name.inputs"
	rm -f "$name"-*
	result=0
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

c=$top/sys/crypto/sha2
t=$top/tests/sys/crypto/sha2
fuzz sha256_fuzz "$t/sha256_fuzz.seeds" "$t/sha256_fuzz.c" \
    "$t/sha256_any.c" "$t/sha256_compress_rolled.c" \
    "$t/sha256_compress_unrolled.c" "$c/sha224.c" "$c/sha256.c" >core.out &
core=$!
t=$top/tests/lib/libmd
l=$top/lib/libmd
fuzz md_helper_fuzz "$t/md_helper_fuzz.seeds" -Dopen=fuzz_open \
    -Dread=fuzz_read -Dlseek=fuzz_lseek -Dclose=fuzz_close \
    -Dmalloc=fuzz_malloc "$t/md_helper_fuzz.c" "$l/md_common.c" \
    "$l/sha224_helper.c" "$l/sha256_helper.c" "$c/sha224.c" "$c/sha256.c" \
    "$c/sha256_compress.c" >helpers.out &
helpers=$!
status=0
wait $core || status=1
wait $helpers || status=1
cat core.out helpers.out
exit $status
