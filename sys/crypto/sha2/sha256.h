/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 (FIPS 180-4): the context and the functions that every port has.
 * Includes nothing: uint8_t, uint32_t, uint64_t and size_t come first, from
 * crypto_os.h in a port, from <sys/types.h> and <stdint.h> in a program.
 */

#ifndef _CRYPTO_SHA2_SHA256_H_
#define	_CRYPTO_SHA2_SHA256_H_

#define	SHA256_BLOCK_LENGTH		64
#define	SHA256_DIGEST_LENGTH		32
#define	SHA256_DIGEST_STRING_LENGTH	(SHA256_DIGEST_LENGTH * 2 + 1)

typedef struct SHA256Context {
	uint32_t state[8];
	uint64_t count;			/* bits so far, modulo 2^64 */
	uint8_t	 buf[SHA256_BLOCK_LENGTH];
} SHA256_CTX;

/* Linked names: another library's SHA256_Init has another context. */
#ifndef SHA256_Init
#define	SHA256_Init	_libmd_SHA256_Init
#endif
#ifndef SHA256_Update
#define	SHA256_Update	_libmd_SHA256_Update
#endif
#ifndef SHA256_Final
#define	SHA256_Final	_libmd_SHA256_Final
#endif

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

#ifdef __cplusplus
}
#endif

#endif /* !_CRYPTO_SHA2_SHA256_H_ */
