/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 of LANES messages, one in each lane of vectors.  Who includes this
 * file defines LANES, 4, 8 or 16, and FEATURES, of the CPU.
 */

#include "rounds.h"

static const uint32_t K[64] = SHA256_K;

typedef uint32_t V __attribute__((__vector_size__(4 * LANES), __may_alias__));
typedef uint32_t V_unaligned
    __attribute__((__vector_size__(4 * LANES), __aligned__(1), __may_alias__));

/*
 * Transpose a square of words: swap what lies s lines below the diagonal with
 * what lies s words right of it, for each s.
 */
#if LANES == 16
#define	LOW8  0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23
#define	HIGH8 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31
#define	LOW4  0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27
#define	HIGH4 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31
#define	LOW2  0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29
#define	HIGH2 2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31
#define	LOW1  0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30
#define	HIGH1 1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31
#elif LANES == 8
#define	LOW4  0, 1, 2, 3, 8, 9, 10, 11
#define	HIGH4 4, 5, 6, 7, 12, 13, 14, 15
#define	LOW2  0, 1, 8, 9, 4, 5, 12, 13
#define	HIGH2 2, 3, 10, 11, 6, 7, 14, 15
#define	LOW1  0, 8, 2, 10, 4, 12, 6, 14
#define	HIGH1 1, 9, 3, 11, 5, 13, 7, 15
#else
#define	LOW2  0, 1, 4, 5
#define	HIGH2 2, 3, 6, 7
#define	LOW1  0, 4, 2, 6
#define	HIGH1 1, 5, 3, 7
#endif

#define	SWAP(i, s)                                                             \
	do {                                                                   \
		V low = SHUFFLE(w[i], w[(i) + (s)], LOW##s);                   \
		w[(i) + (s)] = SHUFFLE(w[i], w[(i) + (s)], HIGH##s);           \
		w[i] = low;                                                    \
	} while (0)
#define	TRANSPOSE4(i)                                                          \
	do {                                                                   \
		SWAP((i) + 0, 2);                                              \
		SWAP((i) + 1, 2);                                              \
		SWAP((i) + 0, 1);                                              \
		SWAP((i) + 2, 1);                                              \
	} while (0)
#if LANES >= 8
#define	TRANSPOSE8(i)                                                          \
	do {                                                                   \
		SWAP((i) + 0, 4);                                              \
		SWAP((i) + 1, 4);                                              \
		SWAP((i) + 2, 4);                                              \
		SWAP((i) + 3, 4);                                              \
		TRANSPOSE4((i) + 0);                                           \
		TRANSPOSE4((i) + 4);                                           \
	} while (0)
#endif
#if LANES == 16
#define	TRANSPOSE()                                                            \
	do {                                                                   \
		SWAP(0, 8);                                                    \
		SWAP(1, 8);                                                    \
		SWAP(2, 8);                                                    \
		SWAP(3, 8);                                                    \
		SWAP(4, 8);                                                    \
		SWAP(5, 8);                                                    \
		SWAP(6, 8);                                                    \
		SWAP(7, 8);                                                    \
		TRANSPOSE8(0);                                                 \
		TRANSPOSE8(8);                                                 \
	} while (0)
#elif LANES == 8
#define	TRANSPOSE()                                                            \
	do {                                                                   \
		TRANSPOSE8(0);                                                 \
		TRANSPOSE8(8);                                                 \
	} while (0)
#else
#define	TRANSPOSE()                                                            \
	do {                                                                   \
		TRANSPOSE4(0);                                                 \
		TRANSPOSE4(4);                                                 \
		TRANSPOSE4(8);                                                 \
		TRANSPOSE4(12);                                                \
	} while (0)
#endif

/* Line i has LANES words of message i % LANES. */
#define	LINE(i)                                                                \
	(w[i] = *(const V_unaligned *)(const void *)(in[(i) % LANES] +         \
	     4 * ((i) - (i) % LANES)))

/* A word in host order, from one whose bytes are swapped. */
#define	WORD(t)                                                                \
	(w[t] = (ROTR(8, w[t]) & 0xff00ff00) | (ROTR(24, w[t]) & 0x00ff00ff))

#define	W(t)	 w[(t) % 16]
#define	KWORD(t) (k[t] + WORD(t))
#define	KSCHEDULE(t)                                                           \
	(k[t] + (W(t) += sigma0(W((t) + 1)) + W((t) + 9) + sigma1(W((t) + 14))))

/* Vectors have no moves to save: nothing is nested. */
#undef Sigma0
#undef Sigma1
#undef sigma0
#undef sigma1
#define	Sigma0(x) (ROTR(2, x) ^ ROTR(13, x) ^ ROTR(22, x))
#define	Sigma1(x) (ROTR(6, x) ^ ROTR(11, x) ^ ROTR(25, x))
#define	sigma0(x) (ROTR(7, x) ^ ROTR(18, x) ^ (x) >> 3)
#define	sigma1(x) (ROTR(17, x) ^ ROTR(19, x) ^ (x) >> 10)

static INLINE
TARGET(FEATURES) void lanes(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	V s[8] = { { 0 } }, w[16], a, b, c, d, e, f, g, h;
	const uint8_t *in[LANES];
	const uint32_t *k;
	size_t i, j;

	/* A lane that is free does what the first one does. */
	for (i = 0; i < LANES; i++) {
		in[i] = data[i < nlanes ? i : 0];
		for (j = 0; j < 8; j++)
			((uint32_t *)&s[j])[i] = state[i < nlanes ? i : 0][j];
	}
	for (; nblocks > 0; nblocks--) {
		LINE(0);
		LINE(1);
		LINE(2);
		LINE(3);
		LINE(4);
		LINE(5);
		LINE(6);
		LINE(7);
		LINE(8);
		LINE(9);
		LINE(10);
		LINE(11);
		LINE(12);
		LINE(13);
		LINE(14);
		LINE(15);
		TRANSPOSE();
		a = s[0];
		b = s[1];
		c = s[2];
		d = s[3];
		e = s[4];
		f = s[5];
		g = s[6];
		h = s[7];
		/* Registers are for what the rounds use. */
		__asm__ __volatile__("" : : "r"(s) : "memory");
		k = K;
		EIGHT_ROUNDS(0, KWORD);
		EIGHT_ROUNDS(8, KWORD);
		for (k = K + 16; k < K + 64; k += 16) {
			EIGHT_ROUNDS(0, KSCHEDULE);
			EIGHT_ROUNDS(8, KSCHEDULE);
		}
		s[0] += a;
		s[1] += b;
		s[2] += c;
		s[3] += d;
		s[4] += e;
		s[5] += f;
		s[6] += g;
		s[7] += h;
		for (i = 0; i < LANES; i++)
			in[i] += 64;
	}
	for (i = 0; i < nlanes; i++) {
		data[i] = in[i];
		for (j = 0; j < 8; j++)
			state[i][j] = ((uint32_t *)&s[j])[i];
	}
}
