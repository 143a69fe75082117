/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the core may access.  Frama-C's WP proves that Update keeps to the
 * contracts that proof_test writes into md_bytes.h, for every context, every
 * data and every length.  Its Eva runs the others: bytes from every context
 * that there can be, words from every state.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha224.h>
#include <crypto/sha2/sha256_compress.h>

/*@
  requires \valid(state + (0 .. 7));
  requires \valid_read(data + (0 .. 64 * nblocks - 1));
  assigns state[0 .. 7] \from state[0 .. 7], data[0 .. 64 * nblocks - 1];
*/
void	sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks);

#include "sha256_compress.c"
#include "sha256.c"
#include "sha224.c"

void	bytes(void);
void	words(void);

extern volatile uint64_t any;

/* A context that has anything in it, after so many bytes of a block. */
static SHA256_CTX
anything(size_t used)
{
	SHA256_CTX ctx;
	size_t i;

	for (i = 0; i < 8; i++)
		ctx.state[i] = (uint32_t)any;
	for (i = 0; i < sizeof(ctx.buf); i++)
		ctx.buf[i] = (uint8_t)any;
	ctx.count = any / 512 * 512 + used * 8;
	return (ctx);
}

void
bytes(void)
{
	SHA256_CTX ctx;
	uint8_t digest[SHA256_DIGEST_LENGTH], digest224[SHA224_DIGEST_LENGTH];
	size_t used;

	SHA256_Init(&ctx);
	SHA224_Init(&ctx);
	for (used = 0; used < SHA256_BLOCK_LENGTH; used++) {
		ctx = anything(used);
		SHA256_Final(digest, &ctx);
		ctx = anything(used);
		SHA224_Final(digest224, &ctx);
	}
}
void
words(void)
{
	uint8_t data[3 * 64];
	uint32_t state[8];
	size_t i;

	for (i = 0; i < 8; i++)
		state[i] = (uint32_t)any;
	for (i = 0; i < sizeof(data); i++)
		data[i] = (uint8_t)any;
	sha256_compress(state, data, 3);
}
