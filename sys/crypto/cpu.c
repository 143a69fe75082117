/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the CPU, and the system on it, let a program use: asked once.
 */

#include "crypto_os.h"
#include "cpu.h"
#include "cpu_ask.h"

#define	ASKED	0x80000000u

uint32_t
crypto_cpu(void)
{
	static uint32_t word;
	uint32_t found = __atomic_load_n(&word, __ATOMIC_RELAXED);

	/* Threads that ask at the same time find, and store, the same. */
	if (found == 0) {
		found = ask_cpu() | ASKED;
		__atomic_store_n(&word, found, __ATOMIC_RELAXED);
	}
	return (found);
}
