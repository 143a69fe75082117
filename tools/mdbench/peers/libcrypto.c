/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * OpenSSL's low-level interface.
 */

#define	OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>

#include "bench.h"

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
