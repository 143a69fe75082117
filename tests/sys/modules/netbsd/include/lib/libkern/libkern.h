/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What NetBSD's header of this name declares, as far as the port uses it.
 */

void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);
void	*explicit_memset(void *, int, size_t);

#define	memcpy(d, s, l)	__builtin_memcpy(d, s, l)
#define	memset(d, v, l)	__builtin_memset(d, v, l)
