/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the system says of an arm or riscv CPU: here, nothing.  A folder with
 * the system's name, earlier on the include path, may know more.
 */

#ifndef _HWCAP_H_
#define	_HWCAP_H_

/* The bits of arm, which Linux and FreeBSD share. */
#define	crypto_hwcap()		0ul
#define	crypto_hwcap2()		0ul

/* The bits of riscv_hwprobe(2), key 4. */
#define	crypto_hwprobe()	((uint64_t)0)

#endif /* !_HWCAP_H_ */
