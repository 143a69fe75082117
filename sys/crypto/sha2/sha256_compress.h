/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The seam between bytes and words, and what all files that have the rounds of
 * SHA-256 (FIPS 180-4, section 6.2.2) share: private to the core.
 */

#ifndef _CRYPTO_SHA2_SHA256_COMPRESS_H_
#define	_CRYPTO_SHA2_SHA256_COMPRESS_H_

#include "crypto_name.h"

/* What chooses among several takes this name, and they have others. */
#ifndef sha256_compress
#define	sha256_compress	CRYPTO_NAME(sha256_compress)
#endif

/*
 * Apply the compression function of FIPS 180-4, section 6.2.2, to nblocks
 * blocks of 64 bytes, at any alignment, one after the other; with none, the
 * state stays as it is.
 */
void	sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks);

/* Section 4.2.2. */
/* clang-format off */
#define	SHA256_K							\
	{								\
		0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5,		\
		0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,		\
		0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,		\
		0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,		\
		0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,		\
		0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,		\
		0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,		\
		0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,		\
		0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,		\
		0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,		\
		0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,		\
		0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,		\
		0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5,		\
		0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,		\
		0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,		\
		0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,		\
	}
/* clang-format on */

/*
 * Section 3.2, and the functions of section 4.1.2.  Nested rotates save moves,
 * and bytes: unrolled, 175 of 3074 instructions and 7 % of the bytes (gcc 12
 * -O2, amd64), which counts where moves are not free or the code fills the
 * cache of decoded instructions.  Sigma1 is nested by half, as e waits for it;
 * rolled, it is not, for size.
 */
#define	ROTR(n, x)	((x) >> (n) | (x) << (32 - (n)))
#define	Ch(x, y, z)	((z) ^ ((x) & ((y) ^ (z))))
#define	Maj(x, y, z)	((y) ^ (((x) ^ (y)) & ((y) ^ (z))))
#define	Sigma0(x)	ROTR(2, (x) ^ ROTR(11, (x) ^ ROTR(9, x)))
#define	Sigma1(x)							\
	(ROLLED ? ROTR(6, x) ^ ROTR(11, x) ^ ROTR(25, x)		\
		: ROTR(6, (x) ^ ROTR(5, x)) ^ ROTR(25, x))
#define	sigma0(x)	(ROTR(7, (x) ^ ROTR(11, x)) ^ (x) >> 3)
#define	sigma1(x)	(ROTR(17, (x) ^ ROTR(2, x)) ^ (x) >> 10)

/* Step 3: one round, by K + W.  It changes d and h only; the caller renames. */
#define	ROUND(a, b, c, d, e, f, g, h, KW)				\
	do {								\
		(h) += (KW);						\
		(h) += Ch(e, f, g);					\
		(h) += Sigma1(e);					\
		(d) += (h);						\
		(h) += Maj(a, b, c);					\
		(h) += Sigma0(a);					\
	} while (0)

/* After eight rounds the names are home again. */
#define	EIGHT_ROUNDS(t, KW)						\
	do {								\
		ROUND(a, b, c, d, e, f, g, h, KW((t) + 0));		\
		ROUND(h, a, b, c, d, e, f, g, KW((t) + 1));		\
		ROUND(g, h, a, b, c, d, e, f, KW((t) + 2));		\
		ROUND(f, g, h, a, b, c, d, e, KW((t) + 3));		\
		ROUND(e, f, g, h, a, b, c, d, KW((t) + 4));		\
		ROUND(d, e, f, g, h, a, b, c, KW((t) + 5));		\
		ROUND(c, d, e, f, g, h, a, b, KW((t) + 6));		\
		ROUND(b, c, d, e, f, g, h, a, KW((t) + 7));		\
	} while (0)

#endif /* !_CRYPTO_SHA2_SHA256_COMPRESS_H_ */
