/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * sha256_huge BYTES PIECE: the digest of so many zero bytes, by an Update for
 * each piece.  The memory is that of one page, mapped as often as it takes.
 */

#include <sys/mman.h>

#include "crypto_os.h"
#include <crypto/sha2/sha256.h>

#include <stdio.h>
#include <stdlib.h>

int
main(int argc, char **argv)
{
	uint8_t digest[SHA256_DIGEST_LENGTH];
	SHA256_CTX ctx;
	unsigned long long left;
	size_t i, n;
	void *zeros;

	if (argc != 3)
		return (1);
	left = strtoull(argv[1], NULL, 10);
	n = (size_t)strtoull(argv[2], NULL, 10);
	zeros = mmap(
	    NULL, n, PROT_READ, MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);
	if (zeros == MAP_FAILED) {
		perror("mmap");
		return (1);
	}
	SHA256_Init(&ctx);
	for (; left > 0; left -= n) {
		if (n > left)
			n = (size_t)left;
		SHA256_Update(&ctx, zeros, n);
	}
	SHA256_Final(digest, &ctx);
	for (i = 0; i < sizeof(digest); i++)
		printf("%02x", digest[i]);
	printf("\n");
	return (0);
}
