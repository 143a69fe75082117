/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * arm64: what the system says of the CPU.
 */

#ifndef _CRYPTO_CPU_ASK_H_
#define	_CRYPTO_CPU_ASK_H_

#include "hwcap.h"

#define	HWCAP_SHA2_BIT	6

static inline uint32_t
ask_cpu(void)
{
	return (crypto_hwcap() >> HWCAP_SHA2_BIT & 1 ? CRYPTO_CPU_SHA2 : 0);
}

#endif /* !_CRYPTO_CPU_ASK_H_ */
