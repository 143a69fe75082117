/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What Linux says of an arm CPU, in getauxval(3), and of a riscv one, in
 * riscv_hwprobe(2), since 6.4.
 */

#ifndef _HWCAP_H_
#define	_HWCAP_H_

#include <sys/auxv.h>
#include <unistd.h>

#define	crypto_hwcap()		getauxval(AT_HWCAP)
#define	crypto_hwcap2()		getauxval(AT_HWCAP2)

/* What all CPUs have of the extensions, which are key 4. */
static inline uint64_t
crypto_hwprobe(void)
{
	struct {
		int64_t key;
		uint64_t value;
	} pair = { 4, 0 };
	const long riscv_hwprobe = 258;

	if (syscall(riscv_hwprobe, &pair, (size_t)1, (size_t)0, NULL, 0) != 0 ||
	    pair.key != 4)
		return (0);
	return (pair.value);
}

#endif /* !_HWCAP_H_ */
