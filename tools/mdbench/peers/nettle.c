/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Nettle.
 */

#include <nettle/sha2.h>

#include "bench.h"

static struct sha256_ctx ctx;

static void
init(void)
{
	sha256_init(&ctx);
}

static void
update(const void *data, size_t len)
{
	sha256_update(&ctx, len, data);
}

static void
final(uint8_t digest[32])
{
	sha256_digest(&ctx, SHA256_DIGEST_SIZE, digest);
}

const struct contender CONTENDER = { NAME, NULL, init, update, final };
