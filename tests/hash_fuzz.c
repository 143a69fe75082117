/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For libFuzzer: its bytes are a program over a few contexts of a hash.  Every
 * variant and libcrypto run it, and must agree.  Who compiles this file gives
 * it the hash's header and
 *	HASH_NAME	its name, as libcrypto has it
 *	HASH(x)		its function of that name
 *	HASH_HAS_MANY	1 where it has Final2 and Many, else 0
 */

#include "hash_test.h"

#define	FINAL2	HASH(Final2)

#include <openssl/evp.h>
#include <stdio.h>
#include <stdlib.h>

#define	NCONTEXTS	3
#define	NVARIANTS	16
#define	NMESSAGES	40
#define	LONGEST		4200
#define	LENGTH		HASH(DIGEST_LENGTH)

static struct {
	HASH(CTX) ours[NVARIANTS];
	EVP_MD_CTX *theirs;
	int begun;
} context[NCONTEXTS];

static const EVP_MD *evp;

/* What is left of the input: bytes for messages. */
static const uint8_t *seed;
static size_t nseed;

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

#define	EACH_VARIANT \
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
#define	OURS(c)	(&context[c].ours[hash_variant])

/* The bytes end where their memory does. */
static uint8_t *
message(size_t len)
{
	uint8_t *bytes = malloc(len);
	size_t i;

	for (i = 0; i < len; i++)
		bytes[i] = (uint8_t)(seed[i % nseed] + i / nseed);
	return (bytes);
}

static void
init(unsigned int c)
{
	EACH_VARIANT
		HASH(Init)(OURS(c));
	hash_variant = 0;
	require(EVP_DigestInit_ex(context[c].theirs, evp, NULL),
	    "libcrypto cannot begin");
	context[c].begun = 1;
}

static void
update(unsigned int c, size_t len)
{
	uint8_t *bytes = message(len);

	EACH_VARIANT
		HASH(Update)(OURS(c), bytes, len);
	EVP_DigestUpdate(context[c].theirs, bytes, len);
	free(bytes);
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
final(unsigned int c, int inside)
{
	uint8_t theirs[EVP_MAX_MD_SIZE], *digest, *ctx;

	EVP_DigestFinal_ex(context[c].theirs, theirs, NULL);
	EACH_VARIANT {
		ctx = (uint8_t *)OURS(c);
		digest = inside ? ctx : malloc(LENGTH);
		HASH(Final)(digest, OURS(c));
		require(is_same(digest, theirs, LENGTH), "another digest");
		require(is_filled(ctx + (inside ? LENGTH : 0), 0,
			    sizeof(HASH(CTX)) - (inside ? LENGTH : 0)),
		    "the context is not wiped");
		if (!inside)
			free(digest);
	}
	context[c].begun = 0;
}

#if HASH_HAS_MANY
/* Two contexts end side by side, or one for both. */
static void
final2(unsigned int c, unsigned int d, size_t len)
{
	uint8_t theirs[2][EVP_MAX_MD_SIZE], ours[2][LENGTH];
	uint8_t *bytes[2] = { message(len), message(len) };
	EVP_MD_CTX *other = EVP_MD_CTX_new();

	if (len > 0)
		bytes[1][0]++;
	EVP_MD_CTX_copy_ex(other, context[d].theirs);
	EVP_DigestUpdate(other, bytes[1], len);
	EVP_DigestFinal_ex(other, theirs[1], NULL);
	EVP_MD_CTX_free(other);
	EVP_DigestUpdate(context[c].theirs, bytes[0], len);
	EVP_DigestFinal_ex(context[c].theirs, theirs[0], NULL);
	EACH_VARIANT {
		FINAL2(ours[0], ours[1], OURS(c), OURS(d), bytes[0], bytes[1],
		    len);
		require(is_same(ours[0], theirs[0], LENGTH) &&
			is_same(ours[1], theirs[1], LENGTH),
		    "Final2: another digest");
		require(is_filled(OURS(c), 0, sizeof(HASH(CTX))) &&
			is_filled(OURS(d), 0, sizeof(HASH(CTX))),
		    "Final2: a context is not wiped");
	}
	free(bytes[0]);
	free(bytes[1]);
	context[c].begun = context[d].begun = 0;
}

/* Messages of many lengths, most of them short. */
static void
many(size_t n)
{
	uint8_t theirs[NMESSAGES][EVP_MAX_MD_SIZE], *bytes[NMESSAGES];
	uint8_t(*ours)[LENGTH] = malloc(n * LENGTH);
	const void *data[NMESSAGES];
	size_t i, len[NMESSAGES];

	for (i = 0; i < n; i++) {
		len[i] = seed[i % nseed] + i / nseed;
		if (len[i] >= 250)
			len[i] *= 5;
		data[i] = bytes[i] = message(len[i]);
		EVP_Digest(data[i], len[i], theirs[i], NULL, evp, NULL);
	}
	EACH_VARIANT {
		HASH(Many)(ours, data, len, n);
		for (i = 0; i < n; i++)
			require(is_same(ours[i], theirs[i], LENGTH),
			    "Many: another digest");
	}
	for (i = 0; i < n; i++)
		free(bytes[i]);
	free(ours);
}
#endif

/* Which operation, on what context, and how many bytes. */
static void
operation(const uint8_t op[3])
{
	unsigned int c = op[0] / 8 % NCONTEXTS, d = op[1] % NCONTEXTS;

	if (!context[c].begun)
		init(c);
	switch (op[0] % 8) {
	case 0:
		init(c);
		break;
	case 1:
		copy(d, c);
		break;
	case 2:
	case 3:
		final(c, op[0] % 2);
		break;
	case 4: /* long */
		update(c, ((size_t)op[1] << 8 | op[2]) % LONGEST);
		break;
#if HASH_HAS_MANY
	case 6:
		if (!context[d].begun)
			init(d);
		final2(c, d, op[2]);
		break;
	case 7:
		many(op[1] % (NMESSAGES + 1));
		break;
#endif
	default: /* near a block */
		update(c, op[1] % 131);
		break;
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	unsigned int c;

	if (evp == NULL) {
		evp = EVP_get_digestbyname(HASH_NAME);
		require(evp != NULL, "libcrypto has no " HASH_NAME);
		require(hash_nvariants <= NVARIANTS, "too many variants");
		for (c = 0; c < NCONTEXTS; c++)
			context[c].theirs = EVP_MD_CTX_new();
	}
	for (; len >= 3; data += 3, len -= 3) {
		seed = data;
		nseed = len;
		operation(data);
	}
	for (c = 0; c < NCONTEXTS; c++)
		if (context[c].begun)
			final(c, 0);
	return (0);
}
