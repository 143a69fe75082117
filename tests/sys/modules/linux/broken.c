/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The module md_sha2 with a fault, named by its parameter: a check that lets it
 * pass is no check.
 */

#include <linux/module.h>

#include "md_sha2.h"
#include <crypto/sha2/sha256_compress.h>

static char *broken = "";
module_param(broken, charp, 0);
MODULE_PARM_DESC(broken, "constant, padding, shared or overrun");

/* sha256.c's and sha256_compress.c's own, and the latter with a wrong K[0]. */
void	md_good_final(uint8_t[SHA256_DIGEST_LENGTH], SHA256_CTX *);
void	md_good_compress(uint32_t[8], const uint8_t *, size_t);
void	md_constant_compress(uint32_t[8], const uint8_t *, size_t);

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	static size_t shared;

	if (strcmp(broken, "constant") == 0)
		md_constant_compress(state, data, nblocks);
	else if (strcmp(broken, "shared") == 0) {
		/* As if nobody could interrupt: where in data. */
		for (shared = 0; shared < nblocks; shared++)
			md_good_compress(
			    state, data + shared * SHA256_BLOCK_LENGTH, 1);
	} else
		md_good_compress(state, data, nblocks);
}

void
SHA256_Final(uint8_t digest[SHA256_DIGEST_LENGTH], SHA256_CTX *ctx)
{
	/* As if 55 bytes left no room for the length: one zero too many. */
	if (strcmp(broken, "padding") == 0 && ctx->count / 8 % 64 == 55)
		SHA256_Update(ctx, "", 1);
	md_good_final(digest, ctx);
	if (strcmp(broken, "overrun") == 0)
		digest[SHA256_DIGEST_LENGTH] = 0;
}
