/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 and SHA-224 word for word as in FIPS 180-4, slow and with nothing of
 * the core's in it.  Even the constants are computed, from the primes, so that
 * no typing error can stand on both sides.
 */

#include <string.h>

#include "bench.h"

static uint32_t H0[8], K[64];

/* Is x to the power n at most p * 2^(64 n)?  In limbs of 16 bits. */
static int
root_fits(const uint16_t x[5], int n, unsigned int p)
{
	uint32_t z[20] = { 1 }, y[20];
	uint64_t carry;
	int i, j, k;

	for (k = 0; k < n; k++) {
		memset(y, 0, sizeof(y));
		for (i = 0; i < 5; i++)
			for (carry = 0, j = 0; i + j < 20; j++) {
				carry += y[i + j] + (uint64_t)x[i] * z[j];
				y[i + j] = carry & 0xffff;
				carry >>= 16;
			}
		memcpy(z, y, sizeof(z));
	}
	for (i = 19; i > 0; i--)
		if (z[i] != (i == 4 * n ? p : 0))
			return (z[i] < (i == 4 * n ? p : 0));
	return (z[0] == 0);
}

/* The first 64 bits of the fractional part of the n-th root of p. */
static uint64_t
root_fraction(int n, unsigned int p)
{
	uint16_t x[5] = { 0 };
	int i;

	for (i = 79; i >= 0; i--) {
		x[i / 16] ^= (uint16_t)(1 << i % 16);
		if (!root_fits(x, n, p))
			x[i / 16] ^= (uint16_t)(1 << i % 16);
	}
	return ((uint64_t)x[3] << 48 | (uint64_t)x[2] << 32 |
	    (uint64_t)x[1] << 16 | x[0]);
}

/* Sections 4.2.2, 5.3.3 and 5.3.2. */
static void
constants(void)
{
	unsigned int d, i = 0, p;

	for (p = 2; i < 64; p++) {
		for (d = 2; d < p && p % d != 0; d++)
			continue;
		if (d < p)
			continue;
		if (i < 8 && DIGEST_LENGTH == 32)
			H0[i] = (uint32_t)(root_fraction(2, p) >> 32);
		if (i / 8 == 1 && DIGEST_LENGTH == 28)
			H0[i % 8] = (uint32_t)root_fraction(2, p);
		K[i++] = (uint32_t)(root_fraction(3, p) >> 32);
	}
}

static uint32_t
rotr(int n, uint32_t x)
{
	return (x >> n | x << (32 - n));
}

/* Section 4.1.2. */
static uint32_t
sigma0(uint32_t x)
{
	return (rotr(7, x) ^ rotr(18, x) ^ x >> 3);
}

static uint32_t
sigma1(uint32_t x)
{
	return (rotr(17, x) ^ rotr(19, x) ^ x >> 10);
}

/* Section 6.2.2. */
static void
block(uint32_t H[8], const uint8_t *M)
{
	uint32_t a, b, c, d, e, f, g, h, T1, T2, W[64];
	int t;

	for (t = 0; t < 16; t++, M += 4)
		W[t] = (uint32_t)M[0] << 24 | (uint32_t)M[1] << 16 |
		    (uint32_t)M[2] << 8 | M[3];
	for (; t < 64; t++)
		W[t] =
		    sigma1(W[t - 2]) + W[t - 7] + sigma0(W[t - 15]) + W[t - 16];
	a = H[0], b = H[1], c = H[2], d = H[3];
	e = H[4], f = H[5], g = H[6], h = H[7];
	for (t = 0; t < 64; t++) {
		T1 = h + (rotr(6, e) ^ rotr(11, e) ^ rotr(25, e)) +
		    ((e & f) ^ (~e & g)) + K[t] + W[t];
		T2 = (rotr(2, a) ^ rotr(13, a) ^ rotr(22, a)) +
		    ((a & b) ^ (a & c) ^ (b & c));
		h = g, g = f, f = e, e = d + T1;
		d = c, c = b, b = a, a = T1 + T2;
	}
	H[0] += a, H[1] += b, H[2] += c, H[3] += d;
	H[4] += e, H[5] += f, H[6] += g, H[7] += h;
}

void
standard(uint8_t digest[DIGEST_LENGTH], const uint8_t *msg, size_t len)
{
	uint32_t H[8];
	uint8_t end[128] = { 0 };
	size_t i, n, rest;

	if (K[0] == 0)
		constants();
	memcpy(H, H0, sizeof(H));
	for (n = 0; len - n >= 64; n += 64)
		block(H, msg + n);

	/* Section 5.1.1: the last one or two blocks. */
	rest = len - n;
	if (rest > 0)
		memcpy(end, msg + n, rest);
	end[rest] = 0x80;
	n = rest < 56 ? 64 : 128;
	for (i = 0; i < 8; i++)
		end[n - 1 - i] = (uint8_t)((uint64_t)len * 8 >> 8 * i);
	for (i = 0; i < n; i += 64)
		block(H, end + i);
	for (i = 0; i < DIGEST_LENGTH; i++)
		digest[i] = (uint8_t)(H[i / 4] >> (24 - i % 4 * 8));
}
