/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * HASH(Final2) and HASH(Many), by what one message after the other gives.  The
 * table of cases is HASH(many_cases).
 */

#define	LONGEST		1100
#define	MANY		40
#define	MESSAGE_LENGTH	(MANY + LONGEST + 1)

#include "hash_digest.h"

#define	final2		HASH(Final2)

static uint8_t digests[MANY + 2][HASH_LENGTH];
static const void *data[MANY];
static size_t lens[MANY];

/* Of two runs of bytes. */
static int
is_digest(
    const uint8_t *digest, const void *a, size_t m, const void *b, size_t n)
{
	uint8_t expected[HASH_LENGTH];

	hash_two(expected, a, m, b, n);
	return (is_same(digest, expected, HASH_LENGTH));
}

static void
final2__every_length_after_others(void)
{
	enum { B = HASH_BLOCK_LENGTH };
	static const size_t before[] = { 0, 1, B / 2 - 1, B - B / 8 - 1,
		B - B / 8, B - 1, B, B + 1, 2 * B + 2 };
	const size_t n = NELEM(before);
	uint8_t digest[2][HASH_LENGTH];
	HASH_CTX ctx[2];
	size_t i, len;

	fill_message();
	for (i = 0; i < n * n; i++)
		for (len = 0; len <= 3 * HASH_BLOCK_LENGTH + 8; len++) {
			HASH(Init)(&ctx[0]);
			HASH(Update)(&ctx[0], message + 3, before[i % n]);
			HASH(Init)(&ctx[1]);
			HASH(Update)(&ctx[1], message + 5, before[i / n]);
			final2(digest[0], digest[1], &ctx[0], &ctx[1],
			    message + 7, message + 500, len);
			CHECK(is_digest(digest[0], message + 3, before[i % n],
				  message + 7, len),
			    len, before[i % n]);
			CHECK(is_digest(digest[1], message + 5, before[i / n],
				  message + 500, len),
			    len, before[i / n]);
			CHECK(is_filled(ctx, 0, sizeof(ctx)), len, i);
		}
}

static void
final2__one_context_for_both(void)
{
	HASH_CTX ctx;
	uint8_t other[HASH_LENGTH], *inside = (uint8_t *)&ctx + 9;
	size_t len;

	fill_message();
	for (len = 0; len <= 3 * HASH_BLOCK_LENGTH + 8; len++) {
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, 33);
		final2(inside, other, &ctx, &ctx, message + 40, message + 400,
		    len);
		CHECK(
		    is_digest(inside, message, 33, message + 40, len), len, 0);
		CHECK(
		    is_digest(other, message, 33, message + 400, len), len, 1);
	}
}

static void
final2__no_bytes_at_null(void)
{
	uint8_t digest[2][HASH_LENGTH];
	HASH_CTX ctx[2];

	HASH(Init)(&ctx[0]);
	HASH(Init)(&ctx[1]);
	final2(digest[0], digest[1], &ctx[0], &ctx[1], NULL, NULL, 0);
	CHECK(is_digest(digest[0], NULL, 0, NULL, 0), 0, 0);
	CHECK(is_digest(digest[1], NULL, 0, NULL, 0), 0, 1);
}

/* Hash n messages; nothing before or after the digests is touched. */
static void
check_many(size_t n)
{
	size_t i;

	memset(digests, 0xa5, sizeof(digests));
	HASH(Many)(digests + 1, data, lens, n);
	for (i = 0; i < n; i++)
		CHECK(is_digest(digests[1 + i], data[i], lens[i], NULL, 0),
		    lens[i], i);
	CHECK(is_filled(digests[0], 0xa5, sizeof(digests[0])), n, 0);
	CHECK(is_filled(
		  digests[n + 1], 0xa5, (MANY + 1 - n) * sizeof(digests[0])),
	    n, n);
}

static void
many__any_number_of_one_length(void)
{
	enum { B = HASH_BLOCK_LENGTH, PAD = B / 8 };
	static const size_t lens_of[] = { 0, 1, B - PAD - 1, B - PAD, B - 1, B,
		B + 1, 2 * B - PAD - 1, 2 * B - PAD, 2 * B, 1024, LONGEST };
	size_t i, j, n;

	fill_message();
	for (n = 0; n <= MANY; n++)
		for (i = 0; i < NELEM(lens_of); i++) {
			for (j = 0; j < n; j++) {
				data[j] = message + j;
				lens[j] = lens_of[i];
			}
			check_many(n);
		}
}

static void
many__of_any_lengths(void)
{
	uint32_t x = 1;
	size_t i, j, n;

	fill_message();
	for (i = 0; i < 400; i++) {
		n = i % (MANY + 1);
		for (j = 0; j < n; j++) {
			x = x * 1664525 + 1013904223;
			data[j] = message + (x >> 26);
			/* Short ones as often as long ones. */
			lens[j] = (x >> 8) % (2u << (x >> 28) % 10);
			if (lens[j] == 0)
				data[j] = NULL;
		}
		check_many(n);
	}
}

static void
variant__has_a_name(void)
{
	CHECK(HASH(Variant)()[0] != '\0', 0, 0);
}

/* clang-format off */
HASH_TABLE(many_cases) {
	CASE(final2__every_length_after_others),
	CASE(final2__one_context_for_both),
	CASE(final2__no_bytes_at_null),
	CASE(many__any_number_of_one_length),
	CASE(many__of_any_lengths),
	CASE(variant__has_a_name),
	{ NULL, NULL }
};
