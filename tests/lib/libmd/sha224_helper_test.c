/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include <sha224.h>
#include "../../sys/crypto/sha2/sha224_vectors.h"
#include "md_helper_test.h"
