/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The bytes of hashes by Merkle and Damgaard: buffer, padding, length, digest.
 * A hash says what differs, in constants; its words are behind compress.
 * Private to the core.
 */

#ifndef _CRYPTO_MD_BYTES_H_
#define	_CRYPTO_MD_BYTES_H_

#include "crypto_name.h"

/*
 * A context is its state, the count of the message's bits, and a buffer, which
 * between calls is zero from its first free byte on.  A count of 16 bytes has
 * its high word first.
 */
struct md_hash {
	size_t ctx;		/* bytes of the context */
	size_t state;		/* ... of its state */
	size_t word;		/* ... of a word in that: 4 or 8 */
	size_t length;		/* ... of the count, and of what pads: 8 or 16 */
	size_t buf;		/* where the buffer is */
	size_t block;		/* its bytes */
	int little;		/* the lowest byte of a word is the first */
	void (*compress)(void *state, const uint8_t *data, size_t nblocks);
};

#define	MD_INLINE	static inline __attribute__((__always_inline__))

/* Section 3.1 of FIPS 180-4, or, the lowest byte first, of RFC 1321. */
MD_INLINE void
md_store(const struct md_hash *h, uint8_t *out, const void *words)
{
	const uint32_t *w32 = words;
	const uint64_t *w64 = words;
	size_t i;

	for (i = 0; i < h->state / h->word; i++) {
		if (h->word == 8)
			store_be64(out + 8 * i, w64[i]);
		else if (h->little)
			store_le32(out + 4 * i, w32[i]);
		else
			store_be32(out + 4 * i, w32[i]);
	}
}

/* The low word of the count lies before the buffer. */
MD_INLINE uint64_t *
md_count(const struct md_hash *h, void *ctx)
{
	return ((void *)((uint8_t *)ctx + h->buf - sizeof(uint64_t)));
}

/* Count len bytes more, and return how many the buffer had before. */
MD_INLINE size_t
md_add(const struct md_hash *h, void *ctx, size_t len)
{
	uint64_t *count = md_count(h, ctx), bits = (uint64_t)len * 8;
	size_t used = (size_t)*count / 8 % h->block;

	*count += bits;
	if (h->length == 16)
		count[-1] += ((uint64_t)len >> 61) + (*count < bits);
	return (used);
}

/* Section 5.1: the length, at the end of the last block. */
MD_INLINE void
md_store_count(const struct md_hash *h, void *ctx)
{
	const uint64_t *count = md_count(h, ctx);
	uint8_t *end = (uint8_t *)ctx + h->buf + h->block;

	if (h->length == 16)
		store_be64(end - 16, count[-1]);
	if (h->little)
		store_le64(end - 8, *count);
	else
		store_be64(end - 8, *count);
}

/* A full buffer.  Inlined three times, this takes more. */
static __attribute__((__noinline__, __unused__)) void
md_block(const struct md_hash *h, void *ctx)
{
	uint8_t *buf = (uint8_t *)ctx + h->buf;

	h->compress(ctx, buf, 1);
	memset(buf, 0, h->block);
}

MD_INLINE void
md_inline_init(const struct md_hash *h, void *ctx, const void *initial)
{
	memset(ctx, 0, h->ctx);
	memcpy(ctx, initial, h->state);
}

MD_INLINE void
md_inline_update(
    const struct md_hash *h, void *ctx, const void *data, size_t len)
{
	uint8_t *buf = (uint8_t *)ctx + h->buf;
	const uint8_t *in = data;
	size_t n, used = md_add(h, ctx, len);

	for (; len > 0; in += n, len -= n) {
		if (used == 0 && len >= h->block) {
			n = len / h->block;
			h->compress(ctx, in, n);
			n *= h->block;
		} else {
			n = h->block - used;
			if (n > len)
				n = len;
			memcpy(buf + used, in, n);
			if (used + n == h->block)
				md_block(h, ctx);
			used = 0;
		}
	}
}

/* The digest is the first len bytes of the state, for which there is room. */
MD_INLINE void
md_inline_final(const struct md_hash *h, uint8_t *digest, size_t len, void *ctx,
    uint8_t *room)
{
	uint8_t *buf = (uint8_t *)ctx + h->buf;
	size_t used = (size_t)*md_count(h, ctx) / 8 % h->block;

	/* Section 5.1: a one bit, zeros, the length. */
	buf[used] = 0x80;
	if (used >= h->block - h->length)
		md_block(h, ctx);
	md_store_count(h, ctx);
	md_block(h, ctx);

	/* The digest may lie in the context: wipe that before it is stored. */
	md_store(h, room, ctx);
	crypto_wipe(ctx, h->ctx);
	memcpy(digest, room, len);
	crypto_wipe(room, h->state);
}

/*
 * Inlined, the optimizer sees the constants.  A small build of several hashes
 * has one copy for all, md_bytes.c.
 */
#ifdef CRYPTO_SHARED
#define	md_init		CRYPTO_NAME(md_init)
#define	md_update	CRYPTO_NAME(md_update)
#define	md_final	CRYPTO_NAME(md_final)
void	md_init(const struct md_hash *, void *, const void *);
void	md_update(const struct md_hash *, void *, const void *, size_t);
void	md_final(const struct md_hash *, uint8_t *, size_t, void *, uint8_t *);
#else
#define	md_init		md_inline_init
#define	md_update	md_inline_update
#define	md_final	md_inline_final
#endif

#endif /* !_CRYPTO_MD_BYTES_H_ */
