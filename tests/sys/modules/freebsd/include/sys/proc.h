/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD's header of this name declares, as far as the port uses it.
 */

struct thread {
	int		 td_intr_nesting_level;
	volatile unsigned int td_critnest;
	struct pcb	*td_pcb;
};

/* In the kernel a macro. */
extern struct thread *curthread;
