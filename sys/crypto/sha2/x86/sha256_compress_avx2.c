/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 with the message schedules of two blocks
 * in vectors, which run beside the rounds of the first; rotates by BMI2.
 */

#include "crypto_os.h"
#include "sha256_variants.h"
#include "simd.h"
#define	WIDE
#include "sha256_schedule.h"

/* A rotate by BMI2 needs no copy: here a nested one only waits. */
#undef Sigma0
#undef Sigma1
#define	Sigma0(x) (ROTR(2, x) ^ ROTR(13, x) ^ ROTR(22, x))
#define	Sigma1(x) (ROTR(6, x) ^ ROTR(11, x) ^ ROTR(25, x))

/* K + W of the first block; that of the second follows each four words. */
#define	KW(i)	   kw[(i) / 4][(i) % 4]
#define	KW2(i)	   kw[(i) / 4][4 + (i) % 4]
#define	KEEP(i, w) (*(V *)(void *)kw[(i) / 4] = (w) + (V)JOIN4(K4(i), K4(i)))
#define	K4(i)	   (*(const u32x4 *)(const void *)&k[i])
#define	LOAD(i)	   ((V)JOIN4(LOAD4(data + 4 * (i)), LOAD4(second + 4 * (i))))

TARGET("avx2,bmi2")
void
SHA256_VARIANT(avx2)(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	uint32_t all[16][8] __attribute__((__aligned__(32)));
	uint32_t a, b, c, d, e, f, g, h, (*kw)[8];
	const uint32_t *k;
	const uint8_t *second;
	V w0, w1, w2, w3;

	while (nblocks > 0) {
		second = nblocks > 1 ? data + 64 : data;
		kw = all;
		k = K;
		w0 = LOAD(0);
		w1 = LOAD(4);
		w2 = LOAD(8);
		w3 = LOAD(12);
		KEEP(0, w0);
		KEEP(4, w1);
		KEEP(8, w2);
		KEEP(12, w3);
		BEGIN();
		for (; k < K + 48; k += 16, kw += 4) {
			FOUR_ROUNDS(a, b, c, d, e, f, g, h, 0, w0, w1, w2, w3);
			FOUR_ROUNDS(e, f, g, h, a, b, c, d, 4, w1, w2, w3, w0);
			FOUR_ROUNDS(a, b, c, d, e, f, g, h, 8, w2, w3, w0, w1);
			FOUR_ROUNDS(e, f, g, h, a, b, c, d, 12, w3, w0, w1, w2);
		}
		EIGHT_ROUNDS(0, KW);
		EIGHT_ROUNDS(8, KW);
		END();
		if (--nblocks == 0)
			break;
		BEGIN();
		for (kw = all; kw < all + 16; kw += 4) {
			EIGHT_ROUNDS(0, KW2);
			EIGHT_ROUNDS(8, KW2);
		}
		END();
		nblocks--;
		data += 128;
	}
	WIPE_YMM();
}
