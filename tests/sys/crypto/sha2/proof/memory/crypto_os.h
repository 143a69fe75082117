/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A port to Frama-C: what the functions that a port supplies may be given, and
 * what they do with it.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <stddef.h>
#include <stdint.h>

/* To Frama-C, what is volatile may be anything; nobody writes to the core's. */
#define	volatile

/*@
  requires \valid(to + (0 .. len - 1));
  requires \valid_read(from + (0 .. len - 1));
  requires \separated(to + (0 .. len - 1), from + (0 .. len - 1));
  assigns to[0 .. len - 1] \from from[0 .. len - 1];
  ensures \initialized(to + (0 .. len - 1));
*/
void	copy(uint8_t *to, const uint8_t *from, size_t len);

/*@
  requires \valid(p + (0 .. len - 1));
  assigns p[0 .. len - 1] \from value;
*/
void	fill(uint8_t *p, int value, size_t len);

#define	memcpy(to, from, len)					\
	copy((uint8_t *)(to), (const uint8_t *)(from), len)
#define	memset(p, value, len)	fill((uint8_t *)(p), value, len)
#define	crypto_wipe(p, len)	fill((uint8_t *)(p), 0, len)

#endif /* !_CRYPTO_OS_H_ */
