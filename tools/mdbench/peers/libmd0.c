/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Debian's libmd, with OpenBSD's interface.
 */

#include <sys/types.h>

#include <md2.h>
#include <md4.h>
#include <md5.h>
#include <rmd160.h>
#include <sha1.h>
#include <sha2.h>

#include "bench.h"

static any_context ctx;

CONTEND(NULL, JOIN(PREFIX, Init)((void *)ctx),
    JOIN(PREFIX, Update)((void *)ctx, data, len),
    JOIN(PREFIX, Final)(digest, (void *)ctx));
