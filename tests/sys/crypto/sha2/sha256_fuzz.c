/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For libFuzzer: its bytes are a program of Init, Update, copy and Final over a
 * few contexts.  Every variant and libcrypto run it, and must agree.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha224.h>
#include "hash_test.h"

#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>

#define	NCONTEXTS	3
#define	NVARIANTS	16
#define	LONGEST		4200

static const struct {
	void (*init)(SHA256_CTX *);
	void (*update)(SHA256_CTX *, const void *, size_t);
	void (*final)(uint8_t *, SHA256_CTX *);
	size_t length;
	const EVP_MD *(*evp)(void);
} hashes[] = {
	{ SHA256_Init, SHA256_Update, SHA256_Final, SHA256_DIGEST_LENGTH,
	    EVP_sha256 },
	{ SHA224_Init, SHA224_Update, SHA224_Final, SHA224_DIGEST_LENGTH,
	    EVP_sha224 },
};

static struct {
	SHA256_CTX ours[NVARIANTS];
	EVP_MD_CTX *theirs;
	int begun;
} context[NCONTEXTS];

int	LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);

static void
require(int condition, const char *what)
{
	if (!condition) {
		fprintf(stderr, "fuzz: %s: %s\n", hash_variants[hash_variant],
		    what);
		abort();
	}
}

static void
init(unsigned int hash, unsigned int c)
{
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		hashes[hash].init(&context[c].ours[hash_variant]);
	hash_variant = 0;
	require(EVP_DigestInit_ex(context[c].theirs, hashes[hash].evp(), NULL),
	    "libcrypto cannot begin");
	context[c].begun = 1;
}

/* The data end where their memory does. */
static void
update(unsigned int hash, unsigned int c, const uint8_t *seed, size_t nseed,
    size_t len)
{
	uint8_t *message = malloc(len);
	size_t i;

	for (i = 0; i < len; i++)
		message[i] = (uint8_t)(seed[i % nseed] + i / nseed);
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		hashes[hash].update(
		    &context[c].ours[hash_variant], message, len);
	EVP_DigestUpdate(context[c].theirs, message, len);
	free(message);
}

static void
copy(unsigned int to, unsigned int from)
{
	if (to == from)
		return;
	memcpy(context[to].ours, context[from].ours, sizeof(context[to].ours));
	EVP_MD_CTX_copy_ex(context[to].theirs, context[from].theirs);
	context[to].begun = 1;
}

/* In every other one the digest is stored in the context. */
static void
final(unsigned int hash, unsigned int c, int inside)
{
	size_t len = hashes[hash].length;
	uint8_t theirs[EVP_MAX_MD_SIZE], *digest, *ctx;

	EVP_DigestFinal_ex(context[c].theirs, theirs, NULL);
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++) {
		ctx = (uint8_t *)&context[c].ours[hash_variant];
		digest = inside ? ctx : malloc(len);
		hashes[hash].final(digest, &context[c].ours[hash_variant]);
		require(is_same(digest, theirs, len), "another digest");
		require(is_filled(ctx + (inside ? len : 0), 0,
			    sizeof(SHA256_CTX) - (inside ? len : 0)),
		    "the context is not wiped");
		if (!inside)
			free(digest);
	}
	context[c].begun = 0;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	const uint8_t *end = data + len;
	unsigned int c, hash;

	if (len == 0)
		return (0);
	require(hash_nvariants <= NVARIANTS, "too many variants");
	hash = *data++ % 2;
	for (c = 0; c < NCONTEXTS; c++) {
		if (context[c].theirs == NULL)
			context[c].theirs = EVP_MD_CTX_new();
		context[c].begun = 0;
	}
	/* An operation: which, on what context, and how many bytes. */
	for (; end - data >= 3; data += 3) {
		c = data[0] / 8 % NCONTEXTS;
		if (!context[c].begun)
			init(hash, c);
		switch (data[0] % 8) {
		case 0:
			init(hash, c);
			break;
		case 1:
			copy(data[1] % NCONTEXTS, c);
			break;
		case 2:
		case 3:
			final(hash, c, data[0] % 2);
			break;
		case 4: /* long */
			update(hash, c, data, (size_t)(end - data),
			    ((size_t)data[1] << 8 | data[2]) % LONGEST);
			break;
		default: /* near a block */
			update(
			    hash, c, data, (size_t)(end - data), data[1] % 131);
			break;
		}
	}
	for (c = 0; c < NCONTEXTS; c++)
		if (context[c].begun)
			final(hash, c, 0);
	return (0);
}
