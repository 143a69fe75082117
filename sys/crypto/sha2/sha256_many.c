/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 of several messages side by side.
 */

#include "crypto_os.h"
#include "sha256_hash.h"
#include "sha256_select.h"

#define	HASH_MD	sha256_hash

#include "hash_many.h"
