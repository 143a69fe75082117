/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Nettle.
 */

#include <nettle/nettle-meta.h>

#include "bench.h"

static any_context ctx;
static const struct nettle_hash *md;

static const char *
setup(void)
{
	md = nettle_lookup_hash(STRING(HASH));
	return (md == NULL ? "no such hash" : NULL);
}

CONTEND(setup, md->init(ctx), md->update(ctx, len, data),
    md->digest(ctx, DIGEST_LENGTH, digest));
