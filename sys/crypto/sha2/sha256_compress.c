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

#define	KLOAD(t)	(K[t] + LOAD(t))
#define	KSCHEDULE(t)	(K[t] + SCHEDULE(t))

/*
 * Unrolled, the names a to h move, and after eight rounds are home again.
 *
 * Rolled, the values do: p is a window that slides down v by one word a round,
 * a to h, then the last sixteen words of the schedule, the latest first.  The
 * word that h leaves takes the schedule's next one.  So does the word that this
 * replaces, so that the schedule is there again above when, after sixteen
 * rounds, the window moves back up and takes a to h with it.
 */
void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	uint32_t a, b, c, d, e, f, g, h, w[16];

	for (; nblocks > 0; nblocks--, data += 64) {
		if (ROLLED) {
			uint32_t v[40], *p;
			unsigned int t;

			for (t = 0; t < 16; t++)
				v[39 - t] = load_be32(data + 4 * t);
			p = state;
			t = 0;
			do {
				memcpy(v + 16, p, 32);
				p = v + 16;
				a = p[0];
				e = p[4];
				do {
					p--;
					h = p[8];
					ROUND(a, p[2], p[3], p[4], e, p[6],
					    p[7], h, K[t] + p[24]);
					p[0] = a = h;
					e = p[4];
					h = p[24] + p[15] + sigma0(p[23]) +
					    sigma1(p[10]);
					p[8] = p[24] = h;
				} while (++t % 16 != 0);
			} while (t < 64);
			for (t = 0; t < 8; t++)
				state[t] += v[t];
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
	}
}
