/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
#ifndef _SYS_CDEFS_H_
#define	_SYS_CDEFS_H_

#define	__unused	__attribute__((__unused__))
#define	__weak_reference(sym, alias)					\
	__asm__(".weak " #alias);					\
	__asm__(".equ " #alias ", " #sym)

#endif /* !_SYS_CDEFS_H_ */
