/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The time-stamp counter, which runs at a fixed rate, not at the core's.
 */

#include "bench.h"

const char ticks_name[] = "time-stamp counter, scaled by a chain of additions";

int
ticks_open(void)
{
	return (0);
}

uint64_t
ticks(void)
{
	uint32_t hi, lo;

	/* lfence: what came before is done, what follows has not begun. */
	__asm__ __volatile__("lfence\n\trdtsc\n\tlfence"
			     : "=a"(lo), "=d"(hi)
			     :
			     : "memory");
	return ((uint64_t)hi << 32 | lo);
}
