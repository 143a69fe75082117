/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a contender, linked with the objects or with libmd.a.
 */

#include "bench.h"
#include HEADER

static MD(CTX) ctx;

CONTEND(
    NULL, MD(Init)(&ctx), MD(Update)(&ctx, data, len), MD(Final)(digest, &ctx));
