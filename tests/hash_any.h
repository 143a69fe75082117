/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of a hash as the cases want it: any of the variants
 * that are linked.  The CPU's count if this CPU has what they need.  Who
 * includes this file has included the hash's *_select.h.
 */

#include "hash_test.h"

#define	WEAK		__attribute__((__weak__))
#define	NVARIANTS	16

typedef struct HASH_LOWER(variant) variant_t;
typedef HASH_LOWER(compress_t) compress_t;
typedef HASH_LOWER(compress_lanes_t) lanes_t;

compress_t HASH_LOWER(compress_rolled) WEAK, HASH_LOWER(compress_unrolled) WEAK;
extern const variant_t HASH_LOWER(variants)[] WEAK;
compress_t HASH_LOWER(selected) WEAK;
lanes_t HASH_LOWER(selected_lanes) WEAK;
size_t HASH_LOWER(selected_nlanes)(size_t) WEAK;
int HASH_LOWER(usable)(const variant_t *) WEAK;
void HASH_LOWER(begin)(void);

static variant_t variants[NVARIANTS];

/* Once in a program, for the hash whose cases run. */
WEAK const char *hash_variants[NVARIANTS];
WEAK size_t hash_nvariants;
WEAK size_t hash_variant;

static void
add(const char *name, compress_t *compress, size_t nlanes, lanes_t *lanes)
{
	variant_t *v = &variants[hash_nvariants];

	if (compress == NULL)
		return;
	v->compress = compress;
	v->nlanes = nlanes;
	v->compress_lanes = lanes;
	hash_variants[hash_nvariants++] = name;
}

/* The fastest last; then, what the core itself takes. */
__attribute__((__constructor__)) void
HASH_LOWER(begin)(void)
{
	const variant_t *v = HASH_LOWER(variants);
	size_t n = 0;

	hash_nvariants = 0;
	add("rolled", HASH_LOWER(compress_rolled), 1, NULL);
	add("unrolled", HASH_LOWER(compress_unrolled), CRYPTO_LANES, NULL);
	if (v == NULL || HASH_LOWER(usable) == NULL)
		return;
	while (v[n].cpu != 0)
		n++;
	while (n-- > 0)
		if (HASH_LOWER(usable)(&v[n]))
			add(v[n].name, v[n].compress, v[n].nlanes,
			    v[n].compress_lanes);
	add("selected", HASH_LOWER(selected), 0, HASH_LOWER(selected_lanes));
}

void
HASH_LOWER(compress)(
    HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	variants[hash_variant].compress(state, data, nblocks);
}

const char *
HASH(Variant)(void)
{
	return (hash_variants[hash_variant]);
}

/* All that it can, but for the core's own choice. */
size_t
HASH_LOWER(lanes)(size_t n)
{
	const variant_t *v = &variants[hash_variant];

	if (v->nlanes == 0)
		return (HASH_LOWER(selected_nlanes)(n));
	return (n < v->nlanes ? n : v->nlanes);
}

void
HASH_LOWER(compress_lanes)(HASH_WORD *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	const variant_t *v = &variants[hash_variant];
	size_t i;

	if (v->compress_lanes != NULL) {
		v->compress_lanes(state, data, nlanes, nblocks);
		return;
	}
	for (i = 0; i < nlanes; i++) {
		v->compress(state[i], data[i], nblocks);
		data[i] += HASH_BLOCK * nblocks;
	}
}
