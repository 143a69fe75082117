/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 (FIPS 180-4, section 6.2.2), rolled or
 * unrolled.
 */

#include "crypto_os.h"
#include "bytes.h"
#include "rounds.h"
#include "sha256_compress.h"

static const uint32_t K[64] = SHA256_K;

/* Step 1, in a ring of the last sixteen words. */
#define	W(t)	w[(t) % 16]
#define	LOAD(t) (W(t) = load_be32(data + 4 * (t)))
#define	SCHEDULE(t)							\
	(W(t) = W(t) + sigma0(W((t) + 1)) + W((t) + 9) + sigma1(W((t) + 14)))

#define	KLOAD(t)	(table[t] + LOAD(t))
#define	KSCHEDULE(t)	(table[t] + SCHEDULE(t))

/*
 * Unrolled, K where the compiler can't see that it is constant: clang adds
 * constants last, where e waits (8 % of the time, clang 14 -O2, Zen 5).
 */
static inline const uint32_t *
unseen_K(void)
{
	const uint32_t *volatile unseen = K;

	return (unseen);
}

/*
 * Unrolled, the names a to h move, and after eight rounds are home again.
 *
 * Rolled, the values do: p is a window that slides down w by one word a round,
 * a to h, then the last sixteen words of the schedule, the latest first.  The
 * word that h leaves takes this round's.  So does the word that this replaces,
 * so that the schedule is there again above when, after sixteen rounds, the
 * window moves back up and takes a to h with it.
 */
void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	uint32_t a, b, c, d, e, f, g, h, w[ROLLED ? 40 : 16];
	const uint32_t *table = ROLLED ? K : unseen_K();

	for (; nblocks > 0; nblocks--) {
		if (ROLLED) {
			const uint32_t *k = K;
			uint32_t *p = state, Wt = load_be32(data);
			unsigned int i;

			data += 4;
			do {
				for (i = 0; i < 8; i++)
					w[16 + i] = p[i];
				p = w + 16;
				a = p[0];
				e = p[4];
				do {
					p--;
					h = p[8];
					p[8] = p[24] = Wt;
					ROUND(a, p[2], p[3], p[4], e, p[6],
					    p[7], h, *k++ + Wt);
					p[0] = a = h;
					e = p[4];
					/* The next round's W, a round early. */
					if (k < K + 16) {
						Wt = load_be32(data);
						data += 4;
					} else
						Wt = p[23] + p[14] +
						    sigma0(p[22]) +
						    sigma1(p[9]);
				} while (p != w);
			} while (k < K + 64);
			for (i = 0; i < 8; i++)
				state[i] += w[i];
			continue;
		}
		a = state[0];
		b = state[1];
		c = state[2];
		d = state[3];
		e = state[4];
		f = state[5];
		g = state[6];
		h = state[7];
		EIGHT_ROUNDS(0, KLOAD);
		EIGHT_ROUNDS(8, KLOAD);
		EIGHT_ROUNDS(16, KSCHEDULE);
		EIGHT_ROUNDS(24, KSCHEDULE);
		EIGHT_ROUNDS(32, KSCHEDULE);
		EIGHT_ROUNDS(40, KSCHEDULE);
		EIGHT_ROUNDS(48, KSCHEDULE);
		EIGHT_ROUNDS(56, KSCHEDULE);
		state[0] += a;
		state[1] += b;
		state[2] += c;
		state[3] += d;
		state[4] += e;
		state[5] += f;
		state[6] += g;
		state[7] += h;
		data += 64;
	}
}
