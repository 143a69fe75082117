/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 of several messages side by side, as far as the CPU gains by it: the
 * bytes, as in sha256.c, but each message goes on by itself.
 */

#include "crypto_os.h"
#include "bytes.h"
#include "sha256.h"
#include "sha256_select.h"

/* A message, and which of its blocks are next. */
struct lane {
	SHA256_CTX ctx;
	uint8_t *digest;
	const uint8_t *data, *next;
	size_t len, nblocks, used;
	enum { MESSAGE, PADDED, ENDED } state;
};

static void
store_digest(uint8_t digest[SHA256_DIGEST_LENGTH], const uint32_t state[8])
{
	size_t i;

	for (i = 0; i < 8; i++)
		store_be32(digest + 4 * i, state[i]);
}

/* Find the next blocks of a message: none after its end. */
static void
find_blocks(struct lane *l)
{
	uint8_t *buf = l->ctx.buf;
	size_t n;

	if (l->state == ENDED)
		return;
	if (l->next == buf) {
		memset(buf, 0, SHA256_BLOCK_LENGTH);
		l->used = 0;
	}
	if (l->used == 0 && l->len >= SHA256_BLOCK_LENGTH) {
		l->next = l->data;
		l->nblocks = l->len / SHA256_BLOCK_LENGTH;
		l->data += l->nblocks * SHA256_BLOCK_LENGTH;
		l->len %= SHA256_BLOCK_LENGTH;
		return;
	}
	n = SHA256_BLOCK_LENGTH - l->used;
	if (n > l->len)
		n = l->len;
	if (n > 0) {
		memcpy(buf + l->used, l->data, n);
		l->data += n;
	}
	l->len -= n;
	l->used += n;
	l->next = buf;
	l->nblocks = 1;

	/* Section 5.1.1: a one bit, zeros, the length. */
	if (l->used == SHA256_BLOCK_LENGTH)
		return;
	if (l->state == MESSAGE) {
		buf[l->used] = 0x80;
		l->state = PADDED;
		if (l->used >= SHA256_BLOCK_LENGTH - 8)
			return;
	}
	store_be64(buf + SHA256_BLOCK_LENGTH - 8, l->ctx.count);
	l->state = ENDED;
}

/* The context holds the beginning of the message; data are all the rest. */
static void
begin(struct lane *l, uint8_t *digest, const void *data, size_t len)
{
	l->digest = digest;
	l->data = data;
	l->len = len;
	l->next = data;
	l->used = (size_t)l->ctx.count / 8 % SHA256_BLOCK_LENGTH;
	l->ctx.count += (uint64_t)len * 8;
	l->state = MESSAGE;
	find_blocks(l);
}

/*
 * Compress the blocks that all n messages have next, and return how many go on,
 * which are then the first ones; the others have their digests.
 */
static size_t
step(struct lane *lanes[], size_t n)
{
	uint32_t *state[SHA256_LANES];
	const uint8_t *next[SHA256_LANES];
	struct lane *l;
	size_t i = 0, nblocks = lanes[0]->nblocks;

	do {
		state[i] = lanes[i]->ctx.state;
		next[i] = lanes[i]->next;
		if (nblocks > lanes[i]->nblocks)
			nblocks = lanes[i]->nblocks;
	} while (++i < n);
	sha256_compress_lanes(state, next, n, nblocks);
	for (i = 0; i < n; i++) {
		lanes[i]->nblocks -= nblocks;
		if (lanes[i]->nblocks > 0)
			lanes[i]->next = next[i];
		else
			find_blocks(lanes[i]);
	}
	for (i = n; i-- > 0;) {
		l = lanes[i];
		if (l->nblocks > 0)
			continue;
		store_digest(l->digest, l->ctx.state);
		lanes[i] = lanes[--n];
		lanes[n] = l;
	}
	return (n);
}

void
SHA256_Final2(uint8_t digest1[SHA256_DIGEST_LENGTH],
    uint8_t digest2[SHA256_DIGEST_LENGTH], SHA256_CTX *ctx1, SHA256_CTX *ctx2,
    const void *data1, const void *data2, size_t len)
{
	struct lane both[2], *lanes[2] = { &both[0], &both[1] };
	size_t n = 2;

	/* The contexts may be one, and the digests may lie in them. */
	both[0].ctx = *ctx1;
	both[1].ctx = *ctx2;
	crypto_wipe(ctx1, sizeof(*ctx1));
	crypto_wipe(ctx2, sizeof(*ctx2));
	begin(&both[0], digest1, data1, len);
	begin(&both[1], digest2, data2, len);
	if (sha256_lanes() < n) {
		while (step(lanes + 1, 1) > 0)
			continue;
		n = 1;
	}
	while (n > 0)
		n = step(lanes, n);
	crypto_wipe(both, sizeof(both));
}

void
SHA256_Many(uint8_t digests[][SHA256_DIGEST_LENGTH], const void *const data[],
    const size_t len[], size_t nmessages)
{
	struct lane all[SHA256_LANES], *lanes[SHA256_LANES];
	size_t i, n = 0, nlanes = sha256_lanes();

	if (nlanes > nmessages)
		nlanes = nmessages;
	for (i = 0; i < nlanes; i++)
		lanes[i] = &all[i];
	i = 0;
	do {
		for (; n < nlanes && i < nmessages; n++, i++) {
			SHA256_Init(&lanes[n]->ctx);
			begin(lanes[n], digests[i], data[i], len[i]);
		}
		if (n > 0)
			n = step(lanes, n);
	} while (n > 0 || i < nmessages);
	crypto_wipe(all, nlanes * sizeof(all[0]));
}
