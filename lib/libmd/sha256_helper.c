/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha256.h"

#define	HASH(name)	SHA256_##name
#define	HASH_CTX	SHA256_CTX
#define	HASH_LENGTH	SHA256_DIGEST_LENGTH

#include "md_helper.h"
