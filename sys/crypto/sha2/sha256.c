/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 (FIPS 180-4): the bytes of a message are md_bytes.h's, the words
 * sha256_compress.c's.
 */

#include "crypto_os.h"
#include "sha256_hash.h"

/* Section 5.3.3. */
static const uint32_t sha256_H0[8] = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
	0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

void
SHA256_Init(SHA256_CTX *ctx)
{
	md_init(&sha256_hash, ctx, sha256_H0);
}

void
SHA256_Update(SHA256_CTX *ctx, const void *data, size_t len)
{
	md_update(&sha256_hash, ctx, data, len);
}

void
SHA256_Final(uint8_t digest[SHA256_DIGEST_LENGTH], SHA256_CTX *ctx)
{
	uint8_t room[SHA256_DIGEST_LENGTH];

	md_final(&sha256_hash, digest, SHA256_DIGEST_LENGTH, ctx, room);
}
