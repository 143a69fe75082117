/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core compiled into OpenBSD's kernel.
 */

#include "crypto_os.h"
#include "sha224.h"
#include "sha224_selftest.h"
#include "sha256.h"
#include "sha256_selftest.h"

void	mdshaattach(int);

/* Called once, at boot, for "pseudo-device mdsha". */
void
mdshaattach(int n)
{
	if (sha224_selftest() != 0 || sha256_selftest() != 0)
		panic("md_sha2: a digest is wrong");
}
