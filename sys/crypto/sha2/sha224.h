/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-224 (FIPS 180-4, section 6.3): SHA-256 from other initial values, cut
 * to 28 bytes.  Wants the same types first as sha256.h, and shares its context.
 */

#ifndef _CRYPTO_SHA2_SHA224_H_
#define	_CRYPTO_SHA2_SHA224_H_

#include "sha256.h"

#define	SHA224_BLOCK_LENGTH		64
#define	SHA224_DIGEST_LENGTH		28
#define	SHA224_DIGEST_STRING_LENGTH	(SHA224_DIGEST_LENGTH * 2 + 1)

typedef SHA256_CTX SHA224_CTX;

#define	SHA224_Init	CRYPTO_NAME(SHA224_Init)
#define	SHA224_Update	CRYPTO_NAME(SHA224_Update)
#define	SHA224_Final	CRYPTO_NAME(SHA224_Final)

#ifdef __cplusplus
extern "C" {
#endif

/* As SHA256_Init, SHA256_Update and SHA256_Final; the digest has 28 bytes. */
void	SHA224_Init(SHA224_CTX *);
void	SHA224_Update(SHA224_CTX *, const void *, size_t);
void	SHA224_Final(uint8_t[SHA224_DIGEST_LENGTH], SHA224_CTX *);

#ifdef __cplusplus
}
#endif

#endif /* !_CRYPTO_SHA2_SHA224_H_ */
