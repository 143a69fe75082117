/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Big-endian loads and stores, at any alignment, by byte and shift: right on
 * every CPU and with every compiler.  A folder that is named after a CPU may
 * hold a faster bytes.h and come earlier on the include path.
 */

#ifndef _CRYPTO_BYTES_H_
#define	_CRYPTO_BYTES_H_

static inline uint32_t
load_be32(const uint8_t *p)
{
	return ((uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 |
	    (uint32_t)p[2] << 8 | p[3]);
}

static inline void
store_be32(uint8_t *p, uint32_t x)
{
	p[0] = (uint8_t)(x >> 24);
	p[1] = (uint8_t)(x >> 16);
	p[2] = (uint8_t)(x >> 8);
	p[3] = (uint8_t)x;
}

#endif /* !_CRYPTO_BYTES_H_ */
