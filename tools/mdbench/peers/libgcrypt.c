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
	return (gcry_md_open(&handle, GCRY_MD_SHA256, 0) ? "no handle" : NULL);
}

static void
init(void)
{
	gcry_md_reset(handle);
}

static void
update(const void *data, size_t len)
{
	gcry_md_write(handle, data, len);
}

static void
final(uint8_t digest[32])
{
	memcpy(digest, gcry_md_read(handle, GCRY_MD_SHA256), 32);
}

const struct contender CONTENDER = { NAME, setup, init, update, final };
