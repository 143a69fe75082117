/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#include <machine/intr.h>
