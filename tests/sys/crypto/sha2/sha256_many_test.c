/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha256_vectors.h"
#include <crypto/sha2/sha256_select.h>
#include "hash_ways.h"
