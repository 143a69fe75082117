/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha256_vectors.h"
#include "hash_many_cases.h"
