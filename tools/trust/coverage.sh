#!/bin/sh
# coverage.sh TOP FOLDER: which lines and branches of the core, as portable C in
# both shapes, and of the library the cases reach in the tree TOP.  Exits 1 if
# they leave one.  FOLDER gets what this makes.

# shellcheck disable=SC2046,SC2086 # lists; make has no blanks in it either

set -eu
SRCTOP=$1 folder=$2
. "$SRCTOP/tools/hashes.sh"
rm -rf "$folder"
mkdir -p "$folder"
cd "$folder"
compile="gcc --coverage -O0 -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE
    -D_FILE_OFFSET_BITS=64 -I$SRCTOP/tests/lib/libmd $(core_flags)"

# cases NAME SOURCE...: all cases of an ATF program, which notes what it reaches.
cases()
{
	to=$1
	shift
	mkdir "$to"
	(cd "$to" && $compile -o program "$@" -latf-c -Wl,-z,now)
	for case in $("$to/program" -l | sed -n 's/^ident: //p'); do
		mkdir "$to/$case"
		(cd "$to/$case" && ../program "$case" >out 2>&1) ||
		    echo "coverage: $to:$case: $(cat "$to/$case/out")" >&2
	done
}

mkdir core
(cd core
compile_core any none $compile
$compile -o program ./*.o $(core_cases) $(core_tests words _any.c)
./program >out)
hashes | while read -r name _ in _ _ words _; do
	tests=$SRCTOP/tests/sys/crypto/$in core=$SRCTOP/sys/crypto/$in
	[ ! -e "$tests/${name}_select_test.c" ] ||
	    cases "$name.select" "$tests/${name}_select_test.c" \
	    "$tests/${name}_compress_unrolled.c"
	cases "$name.selftest" "$tests/${name}_selftest_test.c" \
	    "$tests/${words}_compress_rolled.c" "$core/${name}_selftest.c" \
	    $(printf '%s\n' "$core/$name.c" "$core/$words.c" | sort -u)
done
cases md_bytes "$SRCTOP/tests/sys/crypto/md_bytes_test.c" \
    "$SRCTOP/sys/crypto/md_bytes.c"
# Of what is inlined for each kind of hash, no copy has all branches.
rm -f md_bytes/*md_bytes_test.gc*
for name in $(core all '' | sed 's,.*/,,'); do
	cases "$name" "$SRCTOP/tests/lib/libmd/${name}_helper_test.c" \
	    "$SRCTOP/lib/libmd/md_common.c" \
	    "$SRCTOP/lib/libmd/${name}_helper.c" $(core_portable)
done

for kind in "" --branches; do
	gcovr --root "$SRCTOP" --filter "$SRCTOP/lib/libmd/" \
	    --filter "$SRCTOP/sys/crypto/" $kind \
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
