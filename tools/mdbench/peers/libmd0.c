/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Debian's libmd, with OpenBSD's interface.
 */

#include <sys/types.h>

#include <sha2.h>

#include "bench.h"

static SHA2_CTX ctx;

static void
init(void)
{
	SHA256Init(&ctx);
}

static void
update(const void *data, size_t len)
{
	SHA256Update(&ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	SHA256Final(digest, &ctx);
}

const struct contender CONTENDER = { NAME, NULL, init, update, final };
