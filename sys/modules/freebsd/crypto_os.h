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
#define	SHA256_VARIANT(x)	md_sha256_compress_##x
#define	crypto_cpu		md_crypto_cpu
#define	sha256_compress		md_sha256_compress
#define	sha256_compress_lanes	md_sha256_compress_lanes
#define	sha256_lanes		md_sha256_lanes
#define	sha256_selftest		md_sha256_selftest
#define	sha256_usable		md_sha256_usable
#define	sha256_variants		md_sha256_variants
#else
#include <sys/types.h>
#include <string.h>
#endif

#define	crypto_wipe(p, len)	explicit_bzero(p, len)

/*
 * Vector registers are the kernel's between begin and end only.  Begin refuses
 * where they may be half saved: in an interrupt or a critical section, which
 * begin enters itself, and where the thread uses them in the kernel already.
 */
#ifdef CRYPTO_SIMD
#include <sys/proc.h>

#include <machine/fpu.h>
#include <machine/pcb.h>

static inline int
crypto_simd_begin(void)
{
	struct thread *td = curthread;

	if (td->td_critnest != 0 || td->td_intr_nesting_level != 0 ||
	    !PCB_USER_FPU(td->td_pcb))
		return (0);
	fpu_kern_enter(td, NULL, FPU_KERN_NORMAL | FPU_KERN_NOCTX);
	return (1);
}

#define	crypto_simd_end()	fpu_kern_leave(curthread, NULL)
#define	CRYPTO_SIMD_LENGTH	4096
#define	SHA256_LANES		2
#else
#define	SHA256_LANES		1
#endif

#endif /* !_CRYPTO_OS_H_ */
