/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a kernel module of FreeBSD, or compiled into its kernel.
 */

#include "crypto_os.h"

#include <sys/errno.h>
#include <sys/kernel.h>
#include <sys/module.h>

#include "hashes.h"

/* Which variant a hash takes. */
#define	SAY(name, NAME)	printf("md_sha2: " #NAME " by %s\n", NAME##_Variant());

static int
md_sha2_modevent(module_t mod __unused, int event, void *arg __unused)
{
	switch (event) {
	case MOD_LOAD:
		if (HASHES_SELFTEST() != 0) {
			printf("md_sha2: a digest is wrong\n");
			return (EINVAL);
		}
		EACH_MANY(SAY)
		return (0);
	case MOD_UNLOAD:
	case MOD_QUIESCE:
	case MOD_SHUTDOWN:
		return (0);
	default:
		return (EOPNOTSUPP);
	}
}

static moduledata_t md_sha2_mod = { "md_sha2", md_sha2_modevent, NULL };

DECLARE_MODULE(md_sha2, md_sha2_mod, SI_SUB_DRIVERS, SI_ORDER_ANY);
MODULE_VERSION(md_sha2, 1);
