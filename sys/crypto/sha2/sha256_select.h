/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The compression function by the CPU's own instructions: variants as data.
 * Private to the core; wants the same types first as sha256.h.
 */

#ifndef _CRYPTO_SHA2_SHA256_SELECT_H_
#define	_CRYPTO_SHA2_SHA256_SELECT_H_

/* The linked name of variant x. */
#ifndef SHA256_VARIANT
#define	SHA256_VARIANT(x) _libmd_sha256_compress_##x
#endif
#ifndef sha256_variants
#define	sha256_variants _libmd_sha256_variants
#endif
#ifndef sha256_usable
#define	sha256_usable _libmd_sha256_usable
#endif
#ifndef sha256_lanes
#define	sha256_lanes _libmd_sha256_lanes
#endif
#ifndef sha256_compress_lanes
#define	sha256_compress_lanes _libmd_sha256_compress_lanes
#endif

/* No variant may take more messages side by side: a kernel's stack is small. */
#ifndef SHA256_LANES
#define	SHA256_LANES 16
#endif

/*
 * As sha256_compress, nblocks blocks of each of nlanes messages, which are at
 * least one and at most as many as sha256_lanes says.  Moves data on.
 */
void sha256_compress_lanes(uint32_t *const state[], const uint8_t *data[],
    size_t nlanes, size_t nblocks);

/* How many messages side by side gain by it here; 1 where none do. */
size_t sha256_lanes(void);

typedef void sha256_compress_t(uint32_t[8], const uint8_t *, size_t);
typedef void sha256_compress_lanes_t(
    uint32_t *const[], const uint8_t *[], size_t, size_t);

/*
 * A variant: what it needs of the CPU (cpu.h), sha256_compress by it, and
 * sha256_compress_lanes for up to nlanes, or NULL.
 */
struct sha256_variant {
	const char *name;
	uint32_t cpu;
	sha256_compress_t *compress;
	size_t nlanes;
	sha256_compress_lanes_t *compress_lanes;
};

/* The CPU's, in its folder, the best first; portable C is the last. */
extern const struct sha256_variant sha256_variants[];

/* sha256_compress.c, where its name is taken by what chooses. */
sha256_compress_t	SHA256_VARIANT(c);
#define	SHA256_PORTABLE                                                        \
	{                                                                      \
		"unrolled", 0, SHA256_VARIANT(c), 1, NULL                      \
	}

/* Whether the CPU has what the variant needs, and it agrees with portable C. */
int sha256_usable(const struct sha256_variant *);

#endif /* !_CRYPTO_SHA2_SHA256_SELECT_H_ */
