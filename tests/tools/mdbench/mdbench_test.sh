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

# lacks WORDS: the run did not say that.
lacks()
{
	cat out err
	atf_fail "it lacks $1"
}

# copy_bench: a copy of the tree, to be changed, for bench; without libmd as built,
# which takes longest.
copy_bench()
{
	copy_source copy
	rm copy/lib/libmd/Makefile
	TOP=$PWD/copy
}

# wrong_bench: in the copy, a word of K is wrong.
wrong_bench()
{
	copy_bench
	sed -i s/0x428a2f98/0x428a2f99/ copy/sys/crypto/sha2/sha256_compress.h
}

# wrap NAME COMMANDS: a compiler NAME that runs COMMANDS before gcc.
wrap()
{
	printf '#!/bin/sh\n%s\nexec gcc "$@"\n' "$2" >"$1"
	chmod +x "$1"
}

# reading FILE FROM: COMMANDS for wrap that put FROM in the place of FILE.
reading()
{
	# shellcheck disable=SC2016 # for that script to expand
	echo 'for word; do shift; case $word in '"*/$1) word=$2"' ;; esac
	    set -- "$@" "$word"; done'
}

# path_without NAME...: a folder of all other commands to be the PATH.
path_without()
{
	mkdir bin
	echo "$PATH" | tr : '\n' | while read -r dir; do
		ln -s "$dir"/* bin/ 2>/dev/null
	done
	for name; do
		find bin -name "$name" -exec rm -f {} +
	done
}

# report NAME: out, err, STATUS and the files of a run that several cases read;
# the first of them has it done.
report()
{
	need gcc bmake ministat gnuplot
	kept=$OBJTOP/tests/tools/mdbench/$1.$PPID
	kept=$kept.$(ps -o lstart= -p "$PPID" | tr -dc '[:alnum:]')
	[ -e "$kept" ] || {
		find "${kept%/*}" -maxdepth 1 -name "$1.[0-9]*" -mmin +60 \
		    -exec rm -rf {} +
		mkdir report && (cd report && "report_$1" && echo "$STATUS" >status)
		mv report "$kept.$$" && mv "$kept.$$" "$kept"
	}
	cp -R "$kept/." . && STATUS=$(cat status)
}

# All is well, and it runs in a folder that must stay empty.
report_good()
{
	mkdir tmp here
	label=gcc-$(gcc -dumpversion)
	(cd here && LC_ALL=$(locale -a | grep -m 1 de_DE) TMPDIR=$PWD/../tmp \
	    bench --csv "../a report.csv" --html ../report.html \
	    --compare "$label-Os-rolled" "$label-O2-unrolled" &&
	    mv out err .. && echo "$STATUS" >../status)
	STATUS=$(cat status)
}

# Some compilers are wrong, one does not work.
report_faulty()
{
	wrong_bench
	unset TOP
	wrap wrong "$(reading sha256_compress.c \
	    "$PWD/copy/sys/crypto/sha2/sha256_compress.c")"
	sed 's/^sha256_compress(.*/&\n#define nblocks (*(volatile int *)8)/' \
	    "$SRCTOP/sys/crypto/sha2/sha256_compress.c" >crash.c
	wrap crash "$(reading sha256_compress.c "$PWD/crash.c")"
	# shellcheck disable=SC2016 # for that script to expand
	wrap broken 'case $1 in --version|-dump*) ;;
	    *) echo "broken: error: no" >&2; exit 1 ;; esac'
	bench --cc "gcc $PWD/wrong $PWD/crash $PWD/broken" --csv report.csv
	rm -rf copy
}

# ministat, a peer and the module are not there; the module's tests take minutes;
# here a make only says what they would.
report_lacking()
{
	path_without ministat
	rm -f bin/bmake
	cat >bin/bmake <<-END
	#!/bin/sh
	[ "\$*" != test-kernel ] || exec echo "MB/s: 1 sha256-md, 2 generic"
	exec $(command -v bmake) "\$@"
	END
	chmod +x bin/bmake
	copy_bench
	echo '#error "not here"' >copy/tools/mdbench/peers/nettle.c
	PATH=$PWD/bin bench --kernel --cc ""
	rm -rf bin copy
}

# Another hash, too few rounds, a driver that is nowhere.
report_odd()
{
	bench --hash sha224 --rounds 2 --speed-table --csv report.csv \
	    --kernel=no-such-driver
}

# tells NAME REPORT STATUS WORDS [LINE]...: a case, in which that run ended so,
# said WORDS on standard error, and printed each LINE.
tells()
{
	atf_test_case "$1"
	eval "$1_body() { told '$2' '$3' '$4' '${5:-.}' '${6:-.}'; }"
}
told()
{
	report "$1"
	ended "$2" "$3"
	shift 3
	for line; do
		grep -Eq -e "$line" out || lacks "$line"
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
	report faulty
	ended 1 "WRONG, not timed: wrong-Os-rolled: known answer"
	grep -q "WRONG, not timed: wrong-O2-unrolled" err || atf_fail "unrolled"
	grep -q '"gcc-[0-9]*-Os-rolled"' report.csv || atf_fail "gcc is lost"
	! grep -q '"wrong-' report.csv || atf_fail "timed all the same"
}

atf_test_case contender__all_are_wrong
contender__all_are_wrong_body()
{
	wrong_bench
	bench --csv report.csv
	ended 1 "no contender is left"
	nothing_left
}

# As where a hash has no second implementation here.
atf_test_case contender__without_a_standard_the_first_tells
contender__without_a_standard_the_first_tells_body()
{
	wrong_bench
	rm -r copy/tools/mdbench/sha256
	bench
	ended 1 "validating by the first contender"
	ended 1 "WRONG, not timed: libcrypto: known answer"
	grep -q '^gcc.*-Os-rolled ' out || atf_fail "gcc is lost"
}

tells contender__killed_by_a_signal_is_wrong faulty 1 \
    "WRONG, not timed: crash-Os-rolled: killed by signal"
tells compiler__fails faulty 1 \
    "could not be compiled: broken-Os-rolled: broken: error: no" \
    "^gcc.*-Os-rolled "
tells peer__is_not_there lacking 0 "not installed:.* nettle"
tells kernel__module_is_not_loaded odd 1 \
    "not timed: kernel:no-such-driver: not loaded"
tells speed_table__has_the_shape_of_openssl_speed odd 1 "" \
    "^type +64 bytes +1024 bytes$" \
    "^gcc-[0-9]+-Os-rolled( +[0-9]+\.[0-9]{2}k){2}$"

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

atf_test_case compiler__one_of_a_kind_is_quick
compiler__one_of_a_kind_is_quick_body()
{
	report lacking
	[ "$(grep -c "^gcc-.*-Os-rolled .* +- " out)" -eq 1 ] || lacks "one gcc alone"
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
	copy_bench
	for size in 400 800 1600; do
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
	copy_bench
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
	cp -R "$SRCTOP/tools" "$SRCTOP/share" "$FOLDER" && chmod -R a+rX "$FOLDER"
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
	# While it compiles, and while it measures.
	for seconds in 2 8; do
		STATUS=0
		TMPDIR=$PWD/tmp timeout --preserve-status -k 30 -s INT $seconds \
		    sh "$SRCTOP/tools/mdbench/mdbench.sh" --quick --cc gcc \
		    --rounds 100000 --seconds 100 --csv report.csv \
		    --html report.html >out 2>err || STATUS=$?
		ended 130 "interrupted: nothing was written"
		nothing_left
		[ -z "$(ls tmp)" ] || atf_fail "left behind: $(ls tmp)"
	done
	[ $(($(date +%s) - start)) -lt 30 ] || atf_fail "did not stop at once"
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
	report lacking
	ended 0
	grep -q "ministat is not installed: no interval" out || atf_fail "quiet"
	tail -n 3 out | tr '\n' ' ' | grep -q 'No advice .* no interval\. $' || atf_fail "advice"
	path_without ministat
	PATH=$PWD/bin bench --compare gcc-12-Os-rolled gcc-12-O2-unrolled
	ended 1 "--compare wants ministat, which is not installed"
}

# bind says the same of a driver that is not there and of one that is refused.
atf_test_case kernel__driver_that_is_refused_is_not_absent
kernel__driver_that_is_refused_is_not_absent_body()
{
	[ -e /usr/include/linux/if_alg.h ] || atf_skip "no linux/if_alg.h"
	cat >kernel.c <<-END
	#include <fcntl.h>
	#include <stdlib.h>
	#include "linux/kernel.c"
	int socket_(int f, int t, int p) {
	    errno = EAFNOSUPPORT; return (getenv("BIND") ? 99 : -1); }
	int bind_(int s, const struct sockaddr *a, socklen_t n) {
	    errno = atoi(getenv("BIND")); return (-1); }
	FILE *fopen_(const char *name, const char *mode) {
	    return (fdopen(open("crypto", O_RDONLY), mode)); }
	int main(void) { return (puts(contender.setup()) < 0); }
	END
	atf_check gcc -Dsocket=socket_ -Dbind=bind_ -Dfopen=fopen_ \
	    -DNAME='""' -DDRIVER='"sha256-md"' -DDIGEST_LENGTH=32 \
	    -I"$SRCTOP/tools/mdbench" kernel.c -o kernel
	printf 'driver       : sha256-md-small\n' >crypto
	atf_check -o match:"^not loaded" env BIND=2 ./kernel
	atf_check -o match:"^not loaded" ./kernel
	printf 'name         : sha256\ndriver       : sha256-md\n' >>crypto
	atf_check -o match:"^loaded, but refused" env BIND=2 ./kernel
	atf_check -o match:"^loaded, but .* no AF_ALG" ./kernel
	atf_check -o match:"^Invalid argument" env BIND=22 ./kernel
	rm crypto
	atf_check -o match:"^not loaded" env BIND=2 ./kernel
}

atf_test_case kernel__figures_of_the_modules_tests
kernel__figures_of_the_modules_tests_body()
{
	! grep -q sha256-md /proc/crypto 2>/dev/null || atf_skip "it is loaded"
	report lacking
	ended 0 "running its tests"
	grep -q '^MB/s: 1 sha256-md' out || lacks "the figures"
}

# The table's figures are the CSV's, and each row has all that it needs.
atf_test_case csv__parses_and_the_table_agrees
csv__parses_and_the_table_agrees_body()
{
	report good
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
	report good
	mv "a report.csv" a.csv
	sed 's/"[^"]*",[0-9]*/"Another CPU",1234/' a.csv >b.csv
	atf_check -o match:"B: sha256, Another CPU, 1234 MHz" -o match:"-Os-rolled  *64 " \
	    sh "$SRCTOP/tools/mdbench/mdbench.sh" --compare a.csv b.csv
	echo nonsense >c.csv
	atf_check -s exit:1 -e match:"not a report of mdbench: c.csv" \
	    sh "$SRCTOP/tools/mdbench/mdbench.sh" --compare a.csv c.csv
}

atf_test_case compare__two_contenders
compare__two_contenders_body()
{
	report good
	label=gcc-$(gcc -dumpversion)
	grep -Eq "^$label-Os-rolled and .*, 64 bytes: (-[0-9.]+ % \+/- [0-9.]+ \
% at 95 %|no difference proven at 95 %)$" out || lacks "a difference"
	report odd
	grep -q -e "-Os-rolled .*-O2-unrolled .*too few samples" out ||
	    atf_fail "two samples"
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
	report good
	ended 0
	! grep -q '[0-9],[0-9]* %' out || atf_fail "commas"
}

atf_test_case page__holds_all_that_it_shows
page__holds_all_that_it_shows_body()
{
	report good
	[ "$(grep -c '</svg>' report.html)" -eq 3 ] || atf_fail "three plots"
	! grep -E '(src|href)="|url\(|@import' report.html ||
	    atf_fail "it needs another file"
	for word in prefers-color-scheme "-Os-rolled" "at 95 %"; do
		grep -q -e "$word" report.html || atf_fail "$word"
	done
	sed '/<\/svg>/q' report.html >speed
	for word in "libmd as built (" "16 B" "1 MiB"; do
		grep -q "$word" speed || atf_fail "no $word in the first"
	done
	! grep -q baseline-shift report.html || atf_fail "a power of ten"
}

atf_test_case file__all_programs_agree
file__all_programs_agree_body()
{
	bench --file 1M
	ended 0
	grep -Eq '^libmd-unrolled( +[0-9]+\.[0-9]+){6}$' out || atf_fail "row"
	copy_bench
	sed -i 's,^	\./runs32 ,	false ,' copy/tools/mdbench/mdbench.sh
	bench --file 1M
	[ "$(uname -m)" != x86_64 ] || ended 0 "no 32 bits: "
	! grep m32 out || atf_fail "these programs do not run"
}

atf_test_case cross__bytes_of_each_compiler
cross__bytes_of_each_compiler_body()
{
	need arm-none-eabi-gcc
	# One with a system under it is enough.
	path_without 'avr-gcc' '[b-z]*-linux-gnu*-gcc' '*-linux-gnueabi*-gcc'
	PATH=$PWD/bin bench --cross
	ended 0
	grep -Eq '^arm-none-eabi-cortex-m0 +[0-9.]+ +[0-9]+ +[0-9]+ ' out ||
	    lacks "a row"
	! [ -e bin/aarch64-linux-gnu-gcc ] || ! [ -e bin/qemu-aarch64 ] ||
	    grep -Eq '^aarch64-linux-gnu +[0-9]+ +.* [0-9.]+ +[0-9.]+$' out ||
	    lacks "a row"
}

atf_test_case answer__two_sentences_at_the_end
answer__two_sentences_at_the_end_body()
{
	report good
	sed -n '/^For this CPU/,$p' out | tr '\n' ' ' >answer
	grep -Eq "For this CPU .*kernel image .*bytes.*libmd takes [0-9.]+ cycles.*\. \
The unrolled one .*%\. $" answer || atf_fail "$(cat answer)"
}

# advice NOISE SURE BUILT WORDS: these are said of these builds, and of such
# differences of the unrolled one, and of libmd as built, to the rolled one.
advice()
{
	{
		echo cpu,noise,contender,shape,text,size,cpb_min,ratio_hi
		for row in r,rolled,900,1024,12.5 s,rolled,901,1024,12.0 \
		    u,unrolled,9900,1024,9.5 v,unrolled,9800,1024,10.1 \
		    libmd.a-X,X,60000,1024,2.0; do
			echo "CPU,$1,$row,1"
		done
	} >report.csv
	said=$(awk -v sure="$2" -v built="$3" -v names=gcc \
	    -f "$SRCTOP/tools/mdbench/csv.awk" \
	    -f "$SRCTOP/tools/mdbench/answer.awk" report.csv)
	case $said in
	*"$4"*)	;;
	*)	atf_fail "$said" ;;
	esac
}

atf_test_case answer__none_where_nothing_can_be_told
answer__none_where_nothing_can_be_told_body()
{
	less="-30.00 % +/- 1.00 % at 95 %"
	more="+2.00 % +/- 1.00 % at 95 %"
	same="no difference proven at 95 %"
	none="No advice for this CPU (CPU) and these compilers (gcc): "
	libmd="as built by default, libmd takes 2.00 cycles per byte, by X. "
	costs="${libmd}The unrolled one in C (u, 9.50 cycles per byte) costs 9000 \
bytes more and "
	advice 24 "$less" "$less" "take the rolled build for a kernel image (r, 900 \
bytes) and the unrolled one, the default, for libmd; ${costs}takes 30.00 % less \
time (+/- 1.00 % at 95 % confidence) at 1024 bytes; the noise was 24 %."
	advice 0.9 "$same" "$less" "for libmd; ${costs}is not faster ($same) at 1024"
	advice 24 "$more" "$more" "for libmd, too; ${costs}is not faster ($more) at"
	advice 24 "$same" "$less" "${none}a noise of 24 % hides what there may be."
	advice 1 "$less" "$same" "${none}a noise of 1 % hides what there may be."
	advice 0 "too few" "too few" "${none}too few."
	report odd
	grep -q "^No advice " out || lacks "the reason"
	! grep -q "take the" out || atf_fail "advice"
}

atf_test_case hash__chosen_by_its_name
hash__chosen_by_its_name_body()
{
	report odd
	for name in libmd.a- libcrypto gcc; do
		grep -q ",sha224,\"$name" report.csv || atf_fail "$name is lost"
	done
	bench --hash md6
	ended 2 'there is no hash "md6"; --hash can be: .*sha256'
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
	ended 0 "libmd as built is not measured"
}

atf_test_case nothing__is_written_elsewhere
nothing__is_written_elsewhere_body()
{
	report good
	[ -s "a report.csv" ] || atf_fail "no report: $(cat err)"
	left=$(find tmp here ! -type d)
	[ -z "$left" ] || atf_fail "left: $(echo "$left" | tr '\n' ' ')"
}

atf_init_test_cases()
{
	# shellcheck disable=SC2046 # names without blanks
	add_cases $(sed -nE 's/^(atf_test_case|tells) ([a-zA-Z0-9_]+).*/\2/p' "$0")
}
