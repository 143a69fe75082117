/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD would do with the module; exits with what this says to that.
 */

#include <sys/param.h>
#include <sys/cpu.h>
#include <sys/errno.h>
#include <sys/intr.h>
#include <sys/module.h>
#include <sys/systm.h>

#include "fpu.h"

extern modinfo_t *const module_under_test;

int	main(void);

/* Load it where the CPU is in this state, which must stay. */
static int
load(bool interrupted, uint8_t level, int kfpu_spl)
{
	struct cpu_info *ci = curcpu();
	int status;

	cpu_interrupted = interrupted;
	ci->ci_ilevel = level;
	ci->ci_kfpu_spl = kfpu_spl;
	status = module_under_test->mi_modcmd(MODULE_CMD_INIT, NULL);
	if (ci->ci_ilevel != level || ci->ci_kfpu_spl != kfpu_spl)
		return (1);
	return (status);
}

int
main(void)
{
	int (*command)(modcmd_t, void *) = module_under_test->mi_modcmd;
	int status;

	if (command(MODULE_CMD_FINI, NULL) != 0 ||
	    command(MODULE_CMD_STAT, NULL) != ENOTTY ||
	    command(MODULE_CMD_AUTOUNLOAD, NULL) != ENOTTY)
		return (1);
	status = load(true, IPL_NONE, -1) | load(false, IPL_SCHED, -1) |
	    load(false, IPL_HIGH, -1) | load(false, IPL_VM, IPL_NONE);
	if (fpu_sections != 0)
		return (1);
	status |= load(false, IPL_NONE, -1) | load(false, IPL_SOFTNET, -1) |
	    load(false, IPL_VM, -1);
	return (fpu_finish(status));
}
