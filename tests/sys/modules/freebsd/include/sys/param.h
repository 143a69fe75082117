/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD's header of this name declares, as far as the port uses it.
 */

#include <sys/cdefs.h>
#include <sys/types.h>

#define	NULL	((void *)0)
