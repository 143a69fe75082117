/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD says of an arm CPU, in elf_aux_info(3).
 */

#ifndef _HWCAP_H_
#define	_HWCAP_H_

#include <sys/auxv.h>

static inline unsigned long
crypto_aux(int what)
{
	unsigned long bits = 0;

	return (elf_aux_info(what, &bits, sizeof(bits)) == 0 ? bits : 0);
}

#define	crypto_hwcap()		crypto_aux(AT_HWCAP)
#define	crypto_hwcap2()		crypto_aux(AT_HWCAP2)
#define	crypto_hwprobe()	((uint64_t)0)

#endif /* !_HWCAP_H_ */
