/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of a hash by the best variant that the CPU has, once
 * that has agreed with portable C; for several messages at once, by what takes
 * least.  Who includes this file has included hash_variant.h.
 */

#include <ticks.h> /* the CPU's, not that beside this file */

#include "cpu.h"

#define	VARIANT		struct HASH_LOWER(variant)
#define	PORTABLE	HASH_LOWER(compress_c)

/* Three blocks, as some variants take two at a time. */
#define	NBLOCKS 3

/* Messages that nobody knows, and portable C's states after them. */
struct trial {
	uint8_t data[HASH_BLOCK * NBLOCKS + CRYPTO_LANES];
	HASH_WORD expected[CRYPTO_LANES][HASH_WORDS];
	HASH_WORD states[CRYPTO_LANES][HASH_WORDS];
};

static void
begin_trial(struct trial *t, size_t nlanes)
{
	uint32_t x = 1;
	size_t i;

	for (i = 0; i < sizeof(t->data); i++) {
		x = x * 1664525 + 1013904223;
		t->data[i] = (uint8_t)(x >> 24);
	}
	for (i = 0; i < nlanes; i++) {
		memcpy(t->expected[i], t->data, sizeof(t->expected[i]));
		PORTABLE(t->expected[i], t->data + 1 + i, NBLOCKS);
	}
}

/* So many messages side by side, from the same states. */
static void
run(struct trial *t, const VARIANT *v, size_t nlanes)
{
	HASH_WORD *state[CRYPTO_LANES];
	const uint8_t *in[CRYPTO_LANES];
	size_t i;

	for (i = 0; i < nlanes; i++) {
		memcpy(t->states[i], t->data, sizeof(t->states[i]));
		state[i] = t->states[i];
		in[i] = t->data + 1 + i;
	}
	if (nlanes > 1)
		v->compress_lanes(state, in, nlanes, NBLOCKS);
	else
		v->compress(state[0], in[0], NBLOCKS);
}

int
HASH_LOWER(usable)(const VARIANT *v)
{
	struct trial t;
	HASH_WORD bad = 0;
	size_t i, j, n;

	if ((v->cpu & ~crypto_cpu()) != 0 || v->nlanes > CRYPTO_LANES)
		return (0);
	begin_trial(&t, v->nlanes);
	for (n = 1; n <= v->nlanes; n++) {
		run(&t, v, n);
		for (i = 0; i < n; i++)
			for (j = 0; j < HASH_WORDS; j++)
				bad |= t.expected[i][j] ^ t.states[i][j];
	}
	return (bad == 0);
}

/*
 * The choice for one message, made when it is first wanted: not before main,
 * which no caller of a static or a loaded library could order.  Threads that
 * make it at the same time make the same.
 */
static const VARIANT *choice;

static __attribute__((__noinline__)) const VARIANT *
choose(void)
{
	const VARIANT *v;

	for (v = HASH_LOWER(variants); v->cpu != 0; v++) {
		/* Where none may be tried now, portable C serves this once. */
		if (!crypto_simd_begin()) {
			while (v->cpu != 0)
				v++;
			return (v);
		}
		if (HASH_LOWER(usable)(v)) {
			crypto_simd_end();
			break;
		}
		crypto_simd_end();
	}
	__atomic_store_n(&choice, v, __ATOMIC_RELAXED);
	return (v);
}

static inline const VARIANT *
chosen(void)
{
	const VARIANT *v;

	v = __atomic_load_n(&choice, __ATOMIC_RELAXED);
	return (v != NULL ? v : choose());
}

/* Between two sections of vector code a kernel may do something else. */
#define	SECTION (CRYPTO_SIMD_LENGTH / HASH_BLOCK)

static __attribute__((__noinline__)) void
compress_in_sections(
    HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	const VARIANT *v = chosen();
	size_t n;

	for (; nblocks > 0; nblocks -= n) {
		n = nblocks < SECTION ? nblocks : SECTION;
		if (v->cpu != 0 && crypto_simd_begin()) {
			v->compress(state, data, n);
			crypto_simd_end();
		} else
			PORTABLE(state, data, n);
		data += n * HASH_BLOCK;
	}
}

void
HASH_LOWER(compress)(
    HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	const VARIANT *v;

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
HASH(Variant)(void)
{
	return (chosen()->name);
}

/*
 * The ways for several messages.  For n of them, 1 + the number of the variant
 * that takes n at once, and how many to take at once.  Each number alone is
 * good, so that threads may make them at the same time.
 */
static struct {
	uint8_t variant[CRYPTO_LANES + 1];
	uint8_t lanes[CRYPTO_LANES + 1];
} ways;

#define	NEVER (~(uint64_t)0)

/*
 * The least of ten times, as others may have the CPU in some of them; none
 * where there is no clock, as in a kernel.
 */
static uint64_t
least_time(const VARIANT *v, size_t nlanes)
{
	uint64_t least = NEVER, time;
	struct trial t;
	int i;

	begin_trial(&t, 0);
	for (i = 0; i < 10; i++) {
		time = crypto_ticks();
		if (time == 0)
			return (0);
		run(&t, v, nlanes);
		time = crypto_ticks() - time;
		if (least > time)
			least = time;
	}
	return (least);
}

/* By what takes least time for a message, or the first that takes so many. */
static __attribute__((__noinline__)) void
find_ways(void)
{
	const VARIANT *v;
	uint64_t least[CRYPTO_LANES + 1], time = 0;
	uint8_t number = 0;
	size_t i, n;

	for (n = 1; n <= CRYPTO_LANES; n++)
		least[n] = NEVER;
	for (v = HASH_LOWER(variants); v->cpu != 0; v++) {
		number++;
		if (!crypto_simd_begin())
			return;
		for (n = HASH_LOWER(usable)(v) ? v->nlanes : 0; n > 0; n--) {
			/* From four on a vector's lanes take what all take. */
			if (n < 4 || n == v->nlanes)
				time = least_time(v, n);
			if (least[n] <= time)
				continue;
			least[n] = time;
			__atomic_store_n(
			    &ways.variant[n], number, __ATOMIC_RELAXED);
		}
		crypto_simd_end();
	}
	i = 1;
	for (n = 1; n <= CRYPTO_LANES; n++) {
		if (least[n] != NEVER && least[n] * i <= least[i] * n)
			i = n;
		__atomic_store_n(&ways.lanes[n], (uint8_t)i, __ATOMIC_RELAXED);
	}
}

size_t
HASH_LOWER(lanes)(size_t n)
{
	size_t lanes = __atomic_load_n(&ways.lanes[n], __ATOMIC_RELAXED);

	if (lanes == 0) {
		find_ways();
		lanes = __atomic_load_n(&ways.lanes[n], __ATOMIC_RELAXED);
	}
	return (lanes > 0 ? lanes : 1);
}

void
HASH_LOWER(compress_lanes)(HASH_WORD *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	const VARIANT *v = NULL;
	size_t i, n, way;

	way = __atomic_load_n(&ways.variant[nlanes], __ATOMIC_RELAXED);
	if (nlanes > 1 && way > 0)
		v = &HASH_LOWER(variants)[way - 1];
	for (; nblocks > 0; nblocks -= n) {
		n = nblocks;
		if (n > SECTION / CRYPTO_LANES && n > SECTION / nlanes)
			n = SECTION / nlanes;
		if (v != NULL && crypto_simd_begin()) {
			v->compress_lanes(state, data, nlanes, n);
			crypto_simd_end();
			continue;
		}
		for (i = 0; i < nlanes; i++) {
			HASH_LOWER(compress)(state[i], data[i], n);
			data[i] += n * HASH_BLOCK;
		}
	}
}
