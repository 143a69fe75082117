/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 and SHA-224 (FIPS 180-4): the bytes of a message, its padding and
 * its length.  The words are sha256_compress.c's.
 */

#include "crypto_os.h"
#include "bytes.h"
#include "sha224.h"
#include "sha256.h"
#include "sha256_compress.h"

/* Section 5.3.3. */
static const uint32_t sha256_H0[8] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
};

/* Section 5.3.2. */
static const uint32_t sha224_H0[8] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4
};

void
SHA256_Init(SHA256_CTX *ctx)
{
	memcpy(ctx->state, sha256_H0, sizeof(ctx->state));
	ctx->count = 0;
}

void
SHA256_Update(SHA256_CTX *ctx, const void *data, size_t len)
{
	const uint8_t *in = data;
	size_t n, used;

	used = (size_t)(ctx->count / 8) % SHA256_BLOCK_LENGTH;
	ctx->count += (uint64_t)len * 8;
	if (len >= SHA256_BLOCK_LENGTH - used) {
		if (used > 0) {
			n = SHA256_BLOCK_LENGTH - used;
			memcpy(ctx->buf + used, in, n);
			sha256_compress(ctx->state, ctx->buf, 1);
			in += n;
			len -= n;
			used = 0;
		}
		n = len / SHA256_BLOCK_LENGTH;
		sha256_compress(ctx->state, in, n);
		in += n * SHA256_BLOCK_LENGTH;
		len -= n * SHA256_BLOCK_LENGTH;
	}
	if (len > 0)
		memcpy(ctx->buf + used, in, len);
}

void
SHA256_Final(uint8_t digest[SHA256_DIGEST_LENGTH], SHA256_CTX *ctx)
{
	uint32_t state[8];
	size_t i, used;

	/* Section 5.1.1: a one bit, zeros, the length. */
	used = (size_t)(ctx->count / 8) % SHA256_BLOCK_LENGTH;
	ctx->buf[used++] = 0x80;
	if (used > SHA256_BLOCK_LENGTH - 8) {
		memset(ctx->buf + used, 0, SHA256_BLOCK_LENGTH - used);
		sha256_compress(ctx->state, ctx->buf, 1);
		used = 0;
	}
	memset(ctx->buf + used, 0, SHA256_BLOCK_LENGTH - 8 - used);
	store_be32(ctx->buf + 56, (uint32_t)(ctx->count >> 32));
	store_be32(ctx->buf + 60, (uint32_t)ctx->count);
	sha256_compress(ctx->state, ctx->buf, 1);

	/* The digest may lie in the context: wipe first, then store. */
	memcpy(state, ctx->state, sizeof(state));
	crypto_wipe(ctx, sizeof(*ctx));
	for (i = 0; i < 8; i++)
		store_be32(digest + 4 * i, state[i]);
	crypto_wipe(state, sizeof(state));
}
