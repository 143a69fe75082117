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
#ifndef CRYPTO_NAME
#define	CRYPTO_NAME(x)		md_##x
#endif
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
#define	crypto_ticks()		((uint64_t)0)
#define	CRYPTO_LANES		2
#else
#define	CRYPTO_LANES		1
#endif

#endif /* !_CRYPTO_OS_H_ */
