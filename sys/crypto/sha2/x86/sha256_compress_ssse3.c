/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 with the message schedule in vectors of
 * four words, which run beside the rounds of the words before.
 */

#include "crypto_os.h"
#include "sha256_variants.h"
#include "simd.h"
#include "sha256_schedule.h"

#define	KW(t)	   kw[(t) % 16]
#define	K4(t)	   (*(const u32x4 *)(const void *)&K[t])
#define	KEEP(t, w) (*(u32x4 *)(void *)&kw[(t) % 16] = K4(t) + (w))

TARGET("ssse3")
void
SHA256_VARIANT(ssse3)(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	uint32_t kw[16] __attribute__((__aligned__(16)));
	uint32_t a, b, c, d, e, f, g, h;
	u32x4 w0, w1, w2, w3;
	unsigned int t;

	for (; nblocks > 0; nblocks--, data += 64) {
		w0 = LOAD4(data);
		w1 = LOAD4(data + 16);
		w2 = LOAD4(data + 32);
		w3 = LOAD4(data + 48);
		KEEP(0, w0);
		KEEP(4, w1);
		KEEP(8, w2);
		KEEP(12, w3);
		BEGIN();
		for (t = 0; t < 48; t += 16) {
			FOUR_ROUNDS(a, b, c, d, e, f, g, h, t, w0, w1, w2, w3);
			FOUR_ROUNDS(
			    e, f, g, h, a, b, c, d, t + 4, w1, w2, w3, w0);
			FOUR_ROUNDS(
			    a, b, c, d, e, f, g, h, t + 8, w2, w3, w0, w1);
			FOUR_ROUNDS(
			    e, f, g, h, a, b, c, d, t + 12, w3, w0, w1, w2);
		}
		EIGHT_ROUNDS(0, KW);
		EIGHT_ROUNDS(8, KW);
		END();
	}
	WIPE_XMM();
}
