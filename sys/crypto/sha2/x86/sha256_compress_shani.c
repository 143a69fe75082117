/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 (FIPS 180-4, section 6.2.2) by x86's SHA
 * instructions, for one message, or for two or three side by side: two rounds
 * wait four cycles for the two before, in which the CPU can do others.
 */

#include "crypto_os.h"
#include "sha256_variants.h"
#include "simd.h"

/* K is read four words at a time. */
static const uint32_t K[64] __attribute__((__aligned__(16))) = SHA256_K;

#define	SHANI TARGET("sha,sse4.1")

#define	RNDS2(x, y, wk)                                                        \
	((u32x4)__builtin_ia32_sha256rnds2((i32x4)(x), (i32x4)(y), (i32x4)(wk)))
#define	MSG1(x, y) ((u32x4)__builtin_ia32_sha256msg1((i32x4)(x), (i32x4)(y)))
#define	MSG2(x, y) ((u32x4)__builtin_ia32_sha256msg2((i32x4)(x), (i32x4)(y)))

/*
 * Four words as two halves, each of which may just have been stored by itself:
 * a message of 64 bytes, whose padding is a block, takes 10 % less time.
 */
static INLINE SHANI u32x4
load_halves(const uint8_t *p)
{
	typedef uint64_t half __attribute__((__aligned__(1), __may_alias__));
	const half *halves = (const void *)p;
	u32x4 x;

	__asm__("movq %1, %0; movhps %2, %0"
		: "=&x"(x)
		: "m"(halves[0]), "m"(halves[1]));
	return (BYTES(x));
}

/* Message i of n, which is constant. */
#define	EACH(f, ...)                                                           \
	do {                                                                   \
		f(0, __VA_ARGS__);                                             \
		if (n > 1)                                                     \
			f(1, __VA_ARGS__);                                     \
		if (n > 2)                                                     \
			f(2, __VA_ARGS__);                                     \
	} while (0)

/* Four rounds, t to t + 3, by the words w[i][q]. */
#define	QUAD(i, t, q)                                                          \
	do {                                                                   \
		wk = w[i][q] + *(const u32x4 *)(const void *)&K[t];            \
		cdgh[i] = RNDS2(cdgh[i], abef[i], wk);                         \
		wk = SHUFFLE(wk, wk, 2, 3, 2, 3);              \
		abef[i] = RNDS2(abef[i], cdgh[i], wk);                         \
	} while (0)

#define	LOAD(i, t, q)                                                          \
	do {                                                                   \
		w[i][q] = n == 1 ? load_halves(data[i] + 4 * (t))              \
				 : LOAD4(data[i] + 4 * (t));                   \
		QUAD(i, t, q);                                                 \
	} while (0)

/* The words w[i][q] give way to those sixteen rounds later. */
#define	SCHEDULE(i, t, q)                                                      \
	do {                                                                   \
		w[i][q] = MSG1(w[i][q], w[i][((q) + 1) % 4]) +                 \
		    SHUFFLE(                                   \
			w[i][((q) + 2) % 4], w[i][((q) + 3) % 4], 1, 2, 3, 4); \
		w[i][q] = MSG2(w[i][q], w[i][((q) + 3) % 4]);                  \
		QUAD(i, t, q);                                                 \
	} while (0)

#define	SIXTEEN_ROUNDS(f, t)                                                   \
	do {                                                                   \
		EACH(f, (t) + 0, 0);                                           \
		EACH(f, (t) + 4, 1);                                           \
		EACH(f, (t) + 8, 2);                                           \
		EACH(f, (t) + 12, 3);                                          \
	} while (0)

#define	BEGIN(i, p)                                                            \
	do {                                                                   \
		abcd = ((const u32x4_unaligned *)(p)[i])[0];                   \
		efgh = ((const u32x4_unaligned *)(p)[i])[1];                   \
		abef[i] = SHUFFLE(abcd, efgh, 5, 4, 1, 0);     \
		cdgh[i] = SHUFFLE(abcd, efgh, 7, 6, 3, 2);     \
	} while (0)
#define	KEEP(i, s)                                                             \
	do {                                                                   \
		(s)[i][0] = abef[i];                                           \
		(s)[i][1] = cdgh[i];                                           \
	} while (0)
#define	ADD(i, s)                                                              \
	do {                                                                   \
		abef[i] += (s)[i][0];                                          \
		cdgh[i] += (s)[i][1];                                          \
		data[i] += 64;                                                 \
	} while (0)
#define	END(i, p)                                                              \
	do {                                                                   \
		abcd = SHUFFLE(abef[i], cdgh[i], 3, 2, 7, 6);  \
		efgh = SHUFFLE(abef[i], cdgh[i], 1, 0, 5, 4);  \
		((u32x4_unaligned *)(p)[i])[0] = abcd;                         \
		((u32x4_unaligned *)(p)[i])[1] = efgh;                         \
	} while (0)

static INLINE SHANI void
chains(uint32_t *const state[], const uint8_t *data[], const size_t n,
    size_t nblocks)
{
	u32x4 abcd, efgh, wk, abef[3], cdgh[3], w[3][4], kept[3][2];

	EACH(BEGIN, state);
	for (; nblocks > 0; nblocks--) {
		EACH(KEEP, kept);
		SIXTEEN_ROUNDS(LOAD, 0);
		SIXTEEN_ROUNDS(SCHEDULE, 16);
		SIXTEEN_ROUNDS(SCHEDULE, 32);
		SIXTEEN_ROUNDS(SCHEDULE, 48);
		EACH(ADD, kept);
	}
	EACH(END, state);
	WIPE_XMM();
}

SHANI void
SHA256_VARIANT(shani)(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	chains(&state, &data, 1, nblocks);
}

SHANI void
SHA256_VARIANT(shani_lanes)(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	if (nlanes == SHANI_LANES)
		chains(state, data, SHANI_LANES, nblocks);
	else if (nlanes == 2)
		chains(state, data, 2, nblocks);
	else
		chains(state, data, 1, nblocks);
}
