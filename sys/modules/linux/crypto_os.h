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
#define	CRYPTO_NAME(x)		md_##x

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
#define	crypto_ticks()		((uint64_t)0)
#endif
#define	CRYPTO_LANES		4

#endif /* !_CRYPTO_OS_H_ */
