/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For the cases, the library as it was built is one variant, the chosen one.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256.h>
#include "hash_test.h"

const char *hash_variants[1];
size_t hash_nvariants = 1;
size_t hash_variant;

static void __attribute__((__constructor__)) name_variant(void)
{
	hash_variants[0] = SHA256_Variant();
}
