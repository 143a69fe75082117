/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha224_vectors.h"
#include "hash_cases.h"
