/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The core as a module of NetBSD, of its rump kernel, or compiled in.
 */

#include "crypto_os.h"

#include <sys/errno.h>
#include <sys/module.h>
#include <sys/systm.h>

#include "sha224.h"
#include "sha224_selftest.h"
#include "sha256.h"
#include "sha256_selftest.h"

MODULE(MODULE_CLASS_MISC, md_sha2, NULL);

/* NetBSD's loader expects data and bss in a module, in these very sections. */
static int md_sha2_data __used __section(".data") = 1;
static int md_sha2_bss __used __section(".bss");

static int
md_sha2_modcmd(modcmd_t cmd, void *arg)
{
	switch (cmd) {
	case MODULE_CMD_INIT:
		if (sha224_selftest() != 0 || sha256_selftest() != 0) {
			printf("md_sha2: a digest is wrong\n");
			return (EINVAL);
		}
		aprint_verbose("md_sha2: SHA-256 by %s\n", SHA256_Variant());
		return (0);
	case MODULE_CMD_FINI:
		return (0);
	default:
		return (ENOTTY);
	}
}
