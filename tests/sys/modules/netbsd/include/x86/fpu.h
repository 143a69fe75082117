/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
void	fpu_kern_enter(void);
void	fpu_kern_leave(void);
