/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * OpenSSL's low-level interface.
 */

#define	OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md4.h>
#include <openssl/md5.h>
#include <openssl/ripemd.h>
#include <openssl/sha.h>

#include "bench.h"

static any_context ctx;

CONTEND(NULL, MD(Init)((void *)ctx), MD(Update)((void *)ctx, data, len),
    MD(Final)(digest, (void *)ctx));
