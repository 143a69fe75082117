/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Libsodium.
 */

#include <sodium.h>

#include "bench.h"

#define	SODIUM(name) JOIN(JOIN(crypto_hash_, HASH), _##name)

static any_context ctx;

CONTEND(NULL, SODIUM(init)((void *)ctx), SODIUM(update)((void *)ctx, data, len),
    SODIUM(final)((void *)ctx, digest));
