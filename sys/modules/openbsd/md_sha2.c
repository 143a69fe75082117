/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core compiled into OpenBSD's kernel.
 */

#include "crypto_os.h"
#include "hashes.h"

void	mdshaattach(int);

/* Called once, at boot, for "pseudo-device mdsha". */
void
mdshaattach(int n)
{
	if (HASHES_SELFTEST() != 0)
		panic("md_sha2: a digest is wrong");
}
