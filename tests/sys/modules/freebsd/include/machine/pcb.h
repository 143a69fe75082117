/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
#define	PCB_KERNFPU	0x04

struct pcb {
	unsigned int	pcb_flags;
};
