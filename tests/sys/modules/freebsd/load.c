/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD would do with the module; exits with what this says to that.
 */

#include <sys/param.h>
#include <sys/errno.h>
#include <sys/module.h>
#include <sys/proc.h>
#include <machine/pcb.h>

#include "fpu.h"

extern moduledata_t *const module_under_test;

int	main(void);

/* Load it where the thread is in this state, which must stay. */
static int
load(unsigned int critnest, int nesting, unsigned int flags)
{
	int status;

	curthread->td_critnest = critnest;
	curthread->td_intr_nesting_level = nesting;
	curthread->td_pcb->pcb_flags = flags;
	status = module_under_test->evhand(NULL, MOD_LOAD, NULL);
	return (curthread->td_critnest == critnest ? status : 1);
}

int
main(void)
{
	int (*event)(module_t, int, void *) = module_under_test->evhand;
	int status;

	if (event(NULL, MOD_QUIESCE, NULL) != 0 ||
	    event(NULL, MOD_UNLOAD, NULL) != 0 ||
	    event(NULL, MOD_SHUTDOWN, NULL) != 0 ||
	    event(NULL, 1000, NULL) != EOPNOTSUPP)
		return (1);
	status = load(1, 0, 0) | load(0, 1, 0) | load(0, 0, PCB_KERNFPU) |
	    load(0, 0, 0);
	return (fpu_finish(status));
}
