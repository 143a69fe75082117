/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The instructions of arm64 are those of 32-bit arm, in the words of simd.h.
 */

#include "../arm64/sha256_compress_ce.c"
