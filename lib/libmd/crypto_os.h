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

/* Zero len bytes; the empty assembly reads them, so the stores remain. */
static inline void
crypto_wipe(void *p, size_t len)
{
	memset(p, 0, len);
	__asm__ __volatile__("" : : "r"(p) : "memory");
}

#endif /* !_CRYPTO_OS_H_ */
