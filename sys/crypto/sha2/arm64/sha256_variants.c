/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on arm64: what there is to choose from.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "sha256_variants.h"

const struct sha256_variant sha256_variants[] = {
	{ "SHA2", CRYPTO_CPU_SHA2, SHA256_VARIANT(ce), 1, NULL },
	HASH_PORTABLE,
};
