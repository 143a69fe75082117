/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 by the best variants that the CPU has.
 */

#include "crypto_os.h"
#include "sha256_select.h"
#include "hash_select.h"
