/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core without SMALL_KERNEL, under a name of its own.
 */

#undef SMALL_KERNEL
#define	sha256_compress	sha256_compress_unrolled

#include <crypto/sha2/sha256_compress.c>
