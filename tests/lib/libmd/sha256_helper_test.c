/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include <sha256.h>
#include "../../sys/crypto/sha2/sha256_vectors.h"
#include "md_helper_test.h"
