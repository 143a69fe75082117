/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The choice of a variant of a hash and its sections, in a system that refuses
 * vector registers at times, as a kernel does.  The variants here are portable
 * C that notes how it is called.  Who includes this file defines SELECT, the
 * name of the hash's *_select.c.
 */

#include "crypto_os.h"
#include "atf_test.h"
#include <crypto/cpu.h>

#undef crypto_simd_begin
#undef crypto_simd_end
#undef CRYPTO_SIMD_LENGTH
static size_t section_blocks = 4;
#define	CRYPTO_SIMD_LENGTH	(section_blocks * HASH_BLOCK)

static int in_section, refuses, sections;

static int
crypto_simd_begin(void)
{
	ATF_CHECK(!in_section);
	if (refuses)
		return (0);
	sections++;
	return (in_section = 1);
}

static void
crypto_simd_end(void)
{
	ATF_CHECK(in_section);
	in_section = 0;
}

/* A clock that only the variants move. */
static uint64_t ticks;

#undef crypto_ticks
#define	crypto_ticks()	ticks

#include SELECT

HASH_LOWER(compress_t) HASH_LOWER(compress_unrolled);

static uint32_t features;
static size_t most, wrong_lanes;
static unsigned int wrong;
static uint64_t pair_ticks, wide_ticks;

uint32_t
crypto_cpu(void)
{
	return (features);
}

void
HASH_LOWER(compress_c)(
    HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	HASH_LOWER(compress_unrolled)(state, data, nblocks);
}

static void
compress(HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	ATF_CHECK(in_section);
	if (most < nblocks)
		most = nblocks;
	HASH_LOWER(compress_unrolled)(state, data, nblocks);
	state[HASH_WORDS - 1] ^= wrong;
	ticks += ticks == 0 ? 0 : 10 * nblocks;
}

static void
compress_lanes(HASH_WORD *const state[], const uint8_t *data[], size_t nlanes,
    size_t nblocks)
{
	uint64_t start = ticks;
	size_t i;

	if (most < nlanes * nblocks)
		most = nlanes * nblocks;
	for (i = 0; i < nlanes; i++) {
		compress(state[i], data[i], nblocks);
		data[i] += nblocks * HASH_BLOCK;
	}
	if (nlanes == wrong_lanes)
		state[nlanes - 1][0] ^= 1;
	if (start != 0)
		ticks = start + pair_ticks;
}

static void
compress_wide(HASH_WORD *const state[], const uint8_t *data[], size_t nlanes,
    size_t nblocks)
{
	uint64_t start = ticks;

	compress_lanes(state, data, nlanes, nblocks);
	if (start != 0)
		ticks = start + wide_ticks;
}

const struct HASH_LOWER(variant) HASH_LOWER(variants)[] = {
	{ "best", CRYPTO_CPU_SHANI, compress, 2, compress_lanes },
	{ "wide", CRYPTO_CPU_AVX2, compress, 4, compress_wide },
	{ "too wide", CRYPTO_CPU_AVX512, compress, CRYPTO_LANES + 1, NULL },
	{ "six", CRYPTO_CPU_BMI2, compress, 6, compress_wide },
	{ "second", CRYPTO_CPU_SSSE3, compress, 1, NULL },
	HASH_PORTABLE,
};

/* A CPU that nobody has asked yet, and messages of two states. */
static HASH_WORD states[2][HASH_WORDS], expected[2][HASH_WORDS], *state[2];
static uint8_t message[HASH_BLOCK * 12];

static void
begin_case(uint32_t has)
{
	size_t i;

	choice = NULL;
	memset(&ways, 0, sizeof(ways));
	ticks = 0;
	features = has;
	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
	for (i = 0; i < 2; i++) {
		state[i] = states[i];
		memset(states[i], (int)i + 1, sizeof(states[i]));
		memset(expected[i], (int)i + 1, sizeof(expected[i]));
		HASH_LOWER(compress_unrolled)(expected[i], message + i, 11);
	}
}

/* The message of eleven blocks: so many at first, then the others. */
static void
check_one(size_t first)
{
	size_t done, n;

	for (done = 0; done < 11; done += n) {
		n = done == 0 ? first : 11 - done;
		HASH_LOWER(compress)(states[0], message + done * HASH_BLOCK, n);
	}
	ATF_CHECK(memcmp(states[0], expected[0], sizeof(states[0])) == 0);
}

/* Two of as many side by side, whose last blocks come one by one. */
static void
check_two(void)
{
	const uint8_t *data[2] = { message, message + 1 };

	HASH_LOWER(lanes)(2);
	most = 0;
	sections = 0;
	HASH_LOWER(compress_lanes)(state, data, 2, 10);
	HASH_LOWER(compress_lanes)(state, data, 1, 1);
	HASH_LOWER(compress_lanes)(state + 1, data + 1, 1, 1);
	ATF_CHECK(memcmp(states, expected, sizeof(states)) == 0);
	ATF_CHECK(data[0] == message + 11 * HASH_BLOCK &&
	    data[1] == message + 11 * HASH_BLOCK + 1);
}

TEST(choice__the_first_that_the_cpu_has)
{
	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_SSSE3);
	ATF_CHECK_STREQ("best", HASH(Variant)());
	ATF_CHECK_EQ(2, HASH_LOWER(lanes)(2));
	ATF_CHECK_EQ(2, HASH_LOWER(lanes)(CRYPTO_LANES));
	begin_case(CRYPTO_CPU_AVX512 | CRYPTO_CPU_SSSE3);
	ATF_CHECK_STREQ("second", HASH(Variant)());
	ATF_CHECK_EQ(1, HASH_LOWER(lanes)(CRYPTO_LANES));
	check_two();
	begin_case(0);
	ATF_CHECK_STREQ("unrolled", HASH(Variant)());
	sections = 0;
	check_one(11);
	begin_case(0);
	HASH(Variant)();
	check_one(2);
	begin_case(0);
	HASH(Variant)();
	check_two();
	ATF_CHECK_EQ(0, sections);
}

TEST(choice__not_one_that_is_wrong)
{
	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_SSSE3);
	wrong_lanes = 2;
	ATF_CHECK_STREQ("second", HASH(Variant)());
	wrong_lanes = 0;
	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_SSSE3);
	wrong = 1;
	ATF_CHECK_STREQ("unrolled", HASH(Variant)());
	check_one(11);
	wrong = 0;
}

/* One message takes 30, two at once and up to four as much as is set here. */
static void
check_ways(uint64_t pair, uint64_t wide, const char *lanes)
{
	size_t n;

	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_AVX2);
	ticks = 1;
	pair_ticks = pair;
	wide_ticks = wide;
	for (n = 1; n <= 6; n++)
		ATF_CHECK_EQ_MSG((size_t)(lanes[n - 1] - '0'),
		    HASH_LOWER(lanes)(n), "%zu messages", n);
	ATF_CHECK_EQ((size_t)(lanes[5] - '0'), HASH_LOWER(lanes)(CRYPTO_LANES));
	check_two();
	pair_ticks = wide_ticks = 0;
}

TEST(ways__by_what_takes_least)
{
	check_ways(40, 100, "122222");
	check_ways(40, 60, "123444");
	check_ways(70, 100, "111444");
	check_ways(70, 200, "111111");
	/* Without a clock, by the table. */
	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_AVX2);
	ATF_CHECK_EQ(4, HASH_LOWER(lanes)(CRYPTO_LANES));
	ATF_CHECK_EQ(2, HASH_LOWER(lanes)(2));
	ATF_CHECK_EQ(1, ways.variant[2]);
	ATF_CHECK_EQ(2, ways.variant[4]);
	begin_case(CRYPTO_CPU_BMI2);
	ATF_CHECK_EQ(6, HASH_LOWER(lanes)(CRYPTO_LANES));
}

TEST(ways__not_by_what_is_wrong_or_refused)
{
	begin_case(CRYPTO_CPU_SHANI | CRYPTO_CPU_AVX2);
	wrong_lanes = 4;
	ATF_CHECK_EQ(2, HASH_LOWER(lanes)(CRYPTO_LANES));
	wrong_lanes = 0;
	begin_case(CRYPTO_CPU_SHANI);
	refuses = 1;
	ATF_CHECK_EQ(1, HASH_LOWER(lanes)(2));
	refuses = 0;
	ATF_CHECK_EQ(2, HASH_LOWER(lanes)(2));
}

TEST(sections__of_no_more_than_their_length)
{
	begin_case(CRYPTO_CPU_SHANI);
	HASH(Variant)();
	most = 0;
	sections = 0;
	check_one(11);
	ATF_CHECK_EQ(4, most);
	ATF_CHECK_EQ(3, sections);
	HASH_LOWER(compress)(states[0], message, 0);
	begin_case(CRYPTO_CPU_SHANI);
	HASH(Variant)();
	check_two();
	ATF_CHECK_EQ(4, most);
	ATF_CHECK_EQ(7, sections);
	ATF_CHECK(!in_section);
	section_blocks = CRYPTO_LANES;
	begin_case(CRYPTO_CPU_SHANI);
	check_two();
	ATF_CHECK_EQ(CRYPTO_LANES, most);
	section_blocks = 4;
}

TEST(sections__portable_c_where_they_are_refused)
{
	begin_case(CRYPTO_CPU_SHANI);
	HASH(Variant)();
	refuses = 1;
	check_one(11);
	begin_case(CRYPTO_CPU_SHANI);
	check_one(2);
	begin_case(CRYPTO_CPU_SHANI);
	refuses = 0;
	HASH(Variant)();
	refuses = 1;
	check_one(2);
	begin_case(CRYPTO_CPU_SHANI);
	refuses = 0;
	HASH(Variant)();
	HASH_LOWER(lanes)(2);
	refuses = 1;
	check_two();
	refuses = 0;
}

TEST(choice__not_made_where_none_can_be_tried)
{
	begin_case(CRYPTO_CPU_SHANI);
	refuses = 1;
	ATF_CHECK_STREQ("unrolled", HASH(Variant)());
	check_one(11);
	refuses = 0;
	ATF_CHECK_STREQ("best", HASH(Variant)());
}
