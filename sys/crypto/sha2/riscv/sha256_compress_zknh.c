/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Portable C, but the functions that rotate are instructions of riscv's
 * extension Zknh, in a form that every assembler knows.
 */

#include "crypto_os.h"
#include "sha256_variants.h"

#define	SHA256_INSN(name, number)                                              \
	static inline uint32_t name(uint32_t x)                                \
	{                                                                      \
		unsigned long y;                                               \
                                                                               \
		__asm__(".insn i 0x13, 1, %0, %1, " number                     \
			: "=r"(y)                                              \
			: "r"((unsigned long)x));                              \
		return ((uint32_t)y);                                          \
	}

#undef Sigma0
#undef Sigma1
#undef sigma0
#undef sigma1
SHA256_INSN(Sigma0, "0x100")
SHA256_INSN(Sigma1, "0x101")
SHA256_INSN(sigma0, "0x102")
SHA256_INSN(sigma1, "0x103")

#undef sha256_compress
#define	sha256_compress SHA256_VARIANT(zknh)

#include "../sha256_compress.c"
