/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The time of this SHA-256 as a part of the time of others, all in one process.
 * speed.sh compiles the core for each compiler, under names of its own, and
 * says by HAVE_ macros what else there is.
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef HAVE_crypto
#define	SHA256_CTX	LIBCRYPTO_CTX	/* it is not ours */
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
#else
#define	libcrypto	NULL
#endif

#ifdef HAVE_sodium
#include <sodium.h>

static void
libsodium(uint8_t digest[32], const uint8_t *data, size_t len)
{
	crypto_hash_sha256(digest, data, len);
}
#else
#define	libsodium	NULL
#endif

#include <crypto/sha2/sha256.h>

#define	CORE(name)							\
	void name##_Init(SHA256_CTX *);					\
	void name##_Update(SHA256_CTX *, const void *, size_t);		\
	void name##_Final(uint8_t[32], SHA256_CTX *);			\
	static void name(uint8_t digest[32], const uint8_t *data, size_t len) \
	{								\
		SHA256_CTX ctx;						\
		name##_Init(&ctx);					\
		name##_Update(&ctx, data, len);				\
		name##_Final(digest, &ctx);				\
	}

#ifdef HAVE_gcc
CORE(unrolled_gcc)
CORE(rolled_gcc)
#else
#define	unrolled_gcc	NULL
#define	rolled_gcc	NULL
#endif
#ifdef HAVE_clang
CORE(unrolled_clang)
#else
#define	unrolled_clang	NULL
#endif

#define	ROUNDS	4000
#define	REPEAT	256		/* 16-byte messages in one sample */

enum { CRYPTO, SODIUM, GCC, CLANG, ROLLED, NCONTENDERS };

static const struct {
	const char *name;
	void (*hash)(uint8_t[32], const uint8_t *, size_t);
} contenders[NCONTENDERS] = {
	{ "libcrypto", libcrypto },
	{ "libsodium", libsodium },
	{ "unrolled gcc -O2", unrolled_gcc },
	{ "unrolled clang -O2", unrolled_clang },
	{ "rolled gcc -Os", rolled_gcc },
};

enum { LARGE, SMALL };

static const struct {
	const char *name;
	size_t len;
} sizes[] = {
	{ "16 KiB", 16384 },
	{ "16 bytes", 16 },
};

/* What must hold, and what is wanted: at most, or where negative at least. */
static const struct {
	int mine, other, size;
	double must, aim;
} bars[] = {
	{ GCC, ROLLED, LARGE, -0.70, -0.75 },
	{ GCC, CRYPTO, LARGE, 1.00, 0.95 },
	{ GCC, SODIUM, LARGE, 0.92, 0.88 },
	{ CLANG, SODIUM, LARGE, 0.95, 0.90 },
	{ GCC, SODIUM, SMALL, 0.95, 0.85 },
};

static uint8_t message[16384];
static double times[2][NCONTENDERS][ROUNDS];	/* nanoseconds a message */

/* Whether all give the digests of the first one that is here. */
static int
check(void)
{
	uint8_t digest[32], expected[32];
	size_t len;
	int first, n;

	for (first = 0; contenders[first].hash == NULL; first++)
		;
	for (len = 0; len <= sizeof(message); len += len < 300 ? 1 : 268) {
		contenders[first].hash(expected, message, len);
		for (n = first + 1; n < NCONTENDERS; n++) {
			if (contenders[n].hash == NULL)
				continue;
			contenders[n].hash(digest, message, len);
			if (memcmp(digest, expected, sizeof(digest)) == 0)
				continue;
			fprintf(stderr, "speed: %s: wrong digest, %zu bytes\n",
			    contenders[n].name, len);
			return (0);
		}
	}
	return (1);
}

static double
sample(int n, int size)
{
	struct timespec begin, end;
	uint8_t digest[32];
	int i, repeat = size == SMALL ? REPEAT : 1;

	clock_gettime(CLOCK_MONOTONIC, &begin);
	for (i = 0; i < repeat; i++)
		contenders[n].hash(digest, message, sizes[size].len);
	clock_gettime(CLOCK_MONOTONIC, &end);
	end.tv_sec -= begin.tv_sec;
	end.tv_nsec -= begin.tv_nsec;
	return (((double)end.tv_sec * 1e9 + (double)end.tv_nsec) / repeat);
}

/* Interleaved, each round from another start, so that none is favoured. */
static void
measure(void)
{
	int i, n, r, size;

	for (r = 0; r < ROUNDS; r++)
		for (size = 0; size < 2; size++)
			for (i = 0; i < NCONTENDERS; i++) {
				n = (i + r) % NCONTENDERS;
				if (contenders[n].hash != NULL)
					times[size][n][r] = sample(n, size);
			}
}

static int
ascending(const void *x, const void *y)
{
	double a = *(const double *)x, b = *(const double *)y;

	return ((a > b) - (a < b));
}

static void
sort(double values[ROUNDS])
{
	qsort(values, ROUNDS, sizeof(values[0]), ascending);
}

/*
 * One row: the median of the rounds' ratios, and the ratio of the least times,
 * which tells what holds, as a busy machine disturbs it less.
 */
static void
compare(size_t b)
{
	static double mine[ROUNDS], other[ROUNDS], ratios[ROUNDS];
	double aim = bars[b].aim, must = bars[b].must, least;
	const char *holds = "short";
	int r, sign = must < 0 ? -1 : 1;

	for (r = 0; r < ROUNDS; r++) {
		mine[r] = times[bars[b].size][bars[b].mine][r];
		other[r] = times[bars[b].size][bars[b].other][r];
		ratios[r] = mine[r] / other[r];
	}
	sort(mine);
	sort(other);
	sort(ratios);
	least = mine[0] / other[0];
	if (sign * least <= must)
		holds = sign * least <= aim ? "aim" : "must";
	printf("%-18s / %-15s %-8s %7.3f %6.3f  %s %.2f  %.2f  %s\n",
	    contenders[bars[b].mine].name, contenders[bars[b].other].name,
	    sizes[bars[b].size].name, ratios[ROUNDS / 2], least,
	    sign < 0 ? ">=" : "<=", sign * must, sign * aim, holds);
}

int
main(void)
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
	if (!check())
		return (1);
	measure();
	printf("\n%-36s %-8s %7s %6s  %7s %5s  %s\n", "time / time of",
	    "message", "median", "least", "must", "aim", "holds");
	for (i = 0; i < sizeof(bars) / sizeof(bars[0]); i++)
		if (contenders[bars[i].mine].hash != NULL &&
		    contenders[bars[i].other].hash != NULL)
			compare(i);
	return (0);
}
