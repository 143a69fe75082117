/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#define	EINVAL	22
#define	ENOTTY	25
