/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A libmd.so as a contender: LIBRARY is its path.  Two of them have one
 * SONAME, so each is opened by itself.
 */

#include <dlfcn.h>

#include "bench.h"
#include HEADER

static MD(CTX) ctx;
static void (*md_init)(MD(CTX) *);
static void (*md_update)(MD(CTX) *, const void *, size_t);
static void (*md_final)(uint8_t *, MD(CTX) *);

static const char *
setup(void)
{
	void *lib;

	if ((lib = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL)) == NULL)
		return ("cannot be opened");
	*(void **)&md_init = dlsym(lib, STRING(MD(Init)));
	*(void **)&md_update = dlsym(lib, STRING(MD(Update)));
	*(void **)&md_final = dlsym(lib, STRING(MD(Final)));
	return (md_init != NULL && md_update != NULL && md_final != NULL
		? NULL
		: "lacks a function");
}

CONTEND(
    setup, md_init(&ctx), md_update(&ctx, data, len), md_final(digest, &ctx));
