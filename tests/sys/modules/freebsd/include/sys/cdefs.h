/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD's header of this name declares, as far as the port uses it.
 */

#ifndef _SYS_CDEFS_H_
#define	_SYS_CDEFS_H_

#define	__unused	__attribute__((__unused__))
#define	__weak_reference(sym, alias)					\
	__asm__(".weak " #alias);					\
	__asm__(".equ " #alias ", " #sym)

#endif /* !_SYS_CDEFS_H_ */
