/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 on arm64: the functions in the table of sha256_variants.c.
 */

#include "../sha256_compress.h"
#include "../sha256_select.h"

sha256_compress_t	SHA256_VARIANT(ce);
