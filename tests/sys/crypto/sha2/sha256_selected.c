/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the core takes where it may choose, under names of its own.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256_select.h>

#undef SHA256_Variant
#undef sha256_compress
#undef sha256_compress_lanes
#undef sha256_lanes
#define	SHA256_Variant		sha256_selected_name
#define	sha256_compress		sha256_selected
#define	sha256_compress_lanes	sha256_selected_lanes
#define	sha256_lanes		sha256_selected_nlanes

const char *sha256_selected_name(void);
size_t	sha256_selected_nlanes(size_t);
sha256_compress_t sha256_selected;
sha256_compress_lanes_t sha256_selected_lanes;

#include <crypto/hash_select.h>
