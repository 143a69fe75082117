/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the cases of one hash share.  Who includes this file has included the
 * hash's vectors, and defines MESSAGE_LENGTH.
 */

#define	HASH_CTX		HASH(CTX)
#define	HASH_LENGTH		HASH(DIGEST_LENGTH)
#define	HASH_BLOCK_LENGTH	HASH(BLOCK_LENGTH)
#define	NELEM(a)		(sizeof(a) / sizeof((a)[0]))

/* Byte i is i mod 251, a prime: no two blocks are the same. */
static uint8_t message[MESSAGE_LENGTH];

static inline void
fill_message(void)
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
}

/* The digest of two runs of bytes, and of one. */
static inline void
hash_two(uint8_t *digest, const void *a, size_t m, const void *b, size_t n)
{
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, a, m);
	HASH(Update)(&ctx, b, n);
	HASH(Final)(digest, &ctx);
}

static inline void
hash(uint8_t *digest, const void *data, size_t len)
{
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, data, len);
	HASH(Final)(digest, &ctx);
}
