/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * NetBSD, 7 to 10: what the core needs, from the kernel, or from the C library
 * where sha2.c goes into that.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#if defined(_KERNEL) || defined(_STANDALONE)
#include <sys/param.h>
#include <lib/libkern/libkern.h>
#else
#include <sys/types.h>
#include <stdint.h>
#include <string.h>
#endif

#define	crypto_wipe(p, len)	explicit_memset(p, 0, len)

/*
 * Vector registers are the kernel's between begin and end only, which lets in
 * no interrupt up to IPL_VM.  Begin refuses in an interrupt, above that level,
 * and where the registers are lent already: a section has none within.  Another
 * CPU's state, for a thread that moves meanwhile, can only make it refuse.
 */
#ifdef CRYPTO_SIMD
#include <sys/cpu.h>
#include <sys/intr.h>

#include <x86/fpu.h>

static inline int
crypto_simd_begin(void)
{
	const struct cpu_info *ci = curcpu();

	if (cpu_intr_p() || ci->ci_ilevel > IPL_VM || ci->ci_kfpu_spl != -1)
		return (0);
	fpu_kern_enter();
	return (1);
}

#define	crypto_simd_end()	fpu_kern_leave()
#define	CRYPTO_SIMD_LENGTH	4096
#define	crypto_ticks()		((uint64_t)0)
#define	CRYPTO_LANES		2
#else
#define	CRYPTO_LANES		1
#endif

#endif /* !_CRYPTO_OS_H_ */
