/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

#define	IPL_NONE	0
#define	IPL_SOFTNET	4
#define	IPL_VM		6
#define	IPL_SCHED	7
#define	IPL_HIGH	8
