/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as SMALL_KERNEL makes it, under a name of its own.
 */

#undef SMALL_KERNEL
#define	SMALL_KERNEL
#define	sha256_compress	sha256_compress_rolled

#include <crypto/sha2/sha256_compress.c>
