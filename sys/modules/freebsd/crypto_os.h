/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * FreeBSD, 12 to 15: what the core needs, from the kernel, or from the C
 * library where sha256c.c goes into libmd or libcrypt.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#ifdef _KERNEL
#include <sys/param.h>
#include <sys/systm.h>

/* The kernel has a SHA-256 already, and that has the names of libmd's. */
#define	SHA224_Init		md_SHA224_Init
#define	SHA224_Update		md_SHA224_Update
#define	SHA224_Final		md_SHA224_Final
#define	SHA256_Init		md_SHA256_Init
#define	SHA256_Update		md_SHA256_Update
#define	SHA256_Final		md_SHA256_Final
#define	SHA256_Final2		md_SHA256_Final2
#define	SHA256_Many		md_SHA256_Many
#define	SHA256_Variant		md_SHA256_Variant
#define	sha256_compress		md_sha256_compress
#define	sha256_compress_lanes	md_sha256_compress_lanes
#define	sha256_lanes		md_sha256_lanes
#define	sha256_selftest		md_sha256_selftest
#else
#include <sys/types.h>
#include <string.h>
#endif

#define	crypto_wipe(p, len)	explicit_bzero(p, len)
#define	SHA256_LANES		1

#endif /* !_CRYPTO_OS_H_ */
