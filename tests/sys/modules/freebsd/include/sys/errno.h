/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD's header of this name declares, as far as the port uses it.
 */

#define	EINVAL		22
#define	EOPNOTSUPP	45
