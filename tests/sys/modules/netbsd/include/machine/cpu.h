/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
struct cpu_info {
	int		ci_kfpu_spl;
	uint8_t		ci_ilevel;
};

/* In a module not inline. */
struct cpu_info	*x86_curcpu(void);

#define	curcpu()	x86_curcpu()
