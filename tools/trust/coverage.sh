#!/bin/sh
# coverage.sh TOP FOLDER: which lines and branches of the core, as portable C in
# both shapes, and of the library the cases reach in the tree TOP.  Exits 1 if
# they leave one.  FOLDER gets what this makes.

set -eu
top=$1 folder=$2
core=$top/sys/crypto/sha2 lib=$top/lib/libmd
words=$top/tests/sys/crypto/sha2 helpers=$top/tests/lib/libmd
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"

# build NAME SOURCE...: a program that notes what it reaches.
build()
{
	name=$1
	shift
	mkdir "$name"
	(cd "$name" && gcc --coverage -O0 -D_POSIX_C_SOURCE=200809L \
	    -D_DEFAULT_SOURCE -D_FILE_OFFSET_BITS=64 -I"$words" -I"$helpers" \
	    -I"$top/tests" -I"$lib" -I"$top/sys/crypto" -I"$top/sys" \
	    -o "$name" "$@")
}

# cases NAME: all cases of an ATF program.
cases()
{
	for case in $("$1/$1" -l | sed -n 's/^ident: //p'); do
		mkdir "$1/$case"
		(cd "$1/$case" && "../$1" "$case" >out 2>&1) ||
		    echo "coverage: $1:$case: $(cat "$1/$case/out")" >&2
	done
}

shapes="$words/sha256_compress_rolled.c $words/sha256_compress_unrolled.c"
# shellcheck disable=SC2086 # a list; make has no blanks in it either
build core "$top/tests/hash_print.c" "$words/sha224_cases.c" \
    "$words/sha256_cases.c" "$words/sha256_many_cases.c" \
    "$words/sha256_any.c" $shapes \
    "$core/sha224.c" "$core/sha256.c" "$core/sha256_many.c"
core/core >core/out
build select "$words/sha256_select_test.c" "$words/sha256_compress_unrolled.c" \
    -latf-c
cases select
build selftest "$words/sha256_selftest_test.c" "$core/sha256_selftest.c" \
    "$core/sha224.c" "$core/sha256.c" "$words/sha256_compress_rolled.c" -latf-c
cases selftest
for hash in sha224 sha256; do
	build $hash "$helpers/${hash}_helper_test.c" "$lib/${hash}_helper.c" \
	    "$lib/md_common.c" "$core/sha224.c" "$core/sha256.c" \
	    "$core/sha256_compress.c" "$core/sha256_many.c" \
	    "$core/sha256_portable.c" -latf-c -Wl,-z,now
	cases $hash
done

for kind in "" --branches; do
	# shellcheck disable=SC2086 # one or none
	gcovr --root "$top" --filter "$core/" --filter "$lib/" \
	    --filter "$top/sys/crypto/bytes.h" $kind \
	    --txt out --json-summary summary --json-summary-pretty .
	cat out
done
awk -F '[:,]' '
/^    "(line|branch)_(covered|total)"/ {
	gsub(/[ "]/, "", $1)
	value[$1] = $2 + 0
}
END {
	print "coverage: " value["line_covered"] " of " value["line_total"] \
	    " lines, " value["branch_covered"] " of " \
	    value["branch_total"] " branches"
	exit value["line_total"] == 0 ||
	    value["line_covered"] < value["line_total"] ||
	    value["branch_covered"] < value["branch_total"]
}' summary
