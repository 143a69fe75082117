/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#ifndef _SYS_CDEFS_H_
#define	_SYS_CDEFS_H_

#define	__used			__attribute__((__used__))
#define	__section(name)		__attribute__((__section__(name)))
#define	__CTASSERT(x)		__CTASSERT1(x, __COUNTER__)
#define	__CTASSERT1(x, y)	__CTASSERT2(x, y)
#define	__CTASSERT2(x, y)	extern char ctassert##y[(x) ? 1 : -1]

#endif /* !_SYS_CDEFS_H_ */
