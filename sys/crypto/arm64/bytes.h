/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Loads and stores of words, at any alignment, for arm64 in either
 * byte order.
 * The builtins are those of gcc and clang; ../bytes.h serves the others.
 */

#ifndef _CRYPTO_BYTES_H_
#define	_CRYPTO_BYTES_H_

#define	LITTLE_ENDIAN_CPU (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)

static inline uint32_t
load_be32(const uint8_t *p)
{
	uint32_t x;

	__builtin_memcpy(&x, p, sizeof(x));
	return (LITTLE_ENDIAN_CPU ? __builtin_bswap32(x) : x);
}

static inline void
store_be32(uint8_t *p, uint32_t x)
{
	x = LITTLE_ENDIAN_CPU ? __builtin_bswap32(x) : x;
	__builtin_memcpy(p, &x, sizeof(x));
}

static inline void
store_be64(uint8_t *p, uint64_t x)
{
	x = LITTLE_ENDIAN_CPU ? __builtin_bswap64(x) : x;
	__builtin_memcpy(p, &x, sizeof(x));
}

static inline void
store_le32(uint8_t *p, uint32_t x)
{
	x = LITTLE_ENDIAN_CPU ? x : __builtin_bswap32(x);
	__builtin_memcpy(p, &x, sizeof(x));
}

static inline void
store_le64(uint8_t *p, uint64_t x)
{
	x = LITTLE_ENDIAN_CPU ? x : __builtin_bswap64(x);
	__builtin_memcpy(p, &x, sizeof(x));
}

#endif /* !_CRYPTO_BYTES_H_ */
