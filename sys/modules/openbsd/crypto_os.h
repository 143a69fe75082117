/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * OpenBSD, 4.9 to 7: what the core needs, from the kernel.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <sys/param.h>
#include <sys/systm.h>

#define	crypto_wipe(p, len)	explicit_bzero(p, len)
#define	CRYPTO_LANES		1

#endif /* !_CRYPTO_OS_H_ */
