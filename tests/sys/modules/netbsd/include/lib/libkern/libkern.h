/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);
void	*explicit_memset(void *, int, size_t);

#define	memcpy(d, s, l)	__builtin_memcpy(d, s, l)
#define	memset(d, v, l)	__builtin_memset(d, v, l)
