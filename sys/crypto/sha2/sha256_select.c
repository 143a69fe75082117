/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of SHA-256 by the best variant that the CPU has,
 * once that has agreed with portable C.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "sha256.h"
#include "sha256_compress.h"
#include "sha256_select.h"

/* Three blocks, as some variants take two at a time. */
#define	NBLOCKS 3

/* Do so many messages side by side give what portable C gives? */
static int
agrees(const struct sha256_variant *v, size_t nlanes)
{
	uint8_t data[SHA256_BLOCK_LENGTH * NBLOCKS + SHA256_LANES];
	uint32_t expected[8], states[SHA256_LANES][8], *state[SHA256_LANES];
	const uint8_t *in[SHA256_LANES];
	uint32_t bad = 0, x = 1;
	size_t i, j;

	for (i = 0; i < sizeof(data); i++) {
		x = x * 1664525 + 1013904223;
		data[i] = (uint8_t)(x >> 24);
	}
	for (i = 0; i < nlanes; i++) {
		memcpy(states[i], data, sizeof(states[i]));
		state[i] = states[i];
		in[i] = data + i + 1;
	}
	if (nlanes > 1)
		v->compress_lanes(state, in, nlanes, NBLOCKS);
	else
		v->compress(states[0], data + 1, NBLOCKS);
	for (i = 0; i < nlanes; i++) {
		memcpy(expected, data, sizeof(expected));
		SHA256_VARIANT(c)(expected, data + i + 1, NBLOCKS);
		for (j = 0; j < 8; j++)
			bad |= expected[j] ^ states[i][j];
	}
	return (bad == 0);
}

int
sha256_usable(const struct sha256_variant *v)
{
	size_t n;

	if ((v->cpu & ~crypto_cpu()) != 0 || v->nlanes > SHA256_LANES)
		return (0);
	for (n = 1; n <= v->nlanes; n++)
		if (!agrees(v, n))
			return (0);
	return (1);
}

/*
 * The choice, made when it is first wanted: not before main, which no caller
 * of a static or a loaded library could order.  Threads that make it at the
 * same time make the same.
 */
static const struct sha256_variant *choice;

static __attribute__((__noinline__)) const struct sha256_variant *
choose(void)
{
	const struct sha256_variant *v;

	for (v = sha256_variants; v->cpu != 0; v++) {
		/* Where none may be tried now, portable C serves this once. */
		if (!crypto_simd_begin()) {
			while (v->cpu != 0)
				v++;
			return (v);
		}
		if (sha256_usable(v)) {
			crypto_simd_end();
			break;
		}
		crypto_simd_end();
	}
	__atomic_store_n(&choice, v, __ATOMIC_RELAXED);
	return (v);
}

static inline const struct sha256_variant *
chosen(void)
{
	const struct sha256_variant *v;

	v = __atomic_load_n(&choice, __ATOMIC_RELAXED);
	return (v != NULL ? v : choose());
}

/* Between two sections of vector code a kernel may do something else. */
#define	SECTION (CRYPTO_SIMD_LENGTH / SHA256_BLOCK_LENGTH)

static __attribute__((__noinline__)) void
compress_in_sections(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	const struct sha256_variant *v = chosen();
	size_t n;

	for (; nblocks > 0; nblocks -= n) {
		n = nblocks < SECTION ? nblocks : SECTION;
		if (v->cpu != 0 && crypto_simd_begin()) {
			v->compress(state, data, n);
			crypto_simd_end();
		} else
			SHA256_VARIANT(c)(state, data, n);
		data += n * SHA256_BLOCK_LENGTH;
	}
}

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	const struct sha256_variant *v;

	v = __atomic_load_n(&choice, __ATOMIC_RELAXED);
	if (v == NULL || nblocks > SECTION ||
	    (v->cpu != 0 && !crypto_simd_begin())) {
		compress_in_sections(state, data, nblocks);
		return;
	}
	v->compress(state, data, nblocks);
	if (v->cpu != 0)
		crypto_simd_end();
}

const char *
SHA256_Variant(void)
{
	return (chosen()->name);
}

size_t
sha256_lanes(void)
{
	return (chosen()->nlanes);
}

void
sha256_compress_lanes(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	const struct sha256_variant *v = chosen();
	size_t i, n;

	for (; nblocks > 0; nblocks -= n) {
		n = SECTION / nlanes;
		if (n > nblocks)
			n = nblocks;
		if (nlanes > 1 && v->nlanes >= nlanes && crypto_simd_begin()) {
			v->compress_lanes(state, data, nlanes, n);
			crypto_simd_end();
			continue;
		}
		for (i = 0; i < nlanes; i++) {
			sha256_compress(state[i], data[i], n);
			data[i] += n * SHA256_BLOCK_LENGTH;
		}
	}
}
