/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Several messages of a hash side by side, as far as the CPU gains by it: the
 * bytes, as in md_bytes.h, but each message goes on by itself.  Who includes
 * this file defines what hash_variant.h wants, and
 *	HASH_MD		the hash as md_bytes.h has it
 */

#define	CONTEXT	HASH(CTX)

/* A message, and which of its blocks are next. */
struct lane {
	CONTEXT ctx;
	uint8_t *digest;
	const uint8_t *data, *next;
	size_t len, nblocks, used;
	enum { MESSAGE, PADDED, ENDED } state;
};

/* Find the next blocks of a message: none after its end. */
static void
find_blocks(struct lane *l)
{
	uint8_t *buf = l->ctx.buf;
	size_t n;

	if (l->state == ENDED)
		return;
	if (l->next == buf) {
		memset(buf, 0, HASH_BLOCK);
		l->used = 0;
	}
	if (l->used == 0 && l->len >= HASH_BLOCK) {
		l->next = l->data;
		l->nblocks = l->len / HASH_BLOCK;
		l->data += l->nblocks * HASH_BLOCK;
		l->len %= HASH_BLOCK;
		return;
	}
	n = HASH_BLOCK - l->used;
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

	/* A one bit, zeros, the length. */
	if (l->used == HASH_BLOCK)
		return;
	if (l->state == MESSAGE) {
		buf[l->used] = 0x80;
		l->state = PADDED;
		if (l->used >= HASH_BLOCK - HASH_MD.length)
			return;
	}
	md_store_count(&HASH_MD, &l->ctx);
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
	l->used = md_add(&HASH_MD, &l->ctx, len);
	l->state = MESSAGE;
	find_blocks(l);
}

/*
 * Compress the blocks that the next ones of n messages have, and return how
 * many messages go on, which are then the first; the others have their digests.
 */
static size_t
step(struct lane *lanes[], size_t n)
{
	HASH_WORD *state[CRYPTO_LANES];
	const uint8_t *next[CRYPTO_LANES];
	struct lane *l;
	size_t i = 0, nblocks = lanes[0]->nblocks, some = HASH_LOWER(lanes)(n);

	do {
		state[i] = lanes[i]->ctx.state;
		next[i] = lanes[i]->next;
		if (nblocks > lanes[i]->nblocks)
			nblocks = lanes[i]->nblocks;
	} while (++i < some);
	HASH_LOWER(compress_lanes)(state, next, some, nblocks);
	for (i = 0; i < some; i++) {
		lanes[i]->nblocks -= nblocks;
		if (lanes[i]->nblocks > 0)
			lanes[i]->next = next[i];
		else
			find_blocks(lanes[i]);
	}
	for (i = some; i-- > 0;) {
		l = lanes[i];
		if (l->nblocks > 0)
			continue;
		md_store(&HASH_MD, l->digest, l->ctx.state);
		lanes[i] = lanes[--n];
		lanes[n] = l;
	}
	return (n);
}

void
HASH(Final2)(uint8_t digest1[HASH(DIGEST_LENGTH)],
    uint8_t digest2[HASH(DIGEST_LENGTH)], CONTEXT *ctx1, CONTEXT *ctx2,
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
	while (n > 0)
		n = step(lanes, n);
	crypto_wipe(both, sizeof(both));
}

void
HASH(Many)(uint8_t digests[][HASH(DIGEST_LENGTH)], const void *const data[],
    const size_t len[], size_t nmessages)
{
	struct lane all[CRYPTO_LANES], *lanes[CRYPTO_LANES];
	size_t i, n = 0, nlanes = HASH_LOWER(lanes)(CRYPTO_LANES);

	if (nlanes > nmessages)
		nlanes = nmessages;
	for (i = 0; i < nlanes; i++)
		lanes[i] = &all[i];
	i = 0;
	do {
		for (; n < nlanes && i < nmessages; n++, i++) {
			HASH(Init)(&lanes[n]->ctx);
			begin(lanes[n], digests[i], data[i], len[i]);
		}
		if (n > 0)
			n = step(lanes, n);
	} while (n > 0 || i < nmessages);
	crypto_wipe(all, nlanes * sizeof(all[0]));
}
