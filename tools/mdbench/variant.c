/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Print which compression function the library has chosen.
 */

#include <stdio.h>

#include "bench.h"
#include HEADER

int
main(void)
{
	return (puts(MD(Variant)()) < 0);
}
