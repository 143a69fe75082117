/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a module of NetBSD, of its rump kernel, or compiled in.
 */

#include "crypto_os.h"

#include <sys/errno.h>
#include <sys/module.h>
#include <sys/systm.h>

#include "hashes.h"

/* Which variant a hash takes. */
#define	SAY(name, NAME)							\
	aprint_verbose("md_sha2: " #NAME " by %s\n", NAME##_Variant());

MODULE(MODULE_CLASS_MISC, md_sha2, NULL);

/* NetBSD's loader expects data and bss in a module, in these very sections. */
static int md_sha2_data __used __section(".data") = 1;
static int md_sha2_bss __used __section(".bss");

static int
md_sha2_modcmd(modcmd_t cmd, void *arg)
{
	switch (cmd) {
	case MODULE_CMD_INIT:
		if (HASHES_SELFTEST() != 0) {
			printf("md_sha2: a digest is wrong\n");
			return (EINVAL);
		}
		EACH_MANY(SAY)
		return (0);
	case MODULE_CMD_FINI:
		return (0);
	default:
		return (ENOTTY);
	}
}
