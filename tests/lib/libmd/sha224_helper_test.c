/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The known answers are those of coreutils' sha224sum.
 */

#include "sha224.h"

#define	HASH(name)	SHA224_##name
#define	HASH_CTX	SHA224_CTX
#define	HASH_LENGTH	SHA224_DIGEST_LENGTH

static const char empty[] =
    "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f";
static const char abc[] =
    "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7";
static const char hello[] =
    "ea09ae9cc6768c50fcee903ed054556e5bfc8347907f12598aa24193";
static const char ell[] =
    "be67c5396234c8c8d3aaffeb30e0f9f824b3c84b2ef3452d96392f05";
static const char ello[] =
    "5f2a12aac5b6532d8a0ca23444d7d63ec6a212a9d1de37aca22a0cc2";

#include "md_helper_test.h"
