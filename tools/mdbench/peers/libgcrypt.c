/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Libgcrypt, with one handle used again and again.
 */

#include <gcrypt.h>
#include <string.h>

#include "bench.h"

static gcry_md_hd_t handle;

static const char *
setup(void)
{
	gcry_check_version(NULL);
	gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
	gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
	return (gcry_md_open(&handle, gcry_md_map_name(STRING(HASH)), 0) ||
		    !gcry_md_get_algo(handle)
		? "no such hash"
		: NULL);
}

CONTEND(setup, gcry_md_reset(handle), gcry_md_write(handle, data, len),
    memcpy(digest, gcry_md_read(handle, 0), DIGEST_LENGTH));
