/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * OpenSSL's EVP interface, with one context used again and again.
 */

#include <openssl/evp.h>

#include "bench.h"

static EVP_MD_CTX *ctx;

static const char *
setup(void)
{
	return ((ctx = EVP_MD_CTX_new()) == NULL ? "no context" : NULL);
}

static void
init(void)
{
	EVP_DigestInit_ex(ctx, EVP_sha256(), NULL);
}

static void
update(const void *data, size_t len)
{
	EVP_DigestUpdate(ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	EVP_DigestFinal_ex(ctx, digest, NULL);
}

const struct contender CONTENDER = { NAME, setup, init, update, final };
