/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on x86: what there is to choose from.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "sha256_variants.h"

const struct sha256_variant sha256_variants[] = {
	{ "SHA-NI", CRYPTO_CPU_SHANI | CRYPTO_CPU_SSSE3 | CRYPTO_CPU_SSE41,
	    SHA256_VARIANT(shani), SHANI_LANES, SHA256_VARIANT(shani_lanes) },
	{ "AVX-512", CRYPTO_CPU_AVX512 | CRYPTO_CPU_AVX2 | CRYPTO_CPU_BMI2,
	    SHA256_VARIANT(avx2), 16, SHA256_VARIANT(lanes_avx512) },
	{ "AVX2", CRYPTO_CPU_AVX2 | CRYPTO_CPU_BMI2, SHA256_VARIANT(avx2), 8,
	    SHA256_VARIANT(lanes_avx2) },
	{ "SSSE3", CRYPTO_CPU_SSSE3, SHA256_VARIANT(ssse3), 4,
	    SHA256_VARIANT(lanes_ssse3) },
	HASH_PORTABLE,
};
