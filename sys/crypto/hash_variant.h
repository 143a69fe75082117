/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function of a hash by the CPU's own instructions: variants as
 * data.  Private to the core; who includes this file defines
 *	HASH(name)	the hash's public function of that name
 *	HASH_LOWER(name)	its private one
 *	HASH_WORD	the type of its words
 *	HASH_WORDS	how many its state has
 */

/* No variant may take more messages side by side: a kernel's stack is small. */
#ifndef CRYPTO_LANES
#define	CRYPTO_LANES 16
#endif

typedef void HASH_LOWER(compress_t)(
    HASH_WORD[HASH_WORDS], const uint8_t *, size_t);

/* The same for each of so many messages.  Moves data on. */
typedef void HASH_LOWER(compress_lanes_t)(
    HASH_WORD *const[], const uint8_t *[], size_t nlanes, size_t nblocks);

/* clang-format off */
/* What it needs of the CPU (cpu.h), and the functions; NULL for one lane. */
struct HASH_LOWER(variant) {
	const char *name;
	uint32_t cpu;
	HASH_LOWER(compress_t) *compress;
	size_t nlanes;
	HASH_LOWER(compress_lanes_t) *compress_lanes;
};

/* The CPU's, in its folder, the best first; portable C is the last. */
extern const struct HASH_LOWER(variant) HASH_LOWER(variants)[];

/* The portable one, where its name is taken by what chooses. */
HASH_LOWER(compress_t) HASH_LOWER(compress_c);
#define	HASH_PORTABLE	{ "unrolled", 0, HASH_LOWER(compress_c), 1, NULL }
/* clang-format on */

/* Whether the CPU has what the variant needs, and it agrees with portable C. */
int	HASH_LOWER(usable)(const struct HASH_LOWER(variant) *);

/* How many of n messages, at least one, are best taken side by side next. */
size_t	HASH_LOWER(lanes)(size_t n);

/* By the best way for so many, which HASH_LOWER(lanes) said. */
HASH_LOWER(compress_lanes_t) HASH_LOWER(compress_lanes);
