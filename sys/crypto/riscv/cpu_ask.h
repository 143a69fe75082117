/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * riscv: what the system says of the CPU.
 */

#ifndef _CRYPTO_CPU_ASK_H_
#define	_CRYPTO_CPU_ASK_H_

#include "hwcap.h"

#define	HWPROBE_ZKNH_BIT 13

static inline uint32_t
ask_cpu(void)
{
	return (crypto_hwprobe() >> HWPROBE_ZKNH_BIT & 1 ? CRYPTO_CPU_ZKNH : 0);
}

#endif /* !_CRYPTO_CPU_ASK_H_ */
