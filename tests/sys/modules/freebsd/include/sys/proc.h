/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
struct thread {
	int		 td_intr_nesting_level;
	volatile unsigned int td_critnest;
	struct pcb	*td_pcb;
};

/* In the kernel a macro. */
extern struct thread *curthread;
