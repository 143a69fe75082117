/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What sha256_select.c does, where there is nothing to choose.
 */

#include "crypto_os.h"
#include "rounds.h"
#include "sha256.h"
#include "sha256_compress.h"
#include "sha256_select.h"

const char *
SHA256_Variant(void)
{
	return (ROLLED ? "rolled" : "unrolled");
}

size_t
sha256_lanes(void)
{
	return (1);
}

void
sha256_compress_lanes(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	size_t i;

	for (i = 0; i < nlanes; i++) {
		sha256_compress(state[i], data[i], nblocks);
		data[i] += nblocks * SHA256_BLOCK_LENGTH;
	}
}
