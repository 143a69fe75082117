/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * arm: what the system says of the CPU.
 */

#ifndef _CRYPTO_CPU_ASK_H_
#define	_CRYPTO_CPU_ASK_H_

#include "hwcap.h"

#define	HWCAP2_SHA2_BIT	3

static inline uint32_t
ask_cpu(void)
{
	return (crypto_hwcap2() >> HWCAP2_SHA2_BIT & 1 ? CRYPTO_CPU_SHA2 : 0);
}

#endif /* !_CRYPTO_CPU_ASK_H_ */
