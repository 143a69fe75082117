/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256_select.h>
#include "hash_any.h"
