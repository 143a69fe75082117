/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA256_Final2 and SHA256_Many, by what one message after the other gives.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256.h>
#include "hash_test.h"

#define	LONGEST 1100
#define	MANY	40

static uint8_t message[MANY + LONGEST + 1];
static uint8_t digests[MANY + 2][SHA256_DIGEST_LENGTH];
static const void *data[MANY];
static size_t lens[MANY];

static void
fill_message(void)
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
}

/* Of two runs of bytes. */
static int
is_digest(
    const uint8_t *digest, const void *a, size_t m, const void *b, size_t n)
{
	uint8_t expected[SHA256_DIGEST_LENGTH];
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Update(&ctx, a, m);
	SHA256_Update(&ctx, b, n);
	SHA256_Final(expected, &ctx);
	return (is_same(digest, expected, sizeof(expected)));
}

static void
final2__every_length_after_others(void)
{
	static const size_t before[] = { 0, 1, 31, 55, 56, 63, 64, 65, 130 };
	const size_t n = sizeof(before) / sizeof(before[0]);
	uint8_t digest[2][SHA256_DIGEST_LENGTH];
	SHA256_CTX ctx[2];
	size_t i, len;

	fill_message();
	for (i = 0; i < n * n; i++)
		for (len = 0; len <= 200; len++) {
			SHA256_Init(&ctx[0]);
			SHA256_Update(&ctx[0], message + 3, before[i % n]);
			SHA256_Init(&ctx[1]);
			SHA256_Update(&ctx[1], message + 5, before[i / n]);
			SHA256_Final2(digest[0], digest[1], &ctx[0], &ctx[1],
			    message + 7, message + 300, len);
			CHECK(is_digest(digest[0], message + 3, before[i % n],
				  message + 7, len),
			    len, before[i % n]);
			CHECK(is_digest(digest[1], message + 5, before[i / n],
				  message + 300, len),
			    len, before[i / n]);
			CHECK(is_filled(ctx, 0, sizeof(ctx)), len, i);
		}
}

static void
final2__one_context_for_both(void)
{
	SHA256_CTX ctx;
	uint8_t other[SHA256_DIGEST_LENGTH], *inside = (uint8_t *)&ctx + 9;
	size_t len;

	fill_message();
	for (len = 0; len <= 200; len++) {
		SHA256_Init(&ctx);
		SHA256_Update(&ctx, message, 33);
		SHA256_Final2(inside, other, &ctx, &ctx, message + 40,
		    message + 400, len);
		CHECK(
		    is_digest(inside, message, 33, message + 40, len), len, 0);
		CHECK(
		    is_digest(other, message, 33, message + 400, len), len, 1);
	}
}

static void
final2__no_bytes_at_null(void)
{
	uint8_t digest[2][SHA256_DIGEST_LENGTH];
	SHA256_CTX ctx[2];

	SHA256_Init(&ctx[0]);
	SHA256_Init(&ctx[1]);
	SHA256_Final2(digest[0], digest[1], &ctx[0], &ctx[1], NULL, NULL, 0);
	CHECK(is_digest(digest[0], NULL, 0, NULL, 0), 0, 0);
	CHECK(is_digest(digest[1], NULL, 0, NULL, 0), 0, 1);
}

/* Hash n messages; nothing before or after the digests is touched. */
static void
check_many(size_t n)
{
	size_t i;

	memset(digests, 0xa5, sizeof(digests));
	SHA256_Many(digests + 1, data, lens, n);
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
	static const size_t lengths[] = { 0, 1, 55, 56, 63, 64, 65, 119, 120,
		128, 1024, LONGEST };
	size_t i, j, n;

	fill_message();
	for (n = 0; n <= MANY; n++)
		for (i = 0; i < sizeof(lengths) / sizeof(lengths[0]); i++) {
			for (j = 0; j < n; j++) {
				data[j] = message + j;
				lens[j] = lengths[i];
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
	CHECK(SHA256_Variant()[0] != '\0', 0, 0);
}

/* clang-format off */
extern const struct hash_case SHA256_many_cases[];

#define	CASE(name)	{ #name, name }

const struct hash_case SHA256_many_cases[] = {
	CASE(final2__every_length_after_others),
	CASE(final2__one_context_for_both),
	CASE(final2__no_bytes_at_null),
	CASE(many__any_number_of_one_length),
	CASE(many__of_any_lengths),
	CASE(variant__has_a_name),
	{ NULL, NULL }
};
