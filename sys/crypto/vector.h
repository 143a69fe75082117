/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Vectors as gcc (12 and later) and clang have them without a header, for a
 * kernel has none.
 */

#ifndef _CRYPTO_VECTOR_H_
#define	_CRYPTO_VECTOR_H_

#define	INLINE		inline __attribute__((__always_inline__))

typedef uint8_t u8x16 __attribute__((__vector_size__(16), __may_alias__));
typedef uint32_t u32x4 __attribute__((__vector_size__(16), __may_alias__));
typedef int32_t i32x4 __attribute__((__vector_size__(16)));
typedef uint32_t u32x4_unaligned
    __attribute__((__vector_size__(16), __aligned__(1), __may_alias__));

/* Four big-endian words at any alignment. */
#define	BYTES(x)							\
	((u32x4)__builtin_shufflevector((u8x16)(x), (u8x16)(x), 3, 2, 1, 0, 7, \
	    6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12))
#define	LOAD4(p) BYTES(*(const u32x4_unaligned *)(const void *)(p))

#endif /* !_CRYPTO_VECTOR_H_ */
