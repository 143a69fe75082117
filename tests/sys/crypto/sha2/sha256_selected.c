/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the core takes where it may choose, under names of its own.
 */

#define	SHA256_Variant		sha256_selected_name
#define	sha256_compress		sha256_selected
#define	sha256_lanes		sha256_selected_nlanes
#define	sha256_compress_lanes	sha256_selected_lanes

#include <crypto/sha2/sha256_select.c>
