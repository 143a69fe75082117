/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The bytes of all hashes by Merkle and Damgaard, once, for a small build of
 * several of them.
 */

#define	CRYPTO_SHARED

#include "crypto_os.h"
#include <bytes.h> /* the CPU's, not that beside this file */

#include "md_bytes.h"

void
md_init(const struct md_hash *h, void *ctx, const void *initial)
{
	md_inline_init(h, ctx, initial);
}

void
md_update(const struct md_hash *h, void *ctx, const void *data, size_t len)
{
	md_inline_update(h, ctx, data, len);
}

void
md_final(const struct md_hash *h, uint8_t *digest, size_t len, void *ctx,
    uint8_t *room)
{
	md_inline_final(h, digest, len, ctx, room);
}
