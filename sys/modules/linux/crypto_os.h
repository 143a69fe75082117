/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Linux: what the core needs from the kernel.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <linux/string.h>
#include <linux/types.h>

#define	crypto_wipe(p, len)	memzero_explicit(p, len)

/* Modules and the kernel share one space of names: ours begin with md_. */
#define	SHA224_Init		md_SHA224_Init
#define	SHA224_Update		md_SHA224_Update
#define	SHA224_Final		md_SHA224_Final
#define	SHA256_Init		md_SHA256_Init
#define	SHA256_Update		md_SHA256_Update
#define	SHA256_Final		md_SHA256_Final
#define	sha256_compress		md_sha256_compress
#define	sha256_selftest		md_sha256_selftest

#endif /* !_CRYPTO_OS_H_ */
