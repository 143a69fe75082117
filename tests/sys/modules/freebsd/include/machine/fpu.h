/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
struct fpu_kern_ctx;
struct thread;

#define	PCB_USER_FPU(pcb)	(((pcb)->pcb_flags & PCB_KERNFPU) == 0)

#define	FPU_KERN_NORMAL		0x0000
#define	FPU_KERN_NOCTX		0x0004

void	fpu_kern_enter(struct thread *, struct fpu_kern_ctx *, unsigned int);
int	fpu_kern_leave(struct thread *, struct fpu_kern_ctx *);
