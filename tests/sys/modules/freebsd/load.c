/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What FreeBSD would do with the module; exits with what this says to that.
 */

#include <sys/param.h>
#include <sys/errno.h>
#include <sys/module.h>

extern moduledata_t *const module_under_test;

int	main(void);

int
main(void)
{
	int (*event)(module_t, int, void *) = module_under_test->evhand;

	if (event(NULL, MOD_QUIESCE, NULL) != 0 ||
	    event(NULL, MOD_UNLOAD, NULL) != 0 ||
	    event(NULL, MOD_SHUTDOWN, NULL) != 0 ||
	    event(NULL, 1000, NULL) != EOPNOTSUPP)
		return (1);
	return (event(NULL, MOD_LOAD, NULL));
}
