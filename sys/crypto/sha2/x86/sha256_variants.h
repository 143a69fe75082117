/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on x86: the functions in the table of sha256_variants.c.
 */

#include "../sha256_compress.h"
#include "../sha256_select.h"

/*
 * Three messages have more words than there are registers.  Cycles a block, two
 * and three at once, on Zen 4: gcc 12 70 and 65, clang 14 65 and 90.
 */
#ifdef __clang__
#define	SHANI_LANES 2
#else
#define	SHANI_LANES 3
#endif

sha256_compress_t	SHA256_VARIANT(shani);
sha256_compress_lanes_t	SHA256_VARIANT(shani_lanes);
sha256_compress_t	SHA256_VARIANT(avx2);
sha256_compress_t	SHA256_VARIANT(ssse3);
sha256_compress_lanes_t	SHA256_VARIANT(lanes_avx512);
sha256_compress_lanes_t	SHA256_VARIANT(lanes_avx2);
sha256_compress_lanes_t	SHA256_VARIANT(lanes_ssse3);
