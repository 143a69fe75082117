/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Userland as a port: what the core needs, from the C library.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <sys/types.h>
#include <stdint.h>
#include <string.h>

/*
 * Zero len bytes.  The empty assembly reads them, so that the stores remain.
 * In pieces, since for 104 bytes at once gcc -O2 writes an instruction that
 * takes 25 cycles more (Zen 4).
 */
static inline void
crypto_wipe(void *p, size_t len)
{
	uint8_t *bytes = p;

	for (; len > 64; bytes += 64, len -= 64)
		memset(bytes, 0, 64);
	memset(bytes, 0, len);
	__asm__ __volatile__("" : : "r"(p) : "memory");
}

/* A program may use vector registers at any time, for any number of bytes. */
#define	crypto_simd_begin() 1
#define	crypto_simd_end()   ((void)0)
#define	CRYPTO_SIMD_LENGTH  SIZE_MAX

#endif /* !_CRYPTO_OS_H_ */
