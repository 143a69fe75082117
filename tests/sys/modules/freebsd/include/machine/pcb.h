/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD's header of this name declares, as far as the port uses it.
 */

#define	PCB_KERNFPU	0x04

struct pcb {
	unsigned int	pcb_flags;
};
