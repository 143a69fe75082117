/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on x86: what there is to choose from in a kernel, whose stack has no
 * room for the schedules of many blocks.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "../sha256_variants.h"

/* A system may have room for fewer messages. */
#define	LANES	(SHANI_LANES < CRYPTO_LANES ? SHANI_LANES : CRYPTO_LANES)

const struct sha256_variant sha256_variants[] = {
	{ "SHA-NI", CRYPTO_CPU_SHANI | CRYPTO_CPU_SSSE3 | CRYPTO_CPU_SSE41,
	    SHA256_VARIANT(shani), LANES, SHA256_VARIANT(shani_lanes) },
	{ "SSSE3", CRYPTO_CPU_SSSE3, SHA256_VARIANT(ssse3), 1, NULL },
	HASH_PORTABLE,
};
