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
#define	SHA256_LANES		1

#endif /* !_CRYPTO_OS_H_ */
