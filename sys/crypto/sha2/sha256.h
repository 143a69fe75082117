/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 (FIPS 180-4): the context and the functions that every port has.
 * Types come first, uint8_t, uint32_t, uint64_t and size_t: from crypto_os.h in
 * a port, from <sys/types.h> and <stdint.h> in a program.
 */

#ifndef _CRYPTO_SHA2_SHA256_H_
#define	_CRYPTO_SHA2_SHA256_H_

#include "crypto_name.h"

#define	SHA256_BLOCK_LENGTH		64
#define	SHA256_DIGEST_LENGTH		32
#define	SHA256_DIGEST_STRING_LENGTH	(SHA256_DIGEST_LENGTH * 2 + 1)

typedef struct SHA256Context {
	uint32_t state[8];
	uint64_t count;			/* bits so far, modulo 2^64 */
	uint8_t	 buf[SHA256_BLOCK_LENGTH];
} SHA256_CTX;

#define	SHA256_Init	CRYPTO_NAME(SHA256_Init)
#define	SHA256_Update	CRYPTO_NAME(SHA256_Update)
#define	SHA256_Final	CRYPTO_NAME(SHA256_Final)
#define	SHA256_Final2	CRYPTO_NAME(SHA256_Final2)
#define	SHA256_Many	CRYPTO_NAME(SHA256_Many)
#define	SHA256_Variant	CRYPTO_NAME(SHA256_Variant)

#ifdef __cplusplus
extern "C" {
#endif

/* Begin a message.  Whatever the context held is forgotten. */
void	SHA256_Init(SHA256_CTX *);

/*
 * Append the given number of bytes, at any alignment, to the message of a
 * context that SHA256_Init began.  The bytes are free to change afterwards.
 */
void	SHA256_Update(SHA256_CTX *, const void *, size_t);

/*
 * Store the digest, 32 bytes at any alignment, and wipe the context, which
 * then wants SHA256_Init.  The digest may lie anywhere, also in the context.
 */
void	SHA256_Final(uint8_t[SHA256_DIGEST_LENGTH], SHA256_CTX *);

/*
 * Append len bytes each to the messages of two contexts and end both, as Update
 * and Final of each would, but side by side where the CPU gains by it.  Both
 * contexts may be one: two messages that begin alike.
 */
void	SHA256_Final2(uint8_t digest1[SHA256_DIGEST_LENGTH],
    uint8_t digest2[SHA256_DIGEST_LENGTH], SHA256_CTX *, SHA256_CTX *,
    const void *data1, const void *data2, size_t len);

/*
 * The digests of n messages, data[i] of len[i] bytes.  A digest must not lie
 * over the data of another message.
 */
void	SHA256_Many(uint8_t digests[][SHA256_DIGEST_LENGTH],
    const void *const data[], const size_t len[], size_t n);

/* The name of the compression function in use. */
const char	*SHA256_Variant(void);

#ifdef __cplusplus
}
#endif

#endif /* !_CRYPTO_SHA2_SHA256_H_ */
