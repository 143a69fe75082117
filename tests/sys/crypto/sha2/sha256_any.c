/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core's compression function as the cases want it: any of the variants
 * that are linked.  The CPU's count if this CPU has what they need.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256.h>
#include <crypto/sha2/sha256_compress.h>
#include <crypto/sha2/sha256_select.h>
#include "hash_test.h"

#define	WEAK __attribute__((__weak__))
sha256_compress_t sha256_compress_rolled WEAK, sha256_compress_unrolled WEAK;
extern const struct sha256_variant sha256_variants[] WEAK;
sha256_compress_t sha256_selected WEAK;
sha256_compress_lanes_t sha256_selected_lanes WEAK;
size_t sha256_selected_nlanes(size_t) WEAK;
int sha256_usable(const struct sha256_variant *) WEAK;

static const struct sha256_variant shapes[] = {
	{ "rolled", 0, sha256_compress_rolled, 1, NULL },
	{ "unrolled", 0, sha256_compress_unrolled, CRYPTO_LANES, NULL },
};
static struct sha256_variant variants[16];

const char *hash_variants[16];
size_t hash_nvariants;
size_t hash_variant;

static void
add(const struct sha256_variant *v)
{
	hash_variants[hash_nvariants] = v->name;
	variants[hash_nvariants++] = *v;
}

/* The fastest last; then, what the core itself takes. */
static void __attribute__((__constructor__)) add_variants(void)
{
	struct sha256_variant selected = { "selected", 0, sha256_selected,
		CRYPTO_LANES, sha256_selected_lanes };
	size_t i, n = 0;

	for (i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++)
		if (shapes[i].compress != NULL)
			add(&shapes[i]);
	if (sha256_variants == NULL || sha256_usable == NULL)
		return;
	while (sha256_variants[n].cpu != 0)
		n++;
	while (n-- > 0)
		if (sha256_usable(&sha256_variants[n]))
			add(&sha256_variants[n]);
	add(&selected);
}

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	variants[hash_variant].compress(state, data, nblocks);
}

const char *
SHA256_Variant(void)
{
	return (hash_variants[hash_variant]);
}

/* All that it can, but for the core's own choice. */
size_t
sha256_lanes(size_t n)
{
	const struct sha256_variant *v = &variants[hash_variant];

	if (v->compress_lanes == sha256_selected_lanes && v->compress_lanes)
		return (sha256_selected_nlanes(n));
	return (n < v->nlanes ? n : v->nlanes);
}

void
sha256_compress_lanes(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks)
{
	const struct sha256_variant *v = &variants[hash_variant];
	size_t i;

	if (v->compress_lanes != NULL) {
		v->compress_lanes(state, data, nlanes, nblocks);
		return;
	}
	for (i = 0; i < nlanes; i++) {
		v->compress(state[i], data[i], nblocks);
		data[i] += 64 * nblocks;
	}
}
