/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The time of this SHA-256 as a part of the time of others, all in one process:
 * of C, beside libcrypto's assembly for integers; of libmd as built; or of one
 * of its variants.  speed.sh compiles the core for each compiler, under names
 * of its own, says by HAVE_ macros what else there is, and limits what
 * libcrypto sees of the CPU.
 */

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

typedef void hash_t(uint8_t digest[32], const uint8_t *data, size_t len);

#ifdef HAVE_crypto
#define SHA256_CTX LIBCRYPTO_CTX /* it is not ours */
#include <openssl/evp.h>
#include <openssl/sha.h>
#undef SHA256_CTX

static void
libcrypto(uint8_t digest[32], const uint8_t *data, size_t len)
{
	LIBCRYPTO_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Update(&ctx, data, len);
	SHA256_Final(digest, &ctx);
}

static void
libcrypto_evp(uint8_t digest[32], const uint8_t *data, size_t len)
{
	static EVP_MD_CTX *evp;

	if (evp == NULL)
		evp = EVP_MD_CTX_new();
	EVP_DigestInit_ex(evp, EVP_sha256(), NULL);
	EVP_DigestUpdate(evp, data, len);
	EVP_DigestFinal_ex(evp, digest, NULL);
}

/* Whole blocks of one long message. */
static void
libcrypto_blocks(uint8_t digest[32], const uint8_t *data, size_t len)
{
	static LIBCRYPTO_CTX blocks;

	if (blocks.md_len == 0)
		SHA256_Init(&blocks);
	SHA256_Update(&blocks, data, len);
	(void)digest;
}
#else
#define libcrypto	 NULL
#define libcrypto_evp	 NULL
#define libcrypto_blocks NULL
#endif

#ifdef HAVE_sodium
#include <sodium.h>

static void
libsodium(uint8_t digest[32], const uint8_t *data, size_t len)
{
	crypto_hash_sha256(digest, data, len);
}
#else
#define libsodium NULL
#endif

#include <crypto/sha2/sha256_select.h>

#define CORE(name)                                                             \
	void name##_SHA256_Init(SHA256_CTX *);                                 \
	void name##_SHA256_Update(SHA256_CTX *, const void *, size_t);         \
	void name##_SHA256_Final(uint8_t[32], SHA256_CTX *);                   \
	static void name(uint8_t digest[32], const uint8_t *data, size_t len)  \
	{                                                                      \
		SHA256_CTX ctx;                                                \
		name##_SHA256_Init(&ctx);                                      \
		name##_SHA256_Update(&ctx, data, len);                         \
		name##_SHA256_Final(digest, &ctx);                             \
	}

CORE(_libmd)
#ifdef HAVE_unrolled_gcc
CORE(unrolled_gcc)
#else
#define unrolled_gcc NULL
#endif
#ifdef HAVE_rolled_gcc
CORE(rolled_gcc)
#else
#define rolled_gcc NULL
#endif
#ifdef HAVE_unrolled_clang
CORE(unrolled_clang)
#else
#define unrolled_clang NULL
#endif

/* Two of len bytes in the time of one, so to speak. */
static void
two(uint8_t digest[32], const uint8_t *data, size_t len)
{
	uint8_t other[32];
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Final2(digest, other, &ctx, &ctx, data, data + len, len);
}

#define MANY 32

static void
many(uint8_t digest[32], const uint8_t *data, size_t len)
{
	static uint8_t digests[MANY][32];
	const void *messages[MANY];
	size_t i, lens[MANY];

	for (i = 0; i < MANY; i++) {
		messages[i] = data + i * len;
		lens[i] = len;
	}
	SHA256_Many(digests, messages, lens, MANY);
	memcpy(digest, digests[0], 32);
}

static const struct sha256_variant *variant;

static void
variant_blocks(uint8_t digest[32], const uint8_t *data, size_t len)
{
	static uint32_t state[8];

	variant->compress(state, data, len / 64);
	(void)digest;
}

#define LARGE  16384
#define ROUNDS 2000

/* What must hold, and what is wanted; 0 for scale. */
static struct row {
	const char *table, *mine_name, *other_name;
	hash_t *mine, *other;
	size_t len, messages;
	double must, aim, least[2];
} rows[] = {
	{ "C", "unrolled gcc -O2", "libcrypto", unrolled_gcc, libcrypto, LARGE,
	    1, 1.00, 0.97, { 0 } },
	{ "C", "unrolled clang -O2", "libcrypto", unrolled_clang, libcrypto,
	    LARGE, 1, 1.01, 0.98, { 0 } },
	{ "C", "libsodium", "libcrypto", libsodium, libcrypto, LARGE, 1, 0, 0,
	    { 0 } },
	{ "C", "rolled gcc -Os", "unrolled gcc -O2", rolled_gcc, unrolled_gcc,
	    LARGE, 1, 1.43, 1.33, { 0 } },
	{ "C", "unrolled gcc -O2", "libsodium", unrolled_gcc, libsodium, 16, 1,
	    0.95, 0.85, { 0 } },
	{ "libmd", "one", "libcrypto", _libmd, libcrypto, LARGE, 1, 1.02, 0.99,
	    { 0 } },
	{ "libmd", "one", "libcrypto", _libmd, libcrypto, 64, 1, 1.00, 0.90,
	    { 0 } },
	{ "libmd", "one", "libcrypto's EVP", _libmd, libcrypto_evp, 64, 1, 0.75,
	    0.60, { 0 } },
	{ "libmd", "two at once", "one", two, _libmd, 4096, 2, 0.56, 0.51,
	    { 0 } },
	{ "libmd", "32 at once", "one", many, _libmd, 8192, MANY, 0.53, 0.46,
	    { 0 } },
	{ "AVX2", "AVX2", "libcrypto", variant_blocks, libcrypto_blocks, LARGE,
	    1, 1.10, 0.98, { 0 } },
	{ "SSSE3", "SSSE3", "libcrypto", variant_blocks, libcrypto_blocks,
	    LARGE, 1, 1.10, 0.98, { 0 } },
};
#define NROWS (sizeof(rows) / sizeof(rows[0]))

static uint8_t message[MANY * 8192];

/* Whether both give the same digests. */
static int
agree(const struct row *row)
{
	uint8_t digest[32], expected[32];
	size_t len;

	for (len = 0; len <= row->len; len += len < 300 ? 1 : 268) {
		row->mine(digest, message, len);
		row->other(expected, message, len);
		if (memcmp(digest, expected, sizeof(digest)) != 0) {
			fprintf(stderr, "speed: %s: wrong digest, %zu bytes\n",
			    row->mine_name, len);
			return (0);
		}
	}
	return (1);
}

/* Lower *least to the nanoseconds of some calls, if these took less. */
static void
sample(hash_t *hash, size_t len, double *least)
{
	struct timespec begin, end;
	uint8_t digest[32];
	double t;
	int i;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	for (i = 0; i < (len < 1024 ? 256 : 4); i++)
		hash(digest, message, len);
	clock_gettime(CLOCK_MONOTONIC, &end);
	t = (double)(end.tv_sec - begin.tv_sec) * 1e9 +
	    (double)(end.tv_nsec - begin.tv_nsec);
	if (*least == 0 || t < *least)
		*least = t;
}

/* The ratio of the least times, as a busy machine disturbs these less. */
static double
ratio(const struct row *row)
{
	return (row->least[0] / (double)row->messages / row->least[1]);
}

static void
report(const struct row *row)
{
	printf("%-18s / %-16s %5zu bytes %6.3f", row->mine_name,
	    row->other_name, row->len, ratio(row));
	if (row->must > 0)
		printf("  <= %.2f  %.2f  %s", row->must, row->aim,
		    ratio(row) <= row->aim	  ? "aim"
			: ratio(row) <= row->must ? "must"
						  : "short");
	printf("\n");
}

int
main(int argc, char **argv)
{
	struct row *row;
	size_t i;
	int r;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
	for (variant = sha256_variants; variant->cpu != 0; variant++)
		if (argc > 1 && strcmp(variant->name, argv[1]) == 0)
			break;
	/* A row is left out by its table or for what is not here. */
	for (row = rows; row < rows + NROWS; row++)
		if (argc < 2 || strcmp(row->table, argv[1]) != 0 ||
		    row->mine == NULL || row->other == NULL ||
		    (row->mine == variant_blocks &&
			(variant->cpu == 0 || !sha256_usable(variant))))
			row->mine = NULL;
		else if (row->mine != variant_blocks && !agree(row))
			return (1);
	/* Interleaved, so that none is favoured. */
	for (r = 0; r < ROUNDS; r++)
		for (row = rows; row < rows + NROWS; row++)
			if (row->mine != NULL) {
				sample(row->mine, row->len, &row->least[0]);
				sample(row->other, row->len, &row->least[1]);
			}
	if (argc > 1 && strcmp(argv[1], "libmd") == 0)
		printf("\nlibmd by %s:\n", SHA256_Variant());
	for (row = rows; row < rows + NROWS; row++)
		if (row->mine != NULL)
			report(row);
	/* CPU and compilers, gcc, clang, libsodium. */
	if (argc > 2) {
		printf("| %s |", argv[2]);
		for (i = 0; i < 3; i++)
			printf(rows[i].mine == NULL ? " - |" : " %.3f |",
			    ratio(&rows[i]));
		printf("\n");
	}
	return (0);
}
