# SPDX-License-Identifier: BSD-2-Clause
#
# mdbench, when all is well and when it is not.  No case asserts a time.

# bench ARGUMENT...: a short run of it; out, err and STATUS tell what came of it.
bench()
{
	STATUS=0
	sh "${TOP:-$SRCTOP}/tools/mdbench/mdbench.sh" --quick --cc gcc \
	    --sizes "64 1024" --rounds 5 --seconds 1 "$@" >out 2>err ||
	    STATUS=$?
}

# ended STATUS [WORDS]: so it ended, and said so on standard error.
ended()
{
	[ "$STATUS" -eq "$1" ] && grep -q -e "${2:-.*}" err && return
	[ "$STATUS" -eq "$1" ] && [ $# -eq 1 ] && return
	cat out err
	atf_fail "status $STATUS, not $1, or no word of: ${2:-}"
}

# copy_bench: a copy of the tree, to be changed, for bench.
copy_bench()
{
	copy_source copy
	TOP=$PWD/copy
}

# wrap NAME COMMANDS: a compiler NAME that runs COMMANDS before gcc.
wrap()
{
	printf '#!/bin/sh\n%s\nexec gcc "$@"\n' "$2" >"$1"
	chmod +x "$1"
}

# path_without COMMAND...: a folder of all other commands to be the PATH.
path_without()
{
	mkdir bin
	echo "$PATH" | tr : '\n' | while read -r dir; do
		for file in "$dir"/*; do
			[ -e "bin/${file##*/}" ] || ln -s "$file" bin/
		done
	done
	for name; do
		find bin -name "$name" -exec rm -f {} +
	done
}

# nothing_left: no file but the test's own.
nothing_left()
{
	for file in report.*; do
		[ ! -e "$file" ] || atf_fail "left behind: $file"
	done
}

atf_test_case contender__changed_word_of_K_is_named_and_not_timed
contender__changed_word_of_K_is_named_and_not_timed_body()
{
	copy_bench
	sed -i s/0x428a2f98/0x428a2f99/ copy/sys/crypto/sha2/sha256_compress.h
	unset TOP
	# The other compiler's words are wrong: it reads the changed copy.
	cat >wrong <<EOF
#!/bin/sh
n=\$#
while [ \$n -gt 0 ]; do
	case \$1 in
	*/sha256_compress.c)	set -- "\$@" "$PWD/copy/\${1#src/}" ;;
	*)			set -- "\$@" "\$1" ;;
	esac
	shift
	n=\$((n - 1))
done
exec gcc "\$@"
EOF
	chmod +x wrong
	bench --cc "gcc $PWD/wrong" --csv report.csv
	ended 1 "WRONG, not timed: wrong-Os-rolled: known answer"
	grep -q "WRONG, not timed: wrong-O2-unrolled" err || atf_fail "unrolled"
	grep -q '"gcc-[0-9]*-Os-rolled"' report.csv || atf_fail "gcc is lost"
	! grep -q '"wrong-' report.csv || atf_fail "timed all the same"
}

atf_test_case contender__all_are_wrong
contender__all_are_wrong_body()
{
	copy_bench
	sed -i s/0x428a2f98/0x428a2f99/ copy/sys/crypto/sha2/sha256_compress.h
	bench --csv report.csv
	ended 1 "no contender is left"
	nothing_left
}

atf_test_case contender__killed_by_a_signal_is_wrong
contender__killed_by_a_signal_is_wrong_body()
{
	copy_bench
	sed -i 's/^sha256_compress(.*/&\n#define nblocks (*(volatile int *)8)/' \
	    copy/sys/crypto/sha2/sha256_compress.c
	bench
	ended 1 "killed by signal"
}

atf_test_case clock__stands_still
clock__stands_still_body()
{
	copy_bench
	for file in $(cd copy/tools/mdbench && find . -name ticks.c); do
		cat >"copy/tools/mdbench/$file" <<EOF
#include "bench.h"
const char ticks_name[] = "stopped";
int ticks_open(void) { return (0); }
uint64_t ticks(void) { return (0); }
EOF
	done
	bench --csv report.csv
	ended 1 "does not run: stopped"
	ended 1 "no clock runs"
	nothing_left
}

atf_test_case compiler__fails
compiler__fails_body()
{
	# shellcheck disable=SC2016 # for that script to expand
	wrap broken 'case $1 in --version|-dump*) ;;
	    *) echo "broken: error: no" >&2; exit 1 ;; esac'
	bench --cc "gcc $PWD/broken"
	ended 1 "could not be compiled: broken-Os-rolled: broken: error: no"
	grep -q '^gcc.*-Os-rolled ' out || atf_fail "gcc is lost"
}

atf_test_case compiler__alone_fails
compiler__alone_fails_body()
{
	# shellcheck disable=SC2016 # for that script to expand
	wrap broken 'case $1 in --version|-dump*) ;; *) exit 1 ;; esac'
	bench --cc "$PWD/broken"
	ended 1 "cannot make a program"
}

atf_test_case compiler__is_not_there
compiler__is_not_there_body()
{
	need gcc
	path_without '*gcc*' '*clang*' cc 'c[0-9]*' tcc
	PATH=$PWD/bin bench --cc ""
	ended 1 "no C compiler is installed"
	bench --cc /nowhere/cc
	ended 1 "no such compiler: /nowhere/cc"
}

atf_test_case disk__full
disk__full_body()
{
	mkdir small
	mount -t tmpfs -o size=100k tmpfs small 2>/dev/null ||
	    atf_skip "cannot mount a small disk here"
	bench --work small/work --csv report.csv
	umount small
	ended 1 "the work folder is full"
	nothing_left
}

atf_test_case disk__full_while_measuring
disk__full_while_measuring_body()
{
	mkdir small
	mount -t tmpfs -o size=3m tmpfs small 2>/dev/null ||
	    atf_skip "cannot mount a small disk here"
	for size in 500 1000 2000; do
		mount -o "remount,size=${size}k" small
		bench --work small/work --csv report.csv
		[ "$STATUS" -eq 0 ] || ended 1 "is full"
		[ "$STATUS" -eq 0 ] || nothing_left
		rm -f report.csv
	done
	umount small
}

atf_test_case files__limited_in_size
files__limited_in_size_body()
{
	need gcc
	(ulimit -f 8; bench --csv report.csv; echo "$STATUS" >status)
	STATUS=$(cat status)
	ended 1 "full"
	nothing_left
}

atf_test_case csv__to_a_full_device
csv__to_a_full_device_body()
{
	[ -c /dev/full ] || atf_skip "no /dev/full"
	bench --csv /dev/full
	ended 1 "cannot write /dev/full"
	bench --csv nowhere/report.csv
	ended 1 "cannot write nowhere/report.csv"
}

atf_test_case work__read_only cleanup
work__read_only_body()
{
	need setpriv
	open_folder
	mkdir "$FOLDER/work"
	cp -R "$SRCTOP/tools" "$FOLDER/tools" && chmod -R a+rX "$FOLDER"
	chmod 555 "$FOLDER/work"
	STATUS=0
	(cd / && as_user sh "$FOLDER/tools/mdbench/mdbench.sh" --quick \
	    --work "$FOLDER/work") >out 2>err || STATUS=$?
	ended 1 "cannot write in the work folder"
	mkdir other
	echo precious >other/file
	bench --work other
	ended 1 "holds other things"
	[ -s other/file ] || atf_fail "removed"
	bench --work out/of/a/file
	ended 1 "cannot write in the work folder"
}
work__read_only_cleanup()
{
	remove_folder
}

atf_test_case run__interrupted
run__interrupted_body()
{
	need gcc timeout
	mkdir tmp
	start=$(date +%s)
	STATUS=0
	TMPDIR=$PWD/tmp timeout --preserve-status -k 30 -s INT 12 \
	    sh "$SRCTOP/tools/mdbench/mdbench.sh" --quick --cc gcc \
	    --rounds 100000 --seconds 100 --csv report.csv --html report.html \
	    >out 2>err || STATUS=$?
	[ $(($(date +%s) - start)) -lt 25 ] || atf_fail "did not stop at once"
	ended 130 "interrupted: nothing was written"
	nothing_left
	[ -z "$(ls tmp)" ] || atf_fail "left behind: $(ls tmp)"
}

atf_test_case option__unknown
option__unknown_body()
{
	bench --fast
	ended 2 "unknown option: --fast"
	ended 2 "usage: mdbench"
	for bad in "--csv" "--compare a" "--sizes x" "--rounds 0" "--seconds 1.5" \
	    "--file 1X" "more"; do
		# shellcheck disable=SC2086 # an option and its argument
		bench $bad
		ended 2 "usage: mdbench"
	done
}

atf_test_case gnuplot__is_not_there
gnuplot__is_not_there_body()
{
	path_without gnuplot
	PATH=$PWD/bin bench --html report.html
	ended 1 "--html draws with gnuplot, which is not installed"
	nothing_left
}

atf_test_case ministat__is_not_there
ministat__is_not_there_body()
{
	path_without ministat
	PATH=$PWD/bin bench
	ended 0
	grep -q "ministat is not installed: no interval" out || atf_fail "quiet"
	PATH=$PWD/bin bench --compare gcc-12-Os-rolled gcc-12-O2-unrolled
	ended 1 "--compare wants ministat, which is not installed"
}

atf_test_case peer__is_not_there
peer__is_not_there_body()
{
	copy_bench
	echo '#error "not here"' >copy/tools/mdbench/peers/nettle.c
	bench
	ended 0
	ended 0 "not installed:.* nettle"
}

atf_test_case kernel__module_is_not_loaded
kernel__module_is_not_loaded_body()
{
	bench --kernel=no-such-driver
	ended 1 "not timed: kernel:no-such-driver: "
}

# The module's tests take minutes; here a make only says what they would.
atf_test_case kernel__figures_of_the_modules_tests
kernel__figures_of_the_modules_tests_body()
{
	! grep -q sha256-md /proc/crypto 2>/dev/null || atf_skip "it is loaded"
	mkdir bin
	cat >bin/bmake <<-END
	#!/bin/sh
	[ "\$*" = test-kernel ] && echo "MB/s: 1 sha256-md, 2 sha256-generic"
	END
	chmod +x bin/bmake
	PATH=$PWD/bin:$PATH bench --kernel
	ended 0 "running its tests"
	grep -q '^MB/s: 1 sha256-md' out || atf_fail "$(cat out)"
}

# The table's figures are the CSV's, and each row has all that it needs.
atf_test_case csv__parses_and_the_table_agrees
csv__parses_and_the_table_agrees_body()
{
	need ministat
	bench --csv "a report.csv"
	ended 0
	awk -F '"' '
	    NR == 1 { n = split($0, head, ","); next }
	    {
		# Quoted fields lie between the quotes.
		line = $0
		gsub(/"[^"]*"/, "q", line)
		if (split(line, f, ",") != n) {
			print "fields: " $0
			exit 1
		}
		for (i = 1; i <= n; i++)
			v[head[i]] = f[i]
		if (v["cpb_min"] !~ /^[0-9]+\.[0-9]+$/ || v["cpb_min"] <= 0 ||
		    v["cpb"] < v["cpb_min"] || v["ratio"] <= 0 ||
		    v["ratio_lo"] > v["ratio"] || v["ratio"] > v["ratio_hi"] ||
		    v["rounds"] != 5) {
			print "figures: " $0
			exit 1
		}
		name = $14
		row[name] = row[name] sprintf(" %.2f", v["cpb_min"])
	    }
	    END { for (name in row) print name row[name] }' "a report.csv" |
	    sort >rows || atf_fail "$(cat rows)"
	[ "$(wc -l <rows)" -ge 4 ] || atf_fail "rows: $(cat rows)"
	awk '$1 == "contender" { on = 1; next }
	    on && NF == 0 { exit }
	    on { print $1, $5, $6 }' out | sort >table
	atf_check cmp rows table
}

atf_test_case compare__two_reports
compare__two_reports_body()
{
	need ministat
	bench --csv a.csv
	ended 0
	sed 's/"[^"]*",[0-9]*/"Another CPU",1234/' a.csv >b.csv
	atf_check -o match:"B: Another CPU, 1234 MHz" -o match:"-Os-rolled  *64 " \
	    sh "$SRCTOP/tools/mdbench/mdbench.sh" --compare a.csv b.csv
	echo nonsense >c.csv
	atf_check -s exit:1 -e match:"not a report of mdbench: c.csv" \
	    sh "$SRCTOP/tools/mdbench/mdbench.sh" --compare a.csv c.csv
}

atf_test_case compare__two_contenders
compare__two_contenders_body()
{
	need ministat
	label=gcc-$(gcc -dumpversion)
	bench --compare "$label-Os-rolled" "$label-O2-unrolled"
	ended 0
	grep -Eq "^$label-Os-rolled and .*, 64 bytes: (-[0-9.]+ % \+/- [0-9.]+ \
% at 95 %|no difference proven at 95 %)$" out || atf_fail "$(cat out)"
	bench --rounds 2 --compare "$label-Os-rolled" "$label-O2-unrolled"
	grep -q "64 bytes: too few samples" out || atf_fail "two samples"
	bench --compare "$label-Os-rolled" nobody
	ended 1 "no such contender: nobody"
}

# Of these samples one can be told.
atf_test_case samples__bad_go_no_further
samples__bad_go_no_further_body()
{
	printf '%s\n' "0 main a 64 100.5" "0 main b 64 0.000" \
	    "1 main a 64 nan" "1 main b 64 -nan" "2 main a 64 1,5" \
	    "2 main b 64 -3.0" "3 main a 64 inf" "4 main a 64" "5 main" |
	    awk -v first=a -f "$SRCTOP/tools/mdbench/samples.awk" | sort >got
	printf '%s\n' "bad - 0 8" "cycles a 64 100.5 0" "ratio a 64 1.00000" >want
	atf_check cmp got want
}

atf_test_case locale__with_decimal_commas
locale__with_decimal_commas_body()
{
	locale -a 2>/dev/null | grep -q de_DE || atf_skip "no such locale"
	LC_ALL=$(locale -a | grep -m 1 de_DE) bench --csv report.csv
	ended 0
	! grep -q '[0-9],[0-9]* %' out || atf_fail "commas"
}

atf_test_case page__holds_all_that_it_shows
page__holds_all_that_it_shows_body()
{
	need gnuplot ministat
	bench --html report.html
	ended 0
	[ "$(grep -c '</svg>' report.html)" -eq 3 ] || atf_fail "three plots"
	! grep -E '(src|href)="|url\(|@import' report.html ||
	    atf_fail "it needs another file"
	for word in prefers-color-scheme "-Os-rolled" "at 95 %"; do
		grep -q -e "$word" report.html || atf_fail "$word"
	done
}

atf_test_case speed_table__has_the_shape_of_openssl_speed
speed_table__has_the_shape_of_openssl_speed_body()
{
	bench --speed-table
	ended 0
	grep -Eq '^type +64 bytes +1024 bytes$' out || atf_fail "head"
	grep -Eq '^gcc-[0-9]+-Os-rolled( +[0-9]+\.[0-9]{2}k){2}$' out ||
	    atf_fail "row"
}

atf_test_case file__all_programs_agree
file__all_programs_agree_body()
{
	bench --file 1M
	ended 0
	grep -Eq '^libmd-unrolled( +[0-9]+\.[0-9]+){6}$' out || atf_fail "row"
}

atf_test_case cross__bytes_of_each_compiler
cross__bytes_of_each_compiler_body()
{
	need arm-none-eabi-gcc
	bench --cross
	ended 0
	grep -Eq '^arm-none-eabi-cortex-m0 +[0-9.]+ +[0-9]+ +[0-9]+ ' out ||
	    atf_fail "$(cat out err)"
}

atf_test_case answer__two_sentences_at_the_end
answer__two_sentences_at_the_end_body()
{
	bench
	ended 0
	tail -n 6 out | tr '\n' ' ' >answer
	grep -Eq 'For this CPU .*kernel image .*bytes.*\. The unrolled one .*%\. $' \
	    answer || atf_fail "$(cat answer)"
}

atf_test_case mdbench__installed_and_from_a_folder_with_a_space
mdbench__installed_and_from_a_folder_with_a_space_body()
{
	need gcc bmake
	copy_source "a copy"
	build "a copy/tools/mdbench" install DESTDIR="$PWD/root" PREFIX=/p
	STATUS=0
	root/p/bin/mdbench --quick --cc gcc --sizes 64 --rounds 5 --seconds 1 \
	    >out 2>err || STATUS=$?
	ended 0
	TOP="$PWD/a copy"
	bench
	ended 0
}

atf_test_case nothing__is_written_elsewhere
nothing__is_written_elsewhere_body()
{
	need gcc
	mkdir tmp here
	(cd here && TMPDIR=$PWD/../tmp bench --csv ../report.csv && mv out err ..)
	[ -s report.csv ] || atf_fail "no report: $(cat err)"
	left=$(find tmp here ! -type d)
	[ -z "$left" ] || atf_fail "left: $(echo "$left" | tr '\n' ' ')"
}

atf_init_test_cases()
{
	add_cases contender__changed_word_of_K_is_named_and_not_timed \
	    contender__all_are_wrong contender__killed_by_a_signal_is_wrong \
	    clock__stands_still compiler__fails compiler__alone_fails \
	    compiler__is_not_there disk__full disk__full_while_measuring \
	    files__limited_in_size csv__to_a_full_device work__read_only \
	    run__interrupted option__unknown gnuplot__is_not_there \
	    ministat__is_not_there peer__is_not_there \
	    kernel__module_is_not_loaded \
	    kernel__figures_of_the_modules_tests \
	    csv__parses_and_the_table_agrees compare__two_reports \
	    compare__two_contenders samples__bad_go_no_further \
	    locale__with_decimal_commas page__holds_all_that_it_shows \
	    speed_table__has_the_shape_of_openssl_speed \
	    file__all_programs_agree cross__bytes_of_each_compiler \
	    answer__two_sentences_at_the_end \
	    mdbench__installed_and_from_a_folder_with_a_space \
	    nothing__is_written_elsewhere
}
