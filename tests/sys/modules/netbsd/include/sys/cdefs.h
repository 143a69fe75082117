/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

#ifndef _SYS_CDEFS_H_
#define	_SYS_CDEFS_H_

#define	__used			__attribute__((__used__))
#define	__section(name)		__attribute__((__section__(name)))
#define	__CTASSERT(x)		__CTASSERT1(x, __COUNTER__)
#define	__CTASSERT1(x, y)	__CTASSERT2(x, y)
#define	__CTASSERT2(x, y)	extern char ctassert##y[(x) ? 1 : -1]

#endif /* !_SYS_CDEFS_H_ */
