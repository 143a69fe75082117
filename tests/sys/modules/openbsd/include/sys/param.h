/* SPDX-License-Identifier: BSD-2-Clause; OpenBSD's, as far as we use it. */
#include <sys/types.h>

#ifndef OpenBSD
#define	OpenBSD	202410
#endif
