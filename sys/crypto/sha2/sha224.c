/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-224 (FIPS 180-4, section 6.3): SHA-256 from other initial values.  A
 * file of its own, since compilers pool constants: in one file with SHA-256,
 * these would stay in an image that links SHA-256 alone.
 */

#include "crypto_os.h"
#include "sha224.h"

/* Section 5.3.2. */
static const uint32_t H0[8] = {
	0xc1059ed8, 0x367cd507, 0x3070dd17, 0xf70e5939,
	0xffc00b31, 0x68581511, 0x64f98fa7, 0xbefa4fa4,
};

void
SHA224_Init(SHA224_CTX *ctx)
{
	memset(ctx, 0, sizeof(*ctx));
	memcpy(ctx->state, H0, sizeof(ctx->state));
}

void
SHA224_Update(SHA224_CTX *ctx, const void *data, size_t len)
{
	SHA256_Update(ctx, data, len);
}

void
SHA224_Final(uint8_t digest[SHA224_DIGEST_LENGTH], SHA224_CTX *ctx)
{
	uint8_t out[SHA256_DIGEST_LENGTH];

	SHA256_Final(out, ctx);
	memcpy(digest, out, SHA224_DIGEST_LENGTH);
	crypto_wipe(out, sizeof(out));
}
