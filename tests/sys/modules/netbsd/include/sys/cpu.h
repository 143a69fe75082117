/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#include <machine/cpu.h>

bool	cpu_intr_p(void);

/* Not the kernel's: what that says. */
extern bool cpu_interrupted;
