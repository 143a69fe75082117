/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * An experiment: the core's own rounds in loops of UNROLL, which is 2, 4, 8,
 * 16 or 32.  The option SMALL_KERNEL offers all or nothing.
 */

#define	sha256_compress mdbench_whole /* not used */
#include "sha256_compress.c"
#undef sha256_compress
#define	sha256_compress _libmd_sha256_compress

#define	FOUR(t, Wt)							       \
	do {								       \
		ROUND(a, b, c, d, e, f, g, h, Wt((t) + 0));	       \
		ROUND(h, a, b, c, d, e, f, g, Wt((t) + 1));	       \
		ROUND(g, h, a, b, c, d, e, f, Wt((t) + 2));	       \
		ROUND(f, g, h, a, b, c, d, e, Wt((t) + 3));	       \
	} while (0)

void sha256_compress(uint32_t[8], const uint8_t *, size_t);

/* UNROLL rounds; the names that are not home again hand on their values. */
#if UNROLL == 2
#define	ROUNDS(t, Wt)							       \
	do {								       \
		uint32_t x = g, y = h;					       \
		ROUND(a, b, c, d, e, f, x, y, Wt((t) + 0));	       \
		ROUND(y, a, b, c, d, e, f, x, Wt((t) + 1));	       \
		h = f, g = e, f = d, e = c, d = b, c = a, b = y, a = x;	       \
	} while (0)
#elif UNROLL == 4
#define	ROUNDS(t, Wt)							       \
	do {								       \
		uint32_t x;						       \
		FOUR(t, Wt);						       \
		x = a, a = e, e = x, x = b, b = f, f = x;		       \
		x = c, c = g, g = x, x = d, d = h, h = x;		       \
	} while (0)
#elif UNROLL == 8
#define	ROUNDS(t, Wt) EIGHT_ROUNDS(t, Wt)
#else
#define	ROUNDS(t, Wt)							       \
	do {								       \
		EIGHT_ROUNDS(t, Wt);					       \
		EIGHT_ROUNDS((t) + 8, Wt);				       \
	} while (0)
#endif

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	uint32_t a, b, c, d, e, f, g, h, w[16];
	const uint32_t *table = K;
	unsigned int t;

	for (; nblocks > 0; nblocks--, data += 64) {
		a = state[0], b = state[1], c = state[2], d = state[3];
		e = state[4], f = state[5], g = state[6], h = state[7];
#if UNROLL == 32
		for (t = 0; t < 64; t += 32) {
			if (t == 0)
				ROUNDS(0, KLOAD);
			else
				ROUNDS(t, KSCHEDULE);
			ROUNDS(t + 16, KSCHEDULE);
		}
#else
		for (t = 0; t < 16; t += UNROLL)
			ROUNDS(t, KLOAD);
		for (; t < 64; t += UNROLL)
			ROUNDS(t, KSCHEDULE);
#endif
		state[0] += a, state[1] += b, state[2] += c, state[3] += d;
		state[4] += e, state[5] += f, state[6] += g, state[7] += h;
	}
}
