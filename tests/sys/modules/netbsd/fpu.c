/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * NetBSD's vector registers: stops where the kernel would, or should.
 */

#include <sys/param.h>
#include <sys/cpu.h>
#include <sys/intr.h>
#include <x86/fpu.h>

#include "fpu.h"

static struct cpu_info cpu = { .ci_kfpu_spl = -1 };

bool cpu_interrupted;

struct cpu_info *
x86_curcpu(void)
{
	return (&cpu);
}

bool
cpu_intr_p(void)
{
	return (cpu_interrupted);
}

void
fpu_kern_enter(void)
{
	if (cpu_interrupted || cpu.ci_ilevel > IPL_VM || cpu.ci_kfpu_spl != -1)
		__builtin_trap();
	fpu_begin();
	cpu.ci_kfpu_spl = cpu.ci_ilevel;
	cpu.ci_ilevel = IPL_VM;
}

void
fpu_kern_leave(void)
{
	if (cpu.ci_ilevel != IPL_VM || cpu.ci_kfpu_spl == -1)
		__builtin_trap();
	fpu_end();
	cpu.ci_ilevel = (uint8_t)cpu.ci_kfpu_spl;
	cpu.ci_kfpu_spl = -1;
}
