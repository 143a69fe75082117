/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The known answers are those of coreutils' sha256sum.
 */

#include "sha256.h"

#define	HASH(name)	SHA256_##name
#define	HASH_CTX	SHA256_CTX
#define	HASH_LENGTH	SHA256_DIGEST_LENGTH
#define	HASH_MANY

static const char empty[] =
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
static const char abc[] =
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
static const char hello[] =
    "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
static const char ell[] =
    "baea96500997ff5cd6cfd26592a978d6b73d480b4ad33d002499cf0041ac9996";
static const char ello[] =
    "fcba366c2ebf76bf96fe5a737e4a5350bb54ba224e909c06e97e79e8f5e5ffe5";

#include "md_helper_test.h"
