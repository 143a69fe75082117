/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core's own cycles, in user mode, where the kernel lets us count them.
 */

#include <sys/syscall.h>

#include <linux/perf_event.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"

const char ticks_name[] = "cycles by perf_event";
static int fd = -1;

int
ticks_open(void)
{
	struct perf_event_attr pe;

	memset(&pe, 0, sizeof(pe));
	pe.size = sizeof(pe);
	pe.type = PERF_TYPE_HARDWARE;
	pe.config = PERF_COUNT_HW_CPU_CYCLES;
	pe.exclude_kernel = 1;
	pe.exclude_hv = 1;
	fd = (int)syscall(SYS_perf_event_open, &pe, 0, -1, -1, 0);
	return (fd == -1 ? -1 : 0);
}

uint64_t
ticks(void)
{
	uint64_t n;

	return (read(fd, &n, sizeof(n)) == sizeof(n) ? n : 0);
}
