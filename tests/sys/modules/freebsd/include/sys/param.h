/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
#include <sys/cdefs.h>
#include <sys/types.h>

#define	NULL	((void *)0)
