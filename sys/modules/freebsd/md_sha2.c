/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a kernel module of FreeBSD, or compiled into its kernel.
 */

#include "crypto_os.h"

#include <sys/errno.h>
#include <sys/kernel.h>
#include <sys/module.h>

#include "sha224.h"
#include "sha224_selftest.h"
#include "sha256.h"
#include "sha256_selftest.h"

static int
md_sha2_modevent(module_t mod __unused, int event, void *arg __unused)
{
	switch (event) {
	case MOD_LOAD:
		if (sha224_selftest() != 0 || sha256_selftest() != 0) {
			printf("md_sha2: a digest is wrong\n");
			return (EINVAL);
		}
		printf("md_sha2: SHA-256 by %s\n", SHA256_Variant());
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
