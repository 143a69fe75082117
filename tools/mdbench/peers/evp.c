/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * OpenSSL's EVP interface, with one context used again and again.
 */

#include <openssl/evp.h>

#include "bench.h"

static EVP_MD_CTX *ctx;
static const EVP_MD *md;

static const char *
setup(void)
{
	md = EVP_get_digestbyname(STRING(HASH));
	ctx = EVP_MD_CTX_new();
	return (md == NULL || ctx == NULL ? "no such hash" : NULL);
}

CONTEND(setup, EVP_DigestInit_ex(ctx, md, NULL),
    EVP_DigestUpdate(ctx, data, len), EVP_DigestFinal_ex(ctx, digest, NULL));
