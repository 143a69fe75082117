/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

#include <machine/cpu.h>

bool	cpu_intr_p(void);

/* Not the kernel's: what that says. */
extern bool cpu_interrupted;
