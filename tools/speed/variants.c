/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The time of the variants of SHA-256 as a part of the time of libcrypto, whose
 * features of the CPU the environment limits.  Without an argument, those of
 * what the core chooses; with the name of a variant, of that.
 */

#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define	SHA256_CTX LIBCRYPTO_CTX /* it is not ours */
#include <openssl/evp.h>
#include <openssl/sha.h>
#undef SHA256_CTX

/* Here SHA256_Init and so on are libcrypto's. */
static EVP_MD_CTX *evp;

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
	EVP_DigestInit_ex(evp, EVP_sha256(), NULL);
	EVP_DigestUpdate(evp, data, len);
	EVP_DigestFinal_ex(evp, digest, NULL);
}

static LIBCRYPTO_CTX blocks;

/* Whole blocks of one long message. */
static void
libcrypto_blocks(uint8_t digest[32], const uint8_t *data, size_t len)
{
	if (blocks.md_len == 0)
		SHA256_Init(&blocks);
	SHA256_Update(&blocks, data, len);
	(void)digest;
}

#include <crypto/sha2/sha256.h>
#include <crypto/sha2/sha256_select.h>

static void
ours(uint8_t digest[32], const uint8_t *data, size_t len)
{
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Update(&ctx, data, len);
	SHA256_Final(digest, &ctx);
}

/* Two of len bytes in the time of one, so to speak. */
static void
two(uint8_t digest[32], const uint8_t *data, size_t len)
{
	uint8_t other[32];
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Final2(digest, other, &ctx, &ctx, data, data + len, len);
}

#define	MANY 32

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
static uint32_t state[8];

static void
variant_blocks(uint8_t digest[32], const uint8_t *data, size_t len)
{
	variant->compress(state, data, len / 64);
	(void)digest;
}

typedef void hash_t(uint8_t[32], const uint8_t *, size_t);

static const struct {
	const char *name, *other_name;
	hash_t *mine, *other;
	size_t len, messages;
	double must, aim;
} rows[] = {
	{ "one", "libcrypto", ours, libcrypto, 16384, 1, 1.02, 0.99 },
	{ "one", "libcrypto", ours, libcrypto, 64, 1, 1.00, 0.90 },
	{ "one", "libcrypto's EVP", ours, libcrypto_evp, 64, 1, 0.75, 0.60 },
	{ "two at once", "one", two, ours, 4096, 2, 0.56, 0.51 },
	{ "32 at once", "one", many, ours, 8192, MANY, 0.53, 0.46 },
};

static uint8_t message[MANY * 8192];

static double
sample(hash_t *hash, size_t len)
{
	struct timespec begin, end;
	uint8_t digest[32];
	int i, repeat = len < 1024 ? 256 : 4;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	for (i = 0; i < repeat; i++)
		hash(digest, message, len);
	clock_gettime(CLOCK_MONOTONIC, &end);
	end.tv_sec -= begin.tv_sec;
	end.tv_nsec -= begin.tv_nsec;
	return (((double)end.tv_sec * 1e9 + (double)end.tv_nsec) / repeat);
}

/* The ratio of the least times of interleaved rounds. */
static void
compare(const char *name, const char *other_name, hash_t *mine, hash_t *other,
    size_t len, size_t messages, double must, double aim)
{
	double a = 1e18, b = 1e18, ratio, t;
	int r;

	for (r = 0; r < 1000; r++) {
		if ((t = sample(mine, len)) < a)
			a = t;
		if ((t = sample(other, len)) < b)
			b = t;
	}
	ratio = a / (double)messages / b;
	printf("%-12s / %-16s %6zu %7.3f  <= %.2f  %.2f  %s\n", name,
	    other_name, len, ratio, must, aim,
	    ratio <= aim	? "aim"
		: ratio <= must ? "must"
				: "short");
}

int
main(int argc, char **argv)
{
	uint8_t digest[32], expected[32];
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
	if ((evp = EVP_MD_CTX_new()) == NULL)
		return (1);
	if (argc > 1) {
		for (variant = sha256_variants; variant->cpu != 0; variant++)
			if (strcmp(variant->name, argv[1]) == 0)
				break;
		if (variant->cpu == 0 || !sha256_usable(variant))
			return (0);
		compare(variant->name, "the same", variant_blocks,
		    libcrypto_blocks, 16384, 1, 1.10, 0.98);
		return (0);
	}
	printf("%s, time / time of%*s bytes  least  must     aim   holds\n",
	    SHA256_Variant(), 8, "");
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		rows[i].mine(digest, message, rows[i].len);
		libcrypto(expected, message, rows[i].len);
		if (memcmp(digest, expected, sizeof(digest)) != 0) {
			fprintf(
			    stderr, "speed: %s: wrong digest\n", rows[i].name);
			return (1);
		}
		compare(rows[i].name, rows[i].other_name, rows[i].mine,
		    rows[i].other, rows[i].len, rows[i].messages, rows[i].must,
		    rows[i].aim);
	}
	return (0);
}
