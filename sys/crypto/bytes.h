/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Loads and stores of words, at any alignment, by byte and shift: right on
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
	int i;

	for (i = 3; i >= 0; i--) {
		p[i] = (uint8_t)x;
		x >>= 8;
	}
}

static inline void
store_be64(uint8_t *p, uint64_t x)
{
	int i;

	for (i = 7; i >= 0; i--) {
		p[i] = (uint8_t)x;
		x >>= 8;
	}
}

static inline void
store_le32(uint8_t *p, uint32_t x)
{
	int i;

	for (i = 0; i < 4; i++) {
		p[i] = (uint8_t)x;
		x >>= 8;
	}
}

static inline void
store_le64(uint8_t *p, uint64_t x)
{
	int i;

	for (i = 0; i < 8; i++) {
		p[i] = (uint8_t)x;
		x >>= 8;
	}
}

#endif /* !_CRYPTO_BYTES_H_ */
