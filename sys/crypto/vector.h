/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Vectors as gcc and clang have them without a header, for a kernel has none.
 */

#ifndef _CRYPTO_VECTOR_H_
#define	_CRYPTO_VECTOR_H_

#define	INLINE		inline __attribute__((__always_inline__))

typedef uint8_t u8x16 __attribute__((__vector_size__(16), __may_alias__));
typedef uint32_t u32x4 __attribute__((__vector_size__(16), __may_alias__));
typedef int32_t i32x4 __attribute__((__vector_size__(16)));
typedef uint32_t u32x4_unaligned
    __attribute__((__vector_size__(16), __aligned__(1), __may_alias__));

/* Elements of two vectors, and four words after four, also before gcc 12. */
#if defined(__clang__) || __GNUC__ >= 12
#define	SHUFFLE		__builtin_shufflevector
#define	JOIN4(x, y)	SHUFFLE(x, y, 0, 1, 2, 3, 4, 5, 6, 7)
#else
#define	SHUFFLE(x, y, ...)						\
	__builtin_shuffle(x, y, (__typeof__(x)){ __VA_ARGS__ })
#define	JOIN4(x, y)							\
	(((union {							\
		u32x4 half[2];						\
		uint32_t all __attribute__((__vector_size__(32)));	\
	}){ { x, y } })							\
		.all)
#endif

/* Four big-endian words at any alignment. */
#define	BYTES(x)							\
	((u32x4)SHUFFLE((u8x16)(x), (u8x16)(x), 3, 2, 1, 0, 7, 6, 5, 4, 11, \
	    10, 9, 8, 15, 14, 13, 12))
#define	LOAD4(p) BYTES(*(const u32x4_unaligned *)(const void *)(p))

#endif /* !_CRYPTO_VECTOR_H_ */
