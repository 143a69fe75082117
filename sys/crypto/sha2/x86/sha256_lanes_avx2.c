/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 of eight messages at once, in the lanes of AVX2.
 */

#include "crypto_os.h"
#include "sha256_variants.h"
#include "simd.h"

#define	LANES	 8
#define	FEATURES "avx2"
#include "sha256_lanes.h"

TARGET(FEATURES)
void
SHA256_VARIANT(lanes_avx2)(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	lanes(state, data, nlanes, nblocks);
	WIPE_YMM();
}
