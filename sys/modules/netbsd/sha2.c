/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * In the place of SHA-224 and SHA-256 in NetBSD's sha2.c, for the kernel and
 * the C library: "make dropin" writes it as one file, and the rest of sha2.c
 * after it.  NetBSD's functions return 1, and its context has the core's
 * layout.
 */

#include <sys/cdefs.h>

/* The core steps aside: its usual names are NetBSD's. */
#define	CRYPTO_NAME(x)	core_##x
#define	SHA224_CTX	core_SHA224_CTX
#define	SHA256_CTX	core_SHA256_CTX

#include "crypto_os.h"
#include "sha224.c"
#include "sha256.c"
#include "sha256_compress.c"
#undef	SHA224_CTX
#undef	SHA224_Init
#undef	SHA224_Update
#undef	SHA224_Final
#undef	SHA256_CTX
#undef	SHA256_Init
#undef	SHA256_Update
#undef	SHA256_Final
#undef	Ch
#undef	Maj

#if !defined(_KERNEL) && !defined(_STANDALONE)
#include "namespace.h"
#endif
#include <sys/sha2.h>

__CTASSERT(sizeof(SHA256_CTX) == sizeof(core_SHA256_CTX));
__CTASSERT(__builtin_offsetof(SHA256_CTX, bitcount) ==
    __builtin_offsetof(core_SHA256_CTX, count));
__CTASSERT(__builtin_offsetof(SHA256_CTX, buffer) ==
    __builtin_offsetof(core_SHA256_CTX, buf));

int
SHA224_Init(SHA224_CTX *ctx)
{
	core_SHA224_Init((void *)ctx);
	return (1);
}

int
SHA224_Update(SHA224_CTX *ctx, const uint8_t *data, size_t len)
{
	core_SHA224_Update((void *)ctx, data, len);
	return (1);
}

int
SHA224_Final(uint8_t digest[SHA224_DIGEST_LENGTH], SHA224_CTX *ctx)
{
	core_SHA224_Final(digest, (void *)ctx);
	return (1);
}

int
SHA256_Init(SHA256_CTX *ctx)
{
	core_SHA256_Init((void *)ctx);
	return (1);
}

int
SHA256_Update(SHA256_CTX *ctx, const uint8_t *data, size_t len)
{
	core_SHA256_Update((void *)ctx, data, len);
	return (1);
}

int
SHA256_Final(uint8_t digest[SHA256_DIGEST_LENGTH], SHA256_CTX *ctx)
{
	core_SHA256_Final(digest, (void *)ctx);
	return (1);
}
