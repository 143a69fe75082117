/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Mbed TLS.
 */

#include <mbedtls/md.h>

#include "bench.h"

static mbedtls_md_context_t ctx;

static const char *
setup(void)
{
	mbedtls_md_init(&ctx);
	return (mbedtls_md_setup(
		    &ctx, mbedtls_md_info_from_string(STRING(PREFIX)), 0) != 0
		? "no such hash"
		: NULL);
}

CONTEND(setup, mbedtls_md_starts(&ctx), mbedtls_md_update(&ctx, data, len),
    mbedtls_md_finish(&ctx, digest));
