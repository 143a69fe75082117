/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#define	IPL_NONE	0
#define	IPL_SOFTNET	4
#define	IPL_VM		6
#define	IPL_SCHED	7
#define	IPL_HIGH	8
