/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The clock that every system has.
 */

#include <time.h>

#include "bench.h"

const char ticks_name[] = "clock_gettime, scaled by a chain of additions";

int
ticks_open(void)
{
	return (0);
}

uint64_t
ticks(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ((uint64_t)ts.tv_sec * 1000000000 + (uint64_t)ts.tv_nsec);
}
