/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What hash_select.h does, where there is nothing to choose.  Wants the same.
 */

#include "rounds.h"

const char *
HASH(Variant)(void)
{
	return (ROLLED ? "rolled" : "unrolled");
}

size_t
HASH_LOWER(lanes)(size_t n)
{
	(void)n;
	return (1);
}

void
HASH_LOWER(compress_lanes)(HASH_WORD *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	size_t i;

	for (i = 0; i < nlanes; i++) {
		HASH_LOWER(compress)(state[i], data[i], nblocks);
		data[i] += nblocks * HASH_BLOCK;
	}
}
