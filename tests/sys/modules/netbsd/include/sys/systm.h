/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#include <lib/libkern/libkern.h>

void	aprint_verbose(const char *, ...)
    __attribute__((__format__(__printf__, 1, 2)));
void	printf(const char *, ...) __attribute__((__format__(__printf__, 1, 2)));
