#!/bin/sh
# mutate.sh TOP FOLDER [COUNT]: change the core of the tree TOP in one place
# after the other, or in COUNT of them, evenly chosen, and see whether the cases
# notice, under sanitizers.  Prints how many did; who survives is to be in
# mutants.survive, with the reason, and nobody else.  FOLDER gets what this
# makes.  CASES is the program that carries the cases, in tests/.

# shellcheck disable=SC2046,SC2086 # lists; make has no blanks in it either

set -eu
export LC_ALL=C
tools=$(cd "$(dirname "$0")" && pwd)
SRCTOP=$(cd "$1" && pwd) folder=$2 count=${3:-0}
. "$SRCTOP/tools/hashes.sh"
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# compile KIND ARGUMENT...: plain, which is quick, or checked.
compile()
{
	sanitizers=
	[ "$1" = plain ] ||
	    sanitizers="-fsanitize=address,undefined -fno-sanitize-recover=all"
	shift
	gcc -O1 -w -DHASH_STOP -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE \
	    $sanitizers "$@"
}

# mutant FILE LINE COLUMN OLD NEW: the source with that change.
mutant()
{
	awk -v line="$2" -v column="$3" -v old="$4" -v new="$5" '
	FNR == line {
		$0 = substr($0, 1, column - 1) new \
		    substr($0, column + length(old))
	}
	{ print }' "$SRCTOP/sys/crypto/$1"
}

# try FOLDER FILE: what becomes of the core that is there, with that file changed;
# compiled again is what includes it.
try()
{
	for kind in plain checked; do
		for program in cases md_bytes; do
			sources=$(grep -l "crypto/$2" $kind.$program/*.d |
			    while read -r d; do
				tr '\\\n' ' ' <"$d" | awk '{ print $2 }'
			    done | sed "s,^$SRCTOP/sys/,$PWD/$1/sys/,")
			[ "$sources" ] || continue
			rm -rf "$1/objects"
			cp -R $kind.$program "$1/objects"
			(cd "$1/objects" && compile $kind \
			    $(SYS=../sys core_flags) -c $sources &&
			    compile $kind -o ../program ./*.o -latf-c) || {
				echo rejected
				return
			}
			runs $program "$1/program" >/dev/null 2>&1 || {
				echo killed
				return
			}
		done
	done
	echo survives
}

# runs NAME PROGRAM: whether the cases pass.
# shellcheck disable=SC3045 # dash has it
runs()
(
	ulimit -t 15
	case $1 in
	cases)	"$2" ;;
	*)	for case in $("$2" -l | sed -n 's/^ident: //p'); do
			"$2" "$case" || exit
		done ;;
	esac
)

# work NUMBER OF: one part of the list, in a folder of its own.
work()
{
	mkdir -p "$1/sys"
	cp -R "$SRCTOP/sys/crypto" "$1/sys"
	awk -v n="$1" -v of="$2" 'NR % of == n' list |
	    while IFS='	' read -r file line column old new; do
		mutant "$file" "$line" "$column" "$old" "$new" \
		    >"$1/sys/crypto/$file"
		text=$(sed -n "${line}s/[[:blank:]]\{1,\}/ /gp" \
		    "$SRCTOP/sys/crypto/$file" | sed 's/^ //; s/ \\$//')
		echo "$(try "$1" "$file")	$file: $text: $old to $new, column $column"
		cp "$SRCTOP/sys/crypto/$file" "$1/sys/crypto/$file"
	    done >"result.$1" 2>/dev/null
}

for kind in plain checked; do
	mkdir $kind.cases $kind.md_bytes
	(cd $kind.cases
	compile_core any none compile $kind -MD
	compile $kind $(core_flags) -c $(core_tests words _any.c) \
	    $(core_cases | sed "s/hash_print.c/${CASES:-&}/")
	cd ../$kind.md_bytes
	compile $kind $(core_flags) -MD -c "$SRCTOP/sys/crypto/md_bytes.c" \
	    "$SRCTOP/tests/sys/crypto/md_bytes_test.c")
done
mkdir same
cp -R "$SRCTOP/sys" same
[ "$(try same md_bytes.h)" = survives ] || {
	echo "mutate: the cases fail without a change" >&2
	exit 1
}

(cd "$SRCTOP/sys/crypto"
{ echo md_bytes.h hash_many.h; hash_files . all .c _hash.h; hash_files . words \
    _compress.h _compress.c; } | sed 's,^\./,,' |
    xargs awk -f "$tools/mutants.awk") >mutants
awk -v n="$(wc -l <mutants)" -v count="$count" '
    !count || int(NR * count / n) > int((NR - 1) * count / n)' mutants >list
jobs=$(getconf _NPROCESSORS_ONLN) i=0
while [ $i -lt "$jobs" ]; do
	work $i "$jobs" &
	i=$((i + 1))
done
wait
cat result.* | sort >results
awk -F '\t' -v of="$(wc -l <mutants)" '
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
