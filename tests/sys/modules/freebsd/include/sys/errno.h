/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
#define	EINVAL		22
#define	EOPNOTSUPP	45
