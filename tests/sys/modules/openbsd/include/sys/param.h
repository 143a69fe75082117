/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What OpenBSD's header of this name declares, as far as the port uses it.
 */

#include <sys/types.h>

#ifndef OpenBSD
#define	OpenBSD	202410
#endif
