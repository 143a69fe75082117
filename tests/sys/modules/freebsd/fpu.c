/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * FreeBSD's vector registers: stops where the kernel would, or should.
 */

#include <sys/param.h>
#include <sys/proc.h>
#include <machine/fpu.h>
#include <machine/pcb.h>

#include "fpu.h"

static struct pcb pcb;
static struct thread thread = { .td_pcb = &pcb };

struct thread *curthread = &thread;

void
fpu_kern_enter(struct thread *td, struct fpu_kern_ctx *ctx, unsigned int flags)
{
	if (td != curthread || ctx != NULL ||
	    flags != (FPU_KERN_NORMAL | FPU_KERN_NOCTX) ||
	    td->td_critnest != 0 || td->td_intr_nesting_level != 0 ||
	    !PCB_USER_FPU(td->td_pcb))
		__builtin_trap();
	fpu_begin();
	td->td_critnest++;
	td->td_pcb->pcb_flags |= PCB_KERNFPU;
}

int
fpu_kern_leave(struct thread *td, struct fpu_kern_ctx *ctx)
{
	if (td != curthread || ctx != NULL || td->td_critnest != 1 ||
	    PCB_USER_FPU(td->td_pcb))
		__builtin_trap();
	fpu_end();
	td->td_critnest--;
	td->td_pcb->pcb_flags &= ~PCB_KERNFPU;
	return (0);
}
