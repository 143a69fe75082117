/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#define	SELECT	<crypto/sha2/sha256_select.c>
#include "hash_select_test.h"
