/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A libmd.so as a contender: LIBRARY is its path.  Two of them have one
 * SONAME, so each is opened by itself.
 */

#include <dlfcn.h>

#include "bench.h"
#include "crypto/sha2/sha256.h"

#define	STRING(x)  #x
#define	NAME_OF(x) STRING(x)

static SHA256_CTX ctx;
static void (*md_init)(SHA256_CTX *);
static void (*md_update)(SHA256_CTX *, const void *, size_t);
static void (*md_final)(uint8_t *, SHA256_CTX *);

static const char *
setup(void)
{
	void *lib;

	if ((lib = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL)) == NULL)
		return ("cannot be opened");
	*(void **)&md_init = dlsym(lib, NAME_OF(SHA256_Init));
	*(void **)&md_update = dlsym(lib, NAME_OF(SHA256_Update));
	*(void **)&md_final = dlsym(lib, NAME_OF(SHA256_Final));
	if (md_init == NULL || md_update == NULL || md_final == NULL)
		return ("lacks a function");
	return (NULL);
}

static void
init(void)
{
	md_init(&ctx);
}

static void
update(const void *data, size_t len)
{
	md_update(&ctx, data, len);
}

static void
final(uint8_t digest[32])
{
	md_final(digest, &ctx);
}

const struct contender CONTENDER = { NAME, setup, init, update, final };
