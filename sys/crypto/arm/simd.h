/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The vector registers of 32-bit arm.  Each function that uses them says SIMD;
 * what only ARMv8 has is in the assembly here, so no flag is needed.
 */

#ifndef _CRYPTO_SIMD_H_
#define	_CRYPTO_SIMD_H_

#include "../vector.h"

#define	SIMD		__attribute__((__target__("fpu=neon")))

#define	SHA2(text) ".arch armv8-a\n\t.fpu crypto-neon-fp-armv8\n\t" text
#define	SHA256H(x, y, w)						\
	__asm__(SHA2("sha256h.32 %q0, %q1, %q2") : "+w"(x) : "w"(y), "w"(w))
#define	SHA256H2(x, y, w)						\
	__asm__(SHA2("sha256h2.32 %q0, %q1, %q2") : "+w"(x) : "w"(y), "w"(w))
#define	SHA256SU0(x, y)							\
	__asm__(SHA2("sha256su0.32 %q0, %q1") : "+w"(x) : "w"(y))
#define	SHA256SU1(x, y, z)						\
	__asm__(SHA2("sha256su1.32 %q0, %q1, %q2") : "+w"(x) : "w"(y), "w"(z))

/*
 * The last words of a message do not stay in registers; q4 to q7 belong to the
 * caller, and get back what they held.
 */
#define	WIPE()								\
	__asm__ __volatile__(						\
	    "vmov.i32 q0, #0; vmov.i32 q1, #0; vmov.i32 q2, #0; "	\
	    "vmov.i32 q3, #0; vmov.i32 q8, #0; vmov.i32 q9, #0; "	\
	    "vmov.i32 q10, #0; vmov.i32 q11, #0; vmov.i32 q12, #0; "	\
	    "vmov.i32 q13, #0; vmov.i32 q14, #0; vmov.i32 q15, #0"	\
	    :								\
	    :								\
	    : "q0", "q1", "q2", "q3", "q8", "q9", "q10", "q11", "q12", "q13", \
	    "q14", "q15")

#endif /* !_CRYPTO_SIMD_H_ */
