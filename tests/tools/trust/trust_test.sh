# Tests of what tests the tests: each tool finds what was put there to be found.

export LC_ALL=C

# change FILE SCRIPT: in src, a copy of the tree, by sed.
change()
{
	sed "$2" "$SRCTOP/$1" >changed
	! cmp -s changed "$SRCTOP/$1" || atf_fail "$1: nothing to change by $2"
	cp changed "src/$1"
}

# finds NAME SAID FILE SCRIPT: with that fault, the fuzzer of that name fails.
finds()
{
	change "$3" "$4"
	atf_check -s exit:1 -o match:"^$1: .*, 1 findings$" -o match:"$2" \
	    sh "$SRCTOP/tools/trust/fuzz.sh" "$PWD/src" fuzz 30 "$1"
	cp "$SRCTOP/$3" "src/$3"
}

long_case fuzz__finds_a_wrong_bound
fuzz__finds_a_wrong_bound_body()
{
	need clang
	echo 'int main(void) { return (0); }' >p.c
	clang -fsanitize=address p.c 2>/dev/null || atf_skip "no sanitizers here"
	copy_source src
	finds sha256 'rolled: another digest' sys/crypto/md_bytes.h \
	    's/used + n == h->block/used + n == 63/'
	finds sha256 ': Final2: another digest' sys/crypto/hash_many.h \
	    's/both\[1\].ctx = \*ctx2/both[1].ctx = *ctx1/'
	finds sha256 ': Many: another digest' sys/crypto/hash_many.h \
	    's/begin(.*, len\[i\]/& - (len[i] == 119)/'
	finds helpers 'ERROR: ' lib/libmd/md_common.c \
	    's/length - done < (off_t)want/length < (off_t)want/'
	# Where its own trial does not see it.
	[ "$(uname -m)" != x86_64 ] ||
	    finds sha256 'SSSE3: another digest' \
	    sys/crypto/sha2/x86/sha256_compress_ssse3.c \
	    's/for (; nblocks > 0/state[0] ^= nblocks == 9;&/'
}

# Cases that say nothing let all mutants live.
long_case mutate__sees_cases_that_see_nothing
mutate__sees_cases_that_see_nothing_body()
{
	need gcc
	copy_source src
	sed 's/failed++;/;/; s/exit(1);/;/' "$SRCTOP/tests/hash_print.c" \
	    >src/tests/deaf.c
	CASES=deaf.c sh "$SRCTOP/tools/trust/mutate.sh" "$PWD/src" mutate 2 \
	    >out 2>&1 && atf_fail "$(cat out)"
	cat out
	grep -q '^2 of [1-9][0-9]* mutants: [01] killed, [12] survive,' out ||
	    atf_fail "none of two survives"
	grep -q 'mutants.survive, new' out || atf_fail "no list of survivors"
}

# Every operator of a line is changed once, and nothing else.
atf_test_case mutate__lists_each_operator_once
mutate__lists_each_operator_once_body()
{
	cat >x.c <<-\END
	/*
	 * 1 + 1
	 */
	#include <a-b.h>
	static const uint32_t x[2] = { 0x1f, 0xe0 };
	#define F(x)	((x) >> 3 | \
	    *p++)
	for (; i <= 10; i++, p -= &q[i % 4] - q)	/* 1 + 1 */
	END
	awk -f "$SRCTOP/tools/trust/mutants.awk" x.c | cut -f 2,4,5 |
	    tr '\t' ' ' >list
	cat >expected <<-\END
	5 2 3
	5 0x1f 0x10
	5 0xe0 0xe1
	6 >> <<
	6 3 4
	6 | &
	7 ++ --
	8 <= <
	8 10 11
	8 ++ --
	8 -= +=
	8 % /
	8 4 5
	8 - +
	END
	atf_check -o file:expected cat list
}

long_case coverage__sees_a_case_that_is_missing
coverage__sees_a_case_that_is_missing_body()
{
	need gcovr gcc
	copy_source src
	change tests/lib/libmd/md_helper_test.h 's/^TEST(File__interrupted)/void unused(void); void unused(void)/'
	sh "$SRCTOP/tools/trust/coverage.sh" "$PWD/src" coverage >out 2>&1 &&
	    atf_fail "$(cat out)"
	cat out
	grep -q '^coverage: [1-9][0-9]* of [1-9][0-9]* lines' out ||
	    atf_fail "no result"
}

# sanitize PART PATTERN...: in src, that part fails, and says each.
sanitize()
{
	part=$1
	shift
	! sh "$SRCTOP/tools/trust/sanitize.sh" "$PWD/src" sanitize "$part" \
	    >out 2>&1 || atf_fail "$part finds nothing: $(cat out)"
	for pattern; do
		grep "$pattern" out | sort -u | head -n 1
		grep -q "$pattern" out || {
			cat out
			atf_fail "$part does not find $pattern"
		}
	done
}

# Each fault is where other cases come than those of the other three.
long_case sanitize__finds_what_is_out_of_bounds
sanitize__finds_what_is_out_of_bounds_body()
{
	need clang
	copy_source src
	change sys/crypto/sha2/sha224.c \
	    's/SHA256_Update(ctx, data, len);/& (void)((const volatile uint8_t *)data)[len];/'
	sed 's/^	if (offset > 0 && lseek/	uint32_t *p = (void *)(buf + offset % 2);\
	if (offset > 0) *p = 0;\
&/; s/if (end >= offset)/if (end >> (offset + 60) >= 0 \&\& end >= offset)/
	    s/off_t done = 0;/uint8_t done = 0;/' \
	    "$SRCTOP/lib/libmd/md_common.c" >src/lib/libmd/md_common.c
	sanitize helper.address \
	    'AddressSanitizer: .*-buffer-overflow' \
	    'misaligned address' 'shift exponent [0-9]* is too large' \
	    'implicit conversion .* changed the value'
}

long_case sanitize__finds_what_was_not_written
sanitize__finds_what_was_not_written_body()
{
	need clang
	copy_source src
	change sys/crypto/md_bytes.h \
	    's/memset(ctx, 0, h->ctx);/*md_count(h, ctx) = 0;/'
	sanitize helper.memory 'MemorySanitizer: use-of-uninitialized-value'
}

long_case sanitize__finds_a_race
sanitize__finds_a_race_body()
{
	need clang
	copy_source src
	change lib/libmd/md_common.c 's/uint8_t buf\[8192\];/static &/'
	sanitize helper.thread 'ThreadSanitizer: data race' 'md_update_fd.buf'
	[ "$(uname -m)" = x86_64 ] || return 0
	change sys/crypto/hash_select.h \
	    's/__atomic_store_n(&choice, v, .*);/choice = v;/'
	sanitize core.thread 'ThreadSanitizer: data race' ' choose '
}

# A branch by a secret bit, and a table that a secret byte indexes, in each
# variant; and a wipe that compilers take for a store that nobody reads.
long_case secrets__finds_each_that_is_given_away
secrets__finds_each_that_is_given_away_body()
{
	need clang valgrind
	copy_source src
	core=sys/crypto/sha2
	change sys/crypto/md_bytes.h "s/^	buf\[used\] = 0x80;/\
	uint32_t *s = ctx; while (s[0] % 3 == 1) s[0] = 0; buf[s[1] % 8] = 0; &/"
	change $core/x86/sha256_compress_shani.c \
	    's/EACH(ADD, kept);/& while (*data[0] % 3 == 1) data[0]++;/'
	change $core/x86/sha256_lanes.h \
	    's/s\[0\] += a;/& a[0] += K[*in[0] % 64]; s[0] += a;/'
	change $core/arm64/sha256_compress_ce.c \
	    's/efgh += efgh0;/& abcd[0] += K[*data % 64];/'
	change $core/riscv/sha256_compress_zknh.c \
	    's/#include "..\/sha256_compress.c"/#include "bytes.h"\
#define	load_be32(p) K[*(p) % 64]\
&/'
	change lib/libmd/crypto_os.h 's/__asm__ __volatile__.*memory.*/;/'
	! COMPILERS=clang sh "$SRCTOP/tools/trust/secrets.sh" "$PWD/src" \
	    secrets -O2 >out 2>&1 ||
	    atf_fail "nothing found: $(cat out)"
	cat out
	for what in memcheck wipe sha256_compress_shani sha256_lanes_avx512 \
	    sha256_compress_ce sha256_compress_zknh; do
		atf_check -o not-empty grep ": $what: [1-9][0-9]* findings" out
		[ $what = memcheck ] || [ $what = wipe ] ||
		    atf_check -s exit:1 grep ": $what: .* instructions" out
	done
	for pattern in 'jump or move depends on uninitialised' \
	    'Use of uninitialised value' ': jump: ' ': address: ' \
	    'of the digest is at'; do
		atf_check -o not-empty grep "$pattern" out
	done
}

# On one target, which needs no emulator.
long_case cross__sees_a_wrong_word
cross__sees_a_wrong_word_body()
{
	need x86_64-linux-gnu-gcc
	copy_source src
	change sys/crypto/x86/bytes.h 's/__builtin_bswap32(x)/(x)/'
	change tools/trust/cross.sh '/^	amd64 /d'
	atf_check -s exit:1 -o match:'^amd64 .*FAILED: rolled: .*failed:' \
	    -o match:'^cross: 1 rows: 0 passed, 1 failed' \
	    env MAKE="$MAKE" sh src/tools/trust/cross.sh src cross amd64
}

# What is not there is not passed.
atf_test_case cross__says_what_is_missing
cross__says_what_is_missing_body()
{
	copy_source src
	change tools/trust/cross.sh 's/hppa-linux-gnu-gcc/no-such-compiler/
	    s/qemu-sparc64/no-such-emulator/;s/|sparc64-linux-gnu-gcc/|cc/'
	atf_check -s exit:2 -o match:'^hppa .*skipped: no no-such-compiler' \
	    -o match:'^sparc64 .*skipped: no no-such-emulator' \
	    -o match:'^cross: 2 rows: 0 passed, 0 failed, 2 skipped' \
	    env MAKE="$MAKE" sh src/tools/trust/cross.sh src cross hppa sparc64
}

# A rolled shape that is not, and cases that say nothing.
long_case matrix__sees_a_wrong_shape_and_deaf_cases
matrix__sees_a_wrong_shape_and_deaf_cases_body()
{
	[ "$(uname -m)" = x86_64 ] || atf_skip "only on x86_64"
	copy_source src
	change sys/crypto/sha2/sha256_compress.c 's/if (ROLLED)/if (0)/'
	change tests/hash_print.c 's/failed++;/;/'
	change tools/trust/matrix.sh 's/for level in [^;]*/for level in -O2/
	    s/for flag in [^;]*/for flag in/; /|library|/d'
	atf_check -s exit:1 \
	    -o match:'variants *-O2 *FAILED: 5[0-9]* rotates .* 5[0-9]* in' \
	    -o match:'K *-O2 *FAILED: ' -o match:'rotation *-O2 *FAILED: ' \
	    -o match:'padding *-O2 *FAILED: ' \
	    -o match:'^matrix: 4 cells: 0 passed, 4 failed' \
	    env MAKE="$MAKE" sh src/tools/trust/matrix.sh src matrix cc
}

atf_test_case matrix__says_what_is_missing
matrix__says_what_is_missing_body()
{
	need gcc
	atf_check -s exit:2 \
	    -o match:'^no-such-compiler: [1-9][0-9]* cells skipped' \
	    -o match:'^matrix: .* 0 passed, 0 failed, .* [1-9][0-9]* without' \
	    env MAKE="$MAKE" sh "$SRCTOP/tools/trust/matrix.sh" "$SRCTOP" \
	    matrix no-such-compiler
}

atf_test_case matrix__lists_its_cells
matrix__lists_its_cells_body()
{
	atf_check -o match:'^gcc-12 words -O2 -march=x86-64-v4$' \
	    -o match:'^tcc padding -O2$' "$MAKE" -n -C "$SRCTOP" matrix
}

atf_init_test_cases()
{
	add_cases fuzz__finds_a_wrong_bound \
	    mutate__sees_cases_that_see_nothing \
	    mutate__lists_each_operator_once \
	    coverage__sees_a_case_that_is_missing \
	    sanitize__finds_what_is_out_of_bounds \
	    sanitize__finds_what_was_not_written sanitize__finds_a_race \
	    secrets__finds_each_that_is_given_away \
	    cross__sees_a_wrong_word cross__says_what_is_missing \
	    matrix__sees_a_wrong_shape_and_deaf_cases \
	    matrix__says_what_is_missing matrix__lists_its_cells
}
