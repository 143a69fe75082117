/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "crypto_os.h"
#include <crypto/sha2/sha224_selftest.h>
#include <crypto/sha2/sha256_select.h>

#define	SELFTEST	sha224_selftest
#include "hash_selftest_test.h"
