/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

void	fpu_kern_enter(void);
void	fpu_kern_leave(void);
