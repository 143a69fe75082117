/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * In the place of FreeBSD's sys/crypto/sha2/sha256c.c, for the kernel, libmd
 * and libcrypt: "make dropin" writes it as one file.
 */

#include <sys/cdefs.h>

/* Here the names are those of FreeBSD's own. */
#define	CRYPTO_NAME(x)	_libmd_##x

#include "crypto_os.h"

#include "sha224.c"
#include "sha256.c"
#include "sha256_compress.c"

/* FreeBSD's headers say the same, and it copies contexts. */
_Static_assert(sizeof(SHA224_CTX) == 104, "size of SHA224_CTX");
_Static_assert(sizeof(SHA256_CTX) == 104, "size of SHA256_CTX");
_Static_assert(__builtin_offsetof(SHA256_CTX, count) == 32, "place of count");
_Static_assert(__builtin_offsetof(SHA256_CTX, buf) == 40, "place of buf");

/* libmd has the plain names as well. */
#ifdef WEAK_REFS
#undef	SHA224_Init
#undef	SHA224_Update
#undef	SHA224_Final
#undef	SHA256_Init
#undef	SHA256_Update
#undef	SHA256_Final
__weak_reference(_libmd_SHA224_Init, SHA224_Init);
__weak_reference(_libmd_SHA224_Update, SHA224_Update);
__weak_reference(_libmd_SHA224_Final, SHA224_Final);
__weak_reference(_libmd_SHA256_Init, SHA256_Init);
__weak_reference(_libmd_SHA256_Update, SHA256_Update);
__weak_reference(_libmd_SHA256_Final, SHA256_Final);
#endif
