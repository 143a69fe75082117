/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What OpenBSD's header of this name declares, as far as the port uses it.
 */

void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);
void	explicit_bzero(void *, size_t);
void	panic(const char *, ...) __attribute__((__noreturn__));
