/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 where there is nothing to choose.
 */

#include "crypto_os.h"
#include "sha256_select.h"
#include "hash_portable.h"
