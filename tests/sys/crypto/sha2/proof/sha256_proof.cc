/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * FIPS 180-4, word by word, and whether both shapes of sha256_compress.c are
 * the same function: for every state, every message, and 0 to 3 blocks.  What
 * a block does, it does from the state alone, so that more blocks are no more.
 */

#include <stdio.h>

#include "word.h"

#define	MOST_BLOCKS	3

void	sha256_compress_rolled(Word[8], const Byte *, size_t);
void	sha256_compress_unrolled(Word[8], const Byte *, size_t);

/* Section 2.2.2 and 3.2: ROTR and SHR. */
static Word
ROTR(int n, Word x)
{
	return ((x >> n) | (x << (32 - n)));
}

static Word
SHR(int n, Word x)
{
	return (x >> n);
}

/* Section 4.1.2, equations 4.2 to 4.7. */
static Word
Ch(Word x, Word y, Word z)
{
	return ((x & y) ^ (~x & z));
}

static Word
Maj(Word x, Word y, Word z)
{
	return ((x & y) ^ (x & z) ^ (y & z));
}

static Word
Sigma0(Word x)
{
	return (ROTR(2, x) ^ ROTR(13, x) ^ ROTR(22, x));
}

static Word
Sigma1(Word x)
{
	return (ROTR(6, x) ^ ROTR(11, x) ^ ROTR(25, x));
}

static Word
sigma0(Word x)
{
	return (ROTR(7, x) ^ ROTR(18, x) ^ SHR(3, x));
}

static Word
sigma1(Word x)
{
	return (ROTR(17, x) ^ ROTR(19, x) ^ SHR(10, x));
}

/* The first 32 bits of the fractional part of the cube root of p. */
static unsigned int
root_bits(unsigned int p)
{
	unsigned __int128 cube = (unsigned __int128)p << 96, root = 0;

	for (int bit = 34; bit >= 0; bit--) {
		unsigned __int128 r = root | (unsigned __int128)1 << bit;

		if (r * r * r <= cube)
			root = r;
	}
	return ((unsigned int)root);
}

/* Section 4.2.2: the constants are those of the first sixty-four primes. */
static void
constants(Word K[64])
{
	unsigned int n = 0;

	for (unsigned int p = 2; n < 64; p++) {
		unsigned int d = 2;

		while (p % d != 0)
			d++;
		if (d == p)
			K[n++] = root_bits(p);
	}
}

/* Section 6.2.2, for block M of the message. */
static void
standard(Word H[8], const Byte *M)
{
	Word K[64], W[64], T1, T2;

	constants(K);
	for (int t = 0; t <= 15; t++)
		W[t] = Word(M[4 * t]) << 24 | Word(M[4 * t + 1]) << 16 |
		    Word(M[4 * t + 2]) << 8 | Word(M[4 * t + 3]);
	for (int t = 16; t <= 63; t++)
		W[t] =
		    sigma1(W[t - 2]) + W[t - 7] + sigma0(W[t - 15]) + W[t - 16];

	Word a = H[0], b = H[1], c = H[2], d = H[3];
	Word e = H[4], f = H[5], g = H[6], h = H[7];

	for (int t = 0; t <= 63; t++) {
		T1 = h + Sigma1(e) + Ch(e, f, g) + K[t] + W[t];
		T2 = Sigma0(a) + Maj(a, b, c);
		h = g;
		g = f;
		f = e;
		e = d + T1;
		d = c;
		c = b;
		b = a;
		a = T1 + T2;
	}

	H[0] = a + H[0];
	H[1] = b + H[1];
	H[2] = c + H[2];
	H[3] = d + H[3];
	H[4] = e + H[4];
	H[5] = f + H[5];
	H[6] = g + H[6];
	H[7] = h + H[7];
}

static unsigned int
differences(const char *name, void (*compress)(Word[8], const Byte *, size_t))
{
	Byte message[64 * MOST_BLOCKS];
	Word H[8], state[8];
	unsigned int bad = 0;

	for (unsigned int i = 0; i < 64 * MOST_BLOCKS; i++)
		message[i] = Byte(i);
	for (size_t blocks = 0; blocks <= MOST_BLOCKS; blocks++) {
		for (unsigned int i = 0; i < 8; i++)
			H[i] = state[i] = Word::input(i);
		for (size_t i = 0; i < blocks; i++)
			standard(H, message + 64 * i);
		compress(state, message, blocks);
		for (unsigned int i = 0; i < 8; i++)
			if (!is_same(H[i], state[i])) {
				printf("%s: %zu blocks: word %u differs\n",
				    name, blocks, i);
				bad++;
			}
	}
	return (bad);
}

int
main(int argc, char *argv[])
{
	unsigned int bad;
	size_t n;

	if (argc != 2) {
		fprintf(stderr, "usage: sha256_proof file-for-z3\n");
		return (1);
	}
	bad = differences("rolled", sha256_compress_rolled) +
	    differences("unrolled", sha256_compress_unrolled);
	n = word_identities(argv[1]);
	printf("%zu terms, %zu identities, %u differences\n", word_terms(), n,
	    bad);
	return (bad > 0);
}
