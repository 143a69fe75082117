/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on riscv: what there is to choose from.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "sha256_variants.h"

const struct sha256_variant sha256_variants[] = {
	{ "Zknh", CRYPTO_CPU_ZKNH, SHA256_VARIANT(zknh), 1, NULL },
	HASH_PORTABLE,
};
