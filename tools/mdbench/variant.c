/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Print which compression function the library has chosen.
 */

#include <stdio.h>

#include "crypto_os.h"
#include "crypto/sha2/sha256.h"

int
main(void)
{
	return (puts(SHA256_Variant()) < 0);
}
