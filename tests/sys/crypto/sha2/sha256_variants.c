/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core's compression function as the cases want it: any of the variants.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256_compress.h>
#include "hash_test.h"

void	sha256_compress_rolled(uint32_t[8], const uint8_t *, size_t);
void	sha256_compress_unrolled(uint32_t[8], const uint8_t *, size_t);

static void (*const compress[])(uint32_t[8], const uint8_t *, size_t) = {
	sha256_compress_rolled,
	sha256_compress_unrolled,
};

const char *const hash_variants[] = {
	"rolled",
	"unrolled",
};

const size_t hash_nvariants = sizeof(compress) / sizeof(compress[0]);
size_t hash_variant;

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	compress[hash_variant](state, data, nblocks);
}
