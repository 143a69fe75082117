/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the CPU, and the system on it, let a program use: asked once, for all
 * hashes.  The folder of each CPU answers.
 */

#ifndef _CRYPTO_CPU_H_
#define	_CRYPTO_CPU_H_

#include "crypto_name.h"

#define	crypto_cpu	CRYPTO_NAME(crypto_cpu)

/* x86 */
#define	CRYPTO_CPU_SSSE3	0x0001u
#define	CRYPTO_CPU_SSE41	0x0002u
#define	CRYPTO_CPU_SHANI	0x0004u
#define	CRYPTO_CPU_BMI2		0x0008u
#define	CRYPTO_CPU_AVX2		0x0010u	/* and ymm registers are saved */
#define	CRYPTO_CPU_AVX512	0x0020u	/* F and BW; zmm registers are saved */

/* arm and arm64 */
#define	CRYPTO_CPU_SHA2		0x0200u

/* riscv */
#define	CRYPTO_CPU_ZKNH		0x1000u

/* The bits above that hold here.  Any thread may ask at any time. */
uint32_t	crypto_cpu(void);

#endif /* !_CRYPTO_CPU_H_ */
