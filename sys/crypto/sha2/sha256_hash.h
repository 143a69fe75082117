/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 (FIPS 180-4, sections 5.1.1 and 5.3.3), as md_bytes.h wants it:
 * private to the core.
 */

#ifndef _CRYPTO_SHA2_SHA256_HASH_H_
#define	_CRYPTO_SHA2_SHA256_HASH_H_

#include "bytes.h"
#include "md_bytes.h"
#include "sha256.h"
#include "sha256_compress.h"

static void
sha256_words(void *state, const uint8_t *data, size_t nblocks)
{
	sha256_compress(state, data, nblocks);
}

static const struct md_hash sha256_hash = {
	.compress = sha256_words,
	.ctx = sizeof(SHA256_CTX),
	.buf = __builtin_offsetof(SHA256_CTX, buf),
	.block = SHA256_BLOCK_LENGTH,
	.state = SHA256_DIGEST_LENGTH,
	.word = 4,
	.length = 8,
};

#endif /* !_CRYPTO_SHA2_SHA256_HASH_H_ */
