/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * message N: hash N blocks, for a CPU that is emulated; the difference of two
 * runs is what a block costs.  Exits 0 where "abc" hashes right.
 */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "crypto/sha2/sha256.h"

int
main(int argc, char *argv[])
{
	static const uint8_t abc[4] = { 0xba, 0x78, 0x16, 0xbf };
	static uint8_t block[64];
	uint8_t digest[32];
	SHA256_CTX ctx;
	int n;

	n = argc > 1 ? atoi(argv[1]) : 0;
	SHA256_Init(&ctx);
	while (n-- > 0)
		SHA256_Update(&ctx, block, sizeof(block));
	SHA256_Final(digest, &ctx);
	SHA256_Init(&ctx);
	SHA256_Update(&ctx, "abc", 3);
	SHA256_Final(digest, &ctx);
	return (memcmp(digest, abc, 4) != 0);
}
