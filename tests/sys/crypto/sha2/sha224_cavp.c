/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "crypto_os.h"
#include <crypto/sha2/sha224.h>
#include "hash_test.h"
#include "sha224_vectors.h"
#include "hash_cavp.h"
