/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256, for the choice among variants and for several messages: private to
 * the core.
 */

#ifndef _CRYPTO_SHA2_SHA256_SELECT_H_
#define	_CRYPTO_SHA2_SHA256_SELECT_H_

#include "sha256.h"
#include "sha256_compress.h"

#define	sha256_compress_c	CRYPTO_NAME(sha256_compress_c)
#define	sha256_compress_lanes	CRYPTO_NAME(sha256_compress_lanes)
#define	sha256_lanes		CRYPTO_NAME(sha256_lanes)
#define	sha256_usable		CRYPTO_NAME(sha256_usable)
#define	sha256_variants		CRYPTO_NAME(sha256_variants)

#define	HASH(name)		SHA256_##name
#define	HASH_LOWER(name)	sha256_##name
#define	HASH_WORD		uint32_t
#define	HASH_WORDS		8
#define	HASH_BLOCK		SHA256_BLOCK_LENGTH

#include "hash_variant.h"

/* The linked name of variant x. */
#define	SHA256_VARIANT(x)	CRYPTO_NAME(sha256_compress_##x)

#endif /* !_CRYPTO_SHA2_SHA256_SELECT_H_ */
