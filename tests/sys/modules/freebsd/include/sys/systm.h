/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);
void	explicit_bzero(void *, size_t);
int	printf(const char *, ...) __attribute__((__format__(__printf__, 1, 2)));
