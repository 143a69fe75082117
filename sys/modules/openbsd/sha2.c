/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * In the place of SHA-256 in OpenBSD's sys/crypto/sha2.c: "make dropin" writes
 * it as one file, and the rest of sha2.c after it.  OpenBSD's context has
 * room for SHA-512; the core's lies at its beginning.
 */

#define	CRYPTO_NAME(x)	core_##x

#include "crypto_os.h"
#include "sha256.c"
#include "sha256_compress.c"
#undef	Ch
#undef	Maj

#include <crypto/sha2.h>

/* Until 5.7 the data were bytes. */
#if OpenBSD < 201505
#define	SHA2_DATA	u_int8_t
#else
#define	SHA2_DATA	void
#endif

/* An array of -1 elements does not compile. */
#define	ASSERT(name, x)	extern char sha2_##name[(x) ? 1 : -1]

ASSERT(size, sizeof(SHA2_CTX) == 208);
ASSERT(bitcount, __builtin_offsetof(SHA2_CTX, bitcount) == 64);
ASSERT(buffer, __builtin_offsetof(SHA2_CTX, buffer) == 80);
ASSERT(room, sizeof(SHA256_CTX) == 104);

void
SHA256Init(SHA2_CTX *ctx)
{
	SHA256_Init((SHA256_CTX *)ctx);
}

void
SHA256Update(SHA2_CTX *ctx, const SHA2_DATA *data, size_t len)
{
	SHA256_Update((SHA256_CTX *)ctx, data, len);
}

void
SHA256Final(u_int8_t digest[SHA256_DIGEST_LENGTH], SHA2_CTX *ctx)
{
	SHA256_Final(digest, (SHA256_CTX *)ctx);
}
