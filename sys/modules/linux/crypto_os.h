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
#define	SHA256_Final2		md_SHA256_Final2
#define	SHA256_Many		md_SHA256_Many
#define	SHA256_Variant		md_SHA256_Variant
#define	SHA256_VARIANT(x)	md_sha256_compress_##x
#define	crypto_cpu		md_crypto_cpu
#define	sha256_compress		md_sha256_compress
#define	sha256_compress_lanes	md_sha256_compress_lanes
#define	sha256_lanes		md_sha256_lanes
#define	sha256_selftest		md_sha256_selftest
#define	sha256_usable		md_sha256_usable
#define	sha256_variants		md_sha256_variants

/*
 * Vector registers are the kernel's between begin and end only, where begin
 * does not refuse, and not for long, for the CPU does nothing else meanwhile.
 */
#ifdef CRYPTO_SIMD
#include <linux/irqflags.h>
#include <linux/percpu.h>
#include <linux/preempt.h>

#include <asm/fpu/api.h>
#include <asm/simd.h>
#include <crypto/internal/simd.h>

static inline int
crypto_simd_begin(void)
{
	if (!crypto_simd_usable())
		return (0);
	kernel_fpu_begin();
	return (1);
}

#define	crypto_simd_end()	kernel_fpu_end()
#define	CRYPTO_SIMD_LENGTH	4096
#endif
#define	SHA256_LANES		4

#endif /* !_CRYPTO_OS_H_ */
