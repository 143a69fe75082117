/* SPDX-License-Identifier: BSD-2-Clause; OpenBSD's, as far as we use it. */
void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);
void	explicit_bzero(void *, size_t);
void	panic(const char *, ...) __attribute__((__noreturn__));
