/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 (FIPS 180-4, section 6.2.2) by the SHA-2
 * instructions of ARMv8, four rounds each.
 */

#include "crypto_os.h"
#include "sha256_variants.h"
#include "simd.h"

/* K is read four words at a time. */
static const uint32_t K[64] __attribute__((__aligned__(16))) = SHA256_K;

/* Four rounds, t to t + 3, by the words w. */
#define	QUAD(t, w)							\
	do {								\
		wk = (w) + *(const u32x4 *)(const void *)&K[t];		\
		old = abcd;						\
		SHA256H(abcd, efgh, wk);				\
		SHA256H2(efgh, old, wk);				\
	} while (0)

#define	LOAD(t, w)							\
	do {								\
		(w) = LOAD4(data + 4 * (t));				\
		QUAD(t, w);						\
	} while (0)

/* The words w0 give way to those sixteen rounds later. */
#define	SCHEDULE(t, w0, w1, w2, w3)					\
	do {								\
		SHA256SU0(w0, w1);					\
		SHA256SU1(w0, w2, w3);					\
		QUAD(t, w0);						\
	} while (0)

#define	SIXTEEN_ROUNDS(t)						\
	do {								\
		SCHEDULE((t) + 0, w0, w1, w2, w3);			\
		SCHEDULE((t) + 4, w1, w2, w3, w0);			\
		SCHEDULE((t) + 8, w2, w3, w0, w1);			\
		SCHEDULE((t) + 12, w3, w0, w1, w2);			\
	} while (0)

SIMD void
SHA256_VARIANT(ce)(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	u32x4_unaligned *words = (void *)state;
	u32x4 abcd, efgh, abcd0, efgh0, old, wk, w0, w1, w2, w3;

	abcd = words[0];
	efgh = words[1];
	for (; nblocks > 0; nblocks--, data += 64) {
		abcd0 = abcd;
		efgh0 = efgh;
		LOAD(0, w0);
		LOAD(4, w1);
		LOAD(8, w2);
		LOAD(12, w3);
		SIXTEEN_ROUNDS(16);
		SIXTEEN_ROUNDS(32);
		SIXTEEN_ROUNDS(48);
		abcd += abcd0;
		efgh += efgh0;
	}
	words[0] = abcd;
	words[1] = efgh;
	WIPE();
}
