/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * No operating system: what the core needs from a boot loader, a hobby kernel
 * or firmware, which supply memcpy and memset as every C compiler expects.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <stddef.h>
#include <stdint.h>

void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);

/*
 * Zero len bytes.  The empty assembly hides their number, so that a call does
 * it, not a row of stores, and reads them, so that it is done.
 */
static inline void
crypto_wipe(void *p, size_t len)
{
	__asm__ __volatile__("" : "+r"(len));
	memset(p, 0, len);
	__asm__ __volatile__("" : : "r"(p) : "memory");
}

/* Portable C gains nothing by several messages at once. */
#define	CRYPTO_LANES	1

#endif /* !_CRYPTO_OS_H_ */
