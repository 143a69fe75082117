/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Mbed TLS.  Before version 3 the functions that tell errors were named _ret.
 */

#include <mbedtls/sha256.h>
#include <mbedtls/version.h>

#include "bench.h"

#if MBEDTLS_VERSION_NUMBER < 0x03000000
#define	mbedtls_sha256_starts mbedtls_sha256_starts_ret
#define	mbedtls_sha256_update mbedtls_sha256_update_ret
#define	mbedtls_sha256_finish mbedtls_sha256_finish_ret
#endif

static mbedtls_sha256_context ctx;

static void
init(void)
{
	mbedtls_sha256_init(&ctx);
	mbedtls_sha256_starts(&ctx, 0);
}

static void
update(const void *data, size_t len)
{
	mbedtls_sha256_update(&ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	mbedtls_sha256_finish(&ctx, digest);
}

const struct contender CONTENDER = { NAME, NULL, init, update, final };
