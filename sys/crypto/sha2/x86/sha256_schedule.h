/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Step 1 of SHA-256 (FIPS 180-4, section 6.2.2), the message schedule, four
 * words at a time, in vectors of one block or, if WIDE is defined, of two side
 * by side.  Who includes this file keeps K + W in memory: KEEP stores four of
 * these words, KW has one.
 */

#include "rounds.h"

static const uint32_t K[64] __attribute__((__aligned__(16))) = SHA256_K;

#ifdef WIDE
typedef uint32_t V __attribute__((__vector_size__(32), __may_alias__));
typedef uint64_t V64 __attribute__((__vector_size__(32), __may_alias__));
#define	PICK(x, y, i, j, k, l)                                                 \
	SHUFFLE(x, y, (i) + (i) / 4 * 4, (j) + (j) / 4 * 4, (k) + (k) / 4 * 4, \
	    (l) + (l) / 4 * 4, (i) + (i) / 4 * 4 + 4, (j) + (j) / 4 * 4 + 4,   \
	    (k) + (k) / 4 * 4 + 4, (l) + (l) / 4 * 4 + 4)
#else
typedef u32x4 V;
typedef uint64_t V64 __attribute__((__vector_size__(16), __may_alias__));
#define	PICK(x, y, i, j, k, l) SHUFFLE(x, y, i, j, k, l)
#endif

/*
 * sigma1 of the words that are there twice, as 64 bits, of which the lower
 * half has the result: a shift of both is a rotate.
 */
#define	SIGMA1(x) ((V)((V64)(x) >> 17 ^ (V64)(x) >> 19) ^ (x) >> 10)

/* w0 to w3 are the last sixteen words; the next four replace w0. */
#define	SCHEDULE4(w0, w1, w2, w3)                                              \
	do {                                                                   \
		V x = PICK(w0, w1, 1, 2, 3, 4);                                \
		x = sigma0v(x) + (w0) + PICK(w2, w3, 1, 2, 3, 4);              \
		V y = PICK(w3, w3, 2, 2, 3, 3);                                \
		y = SIGMA1(y);                                                 \
		x += PICK(y, (V){ 0 }, 0, 2, 4, 4);                            \
		y = PICK(x, x, 0, 0, 1, 1);                                    \
		y = SIGMA1(y);                                                 \
		(w0) = x + PICK(y, (V){ 0 }, 4, 4, 0, 2);                      \
	} while (0)
#define	sigma0v(x) ((x) >> 7 ^ (x) << 25 ^ (x) >> 18 ^ (x) << 14 ^ (x) >> 3)

/* Four rounds by words that were kept, which the next four then replace. */
#define	FOUR_ROUNDS(a, b, c, d, e, f, g, h, t, w0, w1, w2, w3)                 \
	do {                                                                   \
		ROUND(a, b, c, d, e, f, g, h, KW(t));                          \
		ROUND(h, a, b, c, d, e, f, g, KW((t) + 1));                    \
		SCHEDULE4(w0, w1, w2, w3);                                     \
		ROUND(g, h, a, b, c, d, e, f, KW((t) + 2));                    \
		ROUND(f, g, h, a, b, c, d, e, KW((t) + 3));                    \
		KEEP((t) + 16, w0);                                            \
	} while (0)

#define	BEGIN()                                                                \
	(a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], \
	    f = state[5], g = state[6], h = state[7])
#define	END()                                                                  \
	(state[0] += a, state[1] += b, state[2] += c, state[3] += d,           \
	    state[4] += e, state[5] += f, state[6] += g, state[7] += h)
