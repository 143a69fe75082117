/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The bytes of hashes by Merkle and Damgaard: words of 8 bytes and a length of
 * 16, and both by the lowest byte first.  What blocks the words are given is
 * noted here.  All is done twice, inlined and by the one copy in md_bytes.c.
 */

#include <atf-c.h>

#define	CRYPTO_SHARED

#include "crypto_os.h"
#include <crypto/bytes.h>
#include <crypto/md_bytes.h>

#define	LONGEST	300

static uint8_t message[LONGEST], seen[LONGEST + 256];
static size_t nseen;

/* After each block, the words whose bytes in a digest are 0, 1, 2 and so on. */
struct wide {
	uint64_t state[8];
	uint64_t count[2];
	uint8_t buf[128];
};

static const uint64_t wide_initial[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };

static void
wide_words(void *state, const uint8_t *data, size_t nblocks)
{
	uint64_t *w = state, i;

	ATF_CHECK(nseen > 0 || memcmp(w, wide_initial, 64) == 0);
	for (i = 0; i < 8; i++)
		w[i] = 0x0001020304050607 + i * 0x0808080808080808;
	ATF_REQUIRE(nblocks <= (sizeof(seen) - nseen) / 128);
	memcpy(seen + nseen, data, 128 * nblocks);
	nseen += 128 * nblocks;
}

struct little {
	uint32_t state[4];
	uint64_t count;
	uint8_t buf[64];
};

static const uint32_t little_initial[4] = { 1, 2, 3, 4 };

static void
little_words(void *state, const uint8_t *data, size_t nblocks)
{
	uint32_t *w = state, i;

	ATF_CHECK(nseen > 0 || memcmp(w, little_initial, 16) == 0);
	for (i = 0; i < 4; i++)
		w[i] = 0x03020100 + i * 0x04040404;
	ATF_REQUIRE(nblocks <= (sizeof(seen) - nseen) / 64);
	memcpy(seen + nseen, data, 64 * nblocks);
	nseen += 64 * nblocks;
}

static const struct md_hash wide = {
	.compress = wide_words,
	.ctx = sizeof(struct wide),
	.buf = offsetof(struct wide, buf),
	.block = 128,
	.state = 64,
	.word = 8,
	.length = 16,
};

static const struct md_hash little = {
	.compress = little_words,
	.ctx = sizeof(struct little),
	.buf = offsetof(struct little, buf),
	.block = 64,
	.state = 16,
	.word = 4,
	.length = 8,
	.little = 1,
};

/* As a hash has them, the optimizer knows its constants. */
static void
init(const struct md_hash *h, int shared, void *ctx)
{
	memset(ctx, 0xa5, h->ctx);
	nseen = 0;
	if (h == &wide && shared)
		md_init(&wide, ctx, wide_initial);
	else if (h == &wide)
		md_inline_init(&wide, ctx, wide_initial);
	else if (shared)
		md_init(&little, ctx, little_initial);
	else
		md_inline_init(&little, ctx, little_initial);
}

static void
update(const struct md_hash *h, int shared, void *ctx, const uint8_t *data,
    size_t len)
{
	if (shared)
		md_update(h, ctx, data, len);
	else if (h == &wide)
		md_inline_update(&wide, ctx, data, len);
	else
		md_inline_update(&little, ctx, data, len);
}

static void
final(
    const struct md_hash *h, int shared, uint8_t *digest, size_t len, void *ctx)
{
	uint8_t room[64];
	size_t i;

	memset(room, 0xa5, sizeof(room));
	if (shared)
		md_final(h, digest, len, ctx, room);
	else if (h == &wide)
		md_inline_final(&wide, digest, len, ctx, room);
	else
		md_inline_final(&little, digest, len, ctx, room);
	for (i = 0; i < h->state; i++)
		ATF_CHECK_EQ(0, room[i]);
	for (i = 0; i < len; i++)
		ATF_CHECK_EQ(i, digest[i]);
}

/* What came to the words: the message, a one bit, zeros, the length in bits. */
static void
check_blocks(const struct md_hash *h, size_t len)
{
	size_t end = (len + 1 + h->length + h->block - 1) / h->block * h->block;
	size_t i;
	uint8_t expected;

	ATF_CHECK_EQ_MSG(end, nseen, "of %zu bytes", len);
	for (i = 0; i < end; i++) {
		expected = 0;
		if (i < len)
			expected = message[i];
		else if (i == len)
			expected = 0x80;
		else if (i == end - (h->little ? 8 : 1))
			expected = (uint8_t)(len * 8 % 256);
		else if (i == end - (h->little ? 7 : 2))
			expected = (uint8_t)(len * 8 / 256);
		ATF_CHECK_EQ_MSG(
		    expected, seen[i], "byte %zu of %zu bytes", i, len);
	}
}

static const struct md_hash *const kinds[] = { &wide, &little };

/* Each kind, inlined and not. */
static void
each(void (*check)(const struct md_hash *, int shared))
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251 + 1);
	for (i = 0; i < 4; i++)
		check(kinds[i / 2], i % 2);
}

static void
check_lengths(const struct md_hash *h, int shared)
{
	union {
		struct wide wide;
		uint8_t bytes[sizeof(struct wide)];
	} ctx;
	uint8_t digest[64];
	size_t first, i, len;

	for (len = 0; len <= LONGEST; len++)
		for (first = 0; first <= len; first += 1 + len / 9) {
			init(h, shared, &ctx);
			update(h, shared, &ctx, message, first);
			update(h, shared, &ctx, message + first, len - first);
			final(h, shared, digest, h->state, &ctx);
			check_blocks(h, len);
			for (i = 0; i < h->ctx; i++)
				ATF_CHECK_EQ(0, ctx.bytes[i]);
		}
}

ATF_TC_WITHOUT_HEAD(blocks__of_every_length_in_two_pieces);
ATF_TC_BODY(blocks__of_every_length_in_two_pieces, tc)
{
	each(check_lengths);
}

static void
check_short(const struct md_hash *h, int shared)
{
	struct wide ctx;
	uint8_t *inside = (uint8_t *)&ctx + 3;

	init(h, shared, &ctx);
	final(h, shared, inside, 10, &ctx);
	ATF_CHECK_EQ(0, inside[-1] | inside[10]);
}

ATF_TC_WITHOUT_HEAD(digest__of_fewer_bytes_in_the_context);
ATF_TC_BODY(digest__of_fewer_bytes_in_the_context, tc)
{
	each(check_short);
}

/* The byte that carries into the high word, and a length whose bits do. */
static void
check_count(const struct md_hash *h, int shared)
{
	static const uint8_t carried[] = { 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0,
		0, 0, 0, 0 };
	struct wide ctx;
	uint8_t digest[64];

	if (h != &wide)
		return;
	init(h, shared, &ctx);
	ctx.count[0] = 5;
	ctx.count[1] = ~(uint64_t)0 - 7;
	update(h, shared, &ctx, message, 1);
	ATF_CHECK_EQ(128, nseen);
	ATF_CHECK_EQ(message[0], seen[127]);
	final(h, shared, digest, 64, &ctx);
	ATF_CHECK_EQ(256, nseen);
	ATF_CHECK(memcmp(seen + 256 - 16, carried, 16) == 0);

	if (sizeof(size_t) < 8)
		return;
	init(h, shared, &ctx);
	ctx.count[1] = 40;
	ATF_CHECK_EQ(5, md_add(&wide, &ctx, (size_t)(~(uint64_t)0 >> 2)));
	ATF_CHECK_EQ(2, ctx.count[0]);
	ATF_CHECK_EQ(32, ctx.count[1]);
}

ATF_TC_WITHOUT_HEAD(count__beyond_64_bits);
ATF_TC_BODY(count__beyond_64_bits, tc)
{
	each(check_count);
}

ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, blocks__of_every_length_in_two_pieces);
	ATF_TP_ADD_TC(tp, digest__of_fewer_bytes_in_the_context);
	ATF_TP_ADD_TC(tp, count__beyond_64_bits);
	return (atf_no_error());
}
