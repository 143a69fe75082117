/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD would do with the module; exits with what this says to that.
 */

#include <sys/param.h>
#include <sys/errno.h>
#include <sys/module.h>

extern modinfo_t *const module_under_test;

int	main(void);

int
main(void)
{
	int (*command)(modcmd_t, void *) = module_under_test->mi_modcmd;

	if (command(MODULE_CMD_FINI, NULL) != 0 ||
	    command(MODULE_CMD_STAT, NULL) != ENOTTY ||
	    command(MODULE_CMD_AUTOUNLOAD, NULL) != ENOTTY)
		return (1);
	return (command(MODULE_CMD_INIT, NULL));
}
