#!/bin/sh
# mutate.sh TOP FOLDER [COUNT]: change the core of the tree TOP in one place
# after the other, or in COUNT of them, evenly chosen, and see whether the cases
# notice, under sanitizers.  Prints how many did; who survives is to be in
# mutants.survive, with the reason, and nobody else.  FOLDER gets what this
# makes.  CASES is the program that carries the cases, in tests/.

set -eu
export LC_ALL=C
tools=$(cd "$(dirname "$0")" && pwd)
top=$1 folder=$2 count=${3:-0}
core=$top/sys/crypto/sha2
tests=$top/tests/sys/crypto/sha2
files="sha224.c sha256.c sha256_many.c sha256_compress.h sha256_compress.c"
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# compile KIND OPTION...: plain, which is quick, or checked.
compile()
{
	sanitizers=
	[ "$1" = plain ] ||
	    sanitizers="-fsanitize=address,undefined -fno-sanitize-recover=all"
	shift
	# shellcheck disable=SC2086 # a list
	gcc -O1 -w -DHASH_STOP $sanitizers -I"$tests" -I"$top/tests" \
	    -I"$top/lib/libmd" "$@"
}

# mutant FILE LINE COLUMN OLD NEW: the source with that change.
mutant()
{
	awk -v line="$2" -v column="$3" -v old="$4" -v new="$5" '
	FNR == line {
		$0 = substr($0, 1, column - 1) new \
		    substr($0, column + length(old))
	}
	{ print }' "$core/$1"
}

# try FOLDER: what becomes of the core that is there.
try()
{
	for kind in plain checked; do
		compile $kind -I"$1/sys/crypto" -I"$1/sys" -o "$1/cases" \
		    $kind.objects/*.o "$tests/sha256_compress_rolled.c" \
		    "$tests/sha256_compress_unrolled.c" \
		    "$1/sys/crypto/sha2/sha224.c" \
		    "$1/sys/crypto/sha2/sha256.c" \
		    "$1/sys/crypto/sha2/sha256_many.c" 2>/dev/null || {
			echo rejected
			return
		}
		# shellcheck disable=SC3045 # dash has it
		(ulimit -t 15 && "$1/cases") >/dev/null 2>&1 || {
			echo killed
			return
		}
	done
	echo survives
}

# work NUMBER OF: one part of the list, in a folder of its own.
work()
{
	mkdir -p "$1/sys"
	cp -R "$top/sys/crypto" "$1/sys"
	awk -v n="$1" -v of="$2" 'NR % of == n' list |
	    while IFS='	' read -r file line column old new; do
		mutant "$file" "$line" "$column" "$old" "$new" \
		    >"$1/sys/crypto/sha2/$file"
		text=$(sed -n "${line}s/[[:blank:]]\{1,\}/ /gp" "$core/$file" |
		    sed 's/^ //; s/ \\$//')
		echo "$(try "$1")	$file: $text: $old to $new, column $column"
		cp "$core/$file" "$1/sys/crypto/sha2/$file"
	    done >"result.$1" 2>/dev/null
}

for kind in plain checked; do
	mkdir $kind.objects
	(cd $kind.objects && compile $kind -c "$top/tests/${CASES:-hash_print.c}" \
	    "$tests/sha224_cases.c" "$tests/sha256_cases.c" \
	    "$tests/sha256_many_cases.c" "$tests/sha256_any.c" \
	    -I"$top/sys/crypto" -I"$top/sys")
done
mkdir same
cp -R "$top/sys" same
[ "$(try same)" = survives ] || {
	echo "mutate: the cases fail without a change" >&2
	exit 1
}

# shellcheck disable=SC2086 # a list
(cd "$core" && awk -f "$tools/mutants.awk" $files) >all
awk -v n="$(wc -l <all)" -v count="$count" '
    !count || int(NR * count / n) > int((NR - 1) * count / n)' all >list
jobs=$(getconf _NPROCESSORS_ONLN) i=0
while [ $i -lt "$jobs" ]; do
	work $i "$jobs" &
	i=$((i + 1))
done
wait
cat result.* | sort >results
awk -F '\t' -v of="$(wc -l <all)" '
{ n[$1]++ }
END {
	print NR " of " of " mutants: " n["killed"] + 0 " killed, " \
	    n["survives"] + 0 " survive, " n["rejected"] + 0 \
	    " do not compile"
	exit NR == 0
}' results

# Those that the cases let live, without a reason; and, of all, those for which
# there is one in vain.
sed -n 's/^survives	//p' results | sort -u >survive
sed -n 's/^	//p' "$tools/mutants.survive" | sort -u >reasons
comm -23 survive reasons >new
[ "$count" -ne 0 ] || comm -13 survive reasons >vain
for f in new vain; do
	[ ! -s $f ] || {
		echo "mutate: in mutants.survive, $f:" >&2
		sed 's/^/	/' $f >&2
		exit 1
	}
done 2>&1
