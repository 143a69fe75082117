/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases that every hash must pass, by its vectors:
 *	HASH(name)		the hash's function of that name
 *	HASH_CORE(name)		the private one of the hash whose words it takes
 *	HASH_CTX_LENGTH		the bytes of its context, the same on every CPU
 *	HASH_CTX_LAYOUT(AT)	AT(member, offset) for each of its members
 *	HASH_PRESET(ctx, n)	let the context count n bytes, whole blocks
 *	HASH_MANY		defined if it has Many and Final2
 *	HASH_CAVP		how the names of its official files begin
 *	answers		those that its authors publish, of "", "abc" and more
 *	million_a	head -c 1000000 /dev/zero | tr '\0' a | sha256sum
 *	by_length	head -c LENGTH m | sha256sum, for each of lengths, with
 *			m from awk 'BEGIN { for (i = 0; i < 4096; i++)
 *			    printf("%02x", i % 251) }' | xxd -r -p
 *	all_lengths	for n in $(seq 0 4096); do head -c $n m | sha256sum |
 *			    cut -d ' ' -f 1; done | xxd -r -p | sha256sum
 *	by_count	libcrypto 3.0: SHA256_Init, Nl and Nh set to the bits
 *			before, SHA256_Update with the first bytes of m, for
 *			each of counters and of more
 * with the hash's own name.  The table of cases is HASH(cases).
 */

#define	LONGEST		4096
#define	MESSAGE_LENGTH	(LONGEST + 16)

#include "hash_digest.h"

/* About where blocks of 64 and of 128 bytes end, and their padding begins. */
static const uint8_t lengths[] = { 0, 1, 3, 55, 56, 57, 63, 64, 65, 111, 112,
	113, 119, 120, 121, 127, 128, 129 };

/* Messages of 2^n bytes without a block, and so many more. */
static const uint8_t counters[] = { 26, 29, 32, 35, 58, 61 };
static const uint16_t more[] = { HASH_BLOCK_LENGTH - 1, HASH_BLOCK_LENGTH,
	2 * HASH_BLOCK_LENGTH + 1 };

static int
is_message(size_t from, size_t to)
{
	while (from < to && message[from] == from % 251)
		from++;
	return (from >= to);
}

static uint32_t random_state;

static size_t
random_below(size_t limit)
{
	random_state = random_state * 1664525 + 1013904223;
	return ((size_t)(random_state >> 16) % limit);
}

static void
digest__of_the_standards_messages(void)
{
	uint8_t digest[HASH_LENGTH];
	size_t i, len;

	for (i = 0; i < NELEM(answers); i++) {
		for (len = 0; answers[i].message[len] != '\0'; len++)
			continue;
		hash(digest, answers[i].message, len);
		CHECK(is_hex(digest, answers[i].digest, HASH_LENGTH), len, 0);
	}
}

static void
digest__of_a_million_times_a(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;
	size_t i;

	memset(message, 'a', 1000);
	HASH(Init)(&ctx);
	for (i = 0; i < 1000; i++)
		HASH(Update)(&ctx, message, 1000);
	HASH(Final)(digest, &ctx);
	CHECK(is_hex(digest, million_a, HASH_LENGTH), 1000000, 0);
}

static void
digest__of_lengths_near_block_ends(void)
{
	uint8_t digest[HASH_LENGTH];
	size_t i, len;

	fill_message();
	CHECK(NELEM(by_length) == NELEM(lengths), 0, 0);
	for (i = 0; i < NELEM(lengths); i++) {
		len = lengths[i];
		hash(digest, message, len);
		CHECK(is_hex(digest, by_length[i], HASH_LENGTH), len, 0);
	}
}

/* The digest of all digests, one after the other. */
static void
digest__of_every_length_to_4096(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX all;
	size_t len;

	fill_message();
	HASH(Init)(&all);
	for (len = 0; len <= LONGEST; len++) {
		hash(digest, message, len);
		HASH(Update)(&all, digest, sizeof(digest));
	}
	HASH(Final)(digest, &all);
	CHECK(is_hex(digest, all_lengths, HASH_LENGTH), LONGEST, 0);
	CHECK(is_message(0, sizeof(message)), LONGEST, 0);
}

static void
update__split_in_random_pieces(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	HASH_CTX ctx;
	size_t done, len, n, round;

	fill_message();
	random_state = 1;
	for (round = 0; round < 1000; round++) {
		len = random_below(LONGEST + 1);
		hash(expected, message, len);
		HASH(Init)(&ctx);
		for (done = 0; done < len; done += n) {
			/* Short pieces as often as long ones. */
			n = random_below((size_t)2 << random_below(12));
			if (n > len - done)
				n = len - done;
			HASH(Update)(&ctx, message + done, n);
		}
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, round);
	}
}

static void
update__split_in_two_at_every_byte(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	size_t a, len;

	fill_message();
	for (len = 0; len <= 3 * HASH_BLOCK_LENGTH + 8; len++) {
		hash(expected, message, len);
		for (a = 0; a <= len; a++) {
			hash_two(digest, message, a, message + a, len - a);
			CHECK(is_same(digest, expected, HASH_LENGTH), len, a);
		}
	}
}

static int
is_same_in_three(size_t a, size_t b, size_t len, const uint8_t *expected)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, message, a);
	HASH(Update)(&ctx, message + a, b);
	HASH(Update)(&ctx, message + a + b, len - a - b);
	HASH(Final)(digest, &ctx);
	return (is_same(digest, expected, HASH_LENGTH));
}

/* Steps of 3 and 5 bytes meet every place in a block. */
static void
update__split_in_three_up_to_200_bytes(void)
{
	uint8_t expected[HASH_LENGTH];
	size_t a, b, len;

	fill_message();
	for (len = 0; len <= 200; len++) {
		hash(expected, message, len);
		for (a = 0; a <= len; a += 3)
			for (b = 0; b <= len - a; b += 5)
				CHECK(is_same_in_three(a, b, len, expected),
				    len, a);
	}
}

/* Pieces that end within two bytes of the end of a block, or are as short. */
static void
update__split_in_three_near_block_ends(void)
{
	uint8_t expected[HASH_LENGTH];
	size_t a, b, i, j, len, n;

	fill_message();
	/* Five lengths near each end: number n is n % 5 - 2 bytes off. */
	for (n = 10; n < 30; n++) {
		len = n / 5 * HASH_BLOCK_LENGTH + n % 5 - 2;
		hash(expected, message, len);
		for (i = 5; i < 15; i++)
			for (j = 2; j < 15; j++) {
				a = i / 5 * HASH_BLOCK_LENGTH + i % 5 - 2;
				b = j / 5 * HASH_BLOCK_LENGTH + j % 5 - 2;
				if (a + b > len)
					continue;
				CHECK(is_same_in_three(a, b, len, expected),
				    len, a);
			}
	}
}

static void
update__no_bytes_at_null(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;
	size_t i, len;

	fill_message();
	for (i = 0; i < NELEM(lengths); i++) {
		len = lengths[i];
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, NULL, 0);
		HASH(Update)(&ctx, message, len);
		HASH(Update)(&ctx, NULL, 0);
		HASH(Final)(digest, &ctx);
		CHECK(is_hex(digest, by_length[i], HASH_LENGTH), len, 0);
	}
}

static void
update__input_changed_afterwards(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	HASH_CTX ctx;
	size_t len;

	fill_message();
	for (len = 0; len <= 2 * HASH_BLOCK_LENGTH; len++) {
		hash(expected, message, 2 * len);
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, len);
		memset(message, 0xa5, len);
		HASH(Update)(&ctx, message + len, len);
		memset(message + len, 0xa5, len);
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), 2 * len, len);
		fill_message();
	}
}

static void
data_and_digest__at_every_alignment(void)
{
	uint8_t digest[16 + HASH_LENGTH + 16], expected[HASH_LENGTH];
	size_t align, in, len, out;

	for (len = 0; len <= 3 * HASH_BLOCK_LENGTH + 8; len++) {
		fill_message();
		hash(expected, message, len);
		for (align = 0; align < 16; align++) {
			in = align;
			out = (align * 5 + len) % 16;
			fill_message();
			memset(message, 0xa5, in);
			memset(message + in + len, 0xa5, 16);
			for (size_t i = 0; i < len; i++)
				message[in + i] = (uint8_t)(i % 251);
			memset(digest, 0xa5, sizeof(digest));
			hash(digest + out, message + in, len);
			CHECK(is_same(digest + out, expected, HASH_LENGTH), len,
			    in);
			CHECK(is_filled(digest, 0xa5, out), len, out);
			CHECK(is_filled(digest + out + HASH_LENGTH, 0xa5,
				  sizeof(digest) - out - HASH_LENGTH),
			    len, out);
		}
	}
}

static void
digest__stored_over_the_input(void)
{
	uint8_t expected[HASH_LENGTH];
	HASH_CTX ctx;
	size_t len, out;

	fill_message();
	for (len = 0; len <= 2 * HASH_BLOCK_LENGTH + 1; len++) {
		hash(expected, message + HASH_LENGTH, len);
		for (out = 0; out <= HASH_LENGTH + len; out++) {
			HASH(Init)(&ctx);
			HASH(Update)(&ctx, message + HASH_LENGTH, len);
			HASH(Final)(message + out, &ctx);
			CHECK(is_same(message + out, expected, HASH_LENGTH),
			    len, out);
			CHECK(is_message(0, out), len, out);
			CHECK(is_message(out + HASH_LENGTH,
				  2 * HASH_LENGTH + len + 16),
			    len, out);
			for (size_t i = out; i < out + HASH_LENGTH; i++)
				message[i] = (uint8_t)(i % 251);
		}
	}
}

static void
context__has_its_size_on_every_cpu(void)
{
#define	AT(member, n) CHECK(__builtin_offsetof(HASH_CTX, member) == (n), n, 0);
	HASH_CTX_LAYOUT(AT)
	CHECK(sizeof(HASH_CTX) == HASH_CTX_LENGTH, sizeof(HASH_CTX), 0);
}

static void
context__copied_goes_on_by_itself(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	HASH_CTX copy, ctx, peek;
	size_t len;

	fill_message();
	for (len = 0; len <= 200; len++) {
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, len);
		memcpy(&copy, &ctx, sizeof(copy));
		memcpy(&peek, &ctx, sizeof(peek));

		hash(expected, message, len);
		HASH(Final)(digest, &peek);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 0);

		HASH(Update)(&ctx, message + 1000, 100);
		HASH(Update)(&copy, message + 2000, 150);
		hash_two(expected, message, len, message + 1000, 100);
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 1000);
		hash_two(expected, message, len, message + 2000, 150);
		HASH(Final)(digest, &copy);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 2000);
	}
}

static void
context__all_zero_after_final(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;
	size_t len;

	fill_message();
	for (len = 0; len <= 2 * HASH_BLOCK_LENGTH; len++) {
		memset(&ctx, 0xa5, sizeof(ctx));
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, len);
		HASH(Final)(digest, &ctx);
		CHECK(is_filled(&ctx, 0, sizeof(ctx)), len, 0);
	}
}

static void
context__takes_the_digest_and_is_zero_beside_it(void)
{
	uint8_t expected[HASH_LENGTH];
	HASH_CTX ctx;
	uint8_t *bytes = (uint8_t *)&ctx;
	size_t len, out;

	fill_message();
	for (len = 0; len <= HASH_BLOCK_LENGTH; len++) {
		hash(expected, message, len);
		for (out = 0; out <= sizeof(ctx) - HASH_LENGTH; out++) {
			memset(&ctx, 0xa5, sizeof(ctx));
			HASH(Init)(&ctx);
			HASH(Update)(&ctx, message, len);
			HASH(Final)(bytes + out, &ctx);
			CHECK(is_same(bytes + out, expected, HASH_LENGTH), len,
			    out);
			CHECK(is_filled(bytes, 0, out), len, out);
			CHECK(is_filled(bytes + out + HASH_LENGTH, 0,
				  sizeof(ctx) - out - HASH_LENGTH),
			    len, out);
		}
	}
}

static void
init__in_the_middle_of_a_message(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	HASH_CTX ctx;
	size_t len;

	fill_message();
	hash(expected, message, 100);
	for (len = 0; len <= 2 * HASH_BLOCK_LENGTH; len++) {
		memset(&ctx, 0xa5, sizeof(ctx));
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message + 1, len);
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, 100);
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 0);
	}
}

/* The second digest is nobody's, but does no harm. */
static void
final__twice_then_init(void)
{
	uint8_t digest[HASH_LENGTH], expected[HASH_LENGTH];
	HASH_CTX ctx;
	size_t len;

	fill_message();
	for (len = 0; len <= 2 * HASH_BLOCK_LENGTH; len++) {
		hash(expected, message, len);
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, len);
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 0);
		HASH(Final)(digest, &ctx);
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, message, len);
		HASH(Final)(digest, &ctx);
		CHECK(is_same(digest, expected, HASH_LENGTH), len, 0);
	}
}

static void
counter__across_each_of_its_powers_of_two(void)
{
	static const size_t pieces[] = { LONGEST, 65, 64, 63, 1 };
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;
	uint64_t before;
	size_t done, i, len, n, p;

	fill_message();
	CHECK(NELEM(by_count) == NELEM(counters) * NELEM(more), 0, 0);
	for (i = 0; i < NELEM(by_count); i++)
		for (p = 0; p < NELEM(pieces); p++) {
			before = ((uint64_t)1 << counters[i / NELEM(more)]) -
			    HASH_BLOCK_LENGTH;
			len = more[i % NELEM(more)];
			HASH(Init)(&ctx);
			HASH_PRESET(&ctx, before);
			for (done = 0; done < len; done += n) {
				n = len - done;
				if (n > pieces[p])
					n = pieces[p];
				HASH(Update)(&ctx, message + done, n);
			}
			HASH(Final)(digest, &ctx);
			CHECK(is_hex(digest, by_count[i], HASH_LENGTH),
			    before + len, pieces[p]);
		}
}

/* clang-format off */
HASH_TABLE(cases) {
	CASE(digest__of_the_standards_messages),
	CASE(digest__of_a_million_times_a),
	CASE(digest__of_lengths_near_block_ends),
	CASE(digest__of_every_length_to_4096),
	CASE(update__split_in_random_pieces),
	CASE(update__split_in_two_at_every_byte),
	CASE(update__split_in_three_up_to_200_bytes),
	CASE(update__split_in_three_near_block_ends),
	CASE(update__no_bytes_at_null),
	CASE(update__input_changed_afterwards),
	CASE(data_and_digest__at_every_alignment),
	CASE(digest__stored_over_the_input),
	CASE(context__has_its_size_on_every_cpu),
	CASE(context__copied_goes_on_by_itself),
	CASE(context__all_zero_after_final),
	CASE(context__takes_the_digest_and_is_zero_beside_it),
	CASE(init__in_the_middle_of_a_message),
	CASE(final__twice_then_init),
	CASE(counter__across_each_of_its_powers_of_two),
	{ NULL, NULL }
};
