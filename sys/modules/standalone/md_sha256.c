/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 as two files, md_sha256.h and this source.  Compile with
 * -DSMALL_KERNEL -Os for the smallest code, without and -O2 for the fastest.
 * Wants memcpy and memset, as every C compiler does.
 */

#include "md_sha256.h"
#include "sha256.c"
#include "sha256_compress.c"
