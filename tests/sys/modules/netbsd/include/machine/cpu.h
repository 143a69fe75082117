/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

struct cpu_info {
	int		ci_kfpu_spl;
	uint8_t		ci_ilevel;
};

/* In a module not inline. */
struct cpu_info	*x86_curcpu(void);

#define	curcpu()	x86_curcpu()
