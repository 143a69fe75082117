/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a contender, linked with the objects or with libmd.a.
 */

#include "bench.h"
#include "crypto/sha2/sha256.h"

static SHA256_CTX ctx;

static void
init(void)
{
	SHA256_Init(&ctx);
}

static void
update(const void *data, size_t len)
{
	SHA256_Update(&ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	SHA256_Final(digest, &ctx);
}

const struct contender CONTENDER = { NAME, NULL, init, update, final };
