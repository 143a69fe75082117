/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha256_vectors.h"
#include <crypto/sha2/sha256_select.h>

/* Is it one of the words of a block's schedule? */
static int
is_scheduled(HASH_WORD word)
{
	uint32_t w[64], x, y;
	int t;

	for (t = 0; t < 64; t++) {
		w[t] = 0x5a5a5a5a;
		if (t >= 16) {
			x = w[t - 15];
			y = w[t - 2];
			x = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ x >> 3;
			y = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ y >> 10;
			w[t] = w[t - 16] + x + w[t - 7] + y;
		}
		if (w[t] == word)
			return (1);
	}
	return (0);
}

#include "hash_registers.h"
