/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Libsodium.
 */

#include <sodium.h>

#include "bench.h"

static crypto_hash_sha256_state ctx;

static void
init(void)
{
	crypto_hash_sha256_init(&ctx);
}

static void
update(const void *data, size_t len)
{
	crypto_hash_sha256_update(&ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	crypto_hash_sha256_final(&ctx, digest);
}

const struct contender CONTENDER = { NAME, NULL, init, update, final };
