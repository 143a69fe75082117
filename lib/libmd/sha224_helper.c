/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "sha224.h"

#define	HASH(name)	SHA224_##name
#define	HASH_CTX	SHA224_CTX
#define	HASH_LENGTH	SHA224_DIGEST_LENGTH

#include "md_helper.h"
