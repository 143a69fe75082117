/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * message N: hash N blocks, for a CPU that is emulated; the difference of two
 * runs is what a block costs.  Prints the digest of "abc".
 */

#include <stdio.h>
#include <stdlib.h>

#include "bench.h"
#include HEADER

int
main(int argc, char *argv[])
{
	static uint8_t block[BLOCK_LENGTH];
	uint8_t digest[DIGEST_LENGTH];
	MD(CTX) ctx;
	int i, n;

	n = argc > 1 ? atoi(argv[1]) : 0;
	MD(Init)(&ctx);
	while (n-- > 0)
		MD(Update)(&ctx, block, sizeof(block));
	MD(Final)(digest, &ctx);
	MD(Init)(&ctx);
	MD(Update)(&ctx, "abc", 3);
	MD(Final)(digest, &ctx);
	for (i = 0; i < DIGEST_LENGTH; i++)
		printf("%02x", digest[i]);
	return (puts("") == EOF);
}
