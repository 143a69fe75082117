/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * arm64's vector registers.  What is not in the base of the CPU is in the
 * assembly here, so no flag is needed.
 */

#ifndef _CRYPTO_SIMD_H_
#define	_CRYPTO_SIMD_H_

#include "../vector.h"

#define	SIMD		/* nothing more than each arm64 has */

#define	SHA2(text)	".arch_extension sha2\n\t" text
#define	SHA256H(x, y, w)						\
	__asm__(SHA2("sha256h %q0, %q1, %2.4s") : "+w"(x) : "w"(y), "w"(w))
#define	SHA256H2(x, y, w)						\
	__asm__(SHA2("sha256h2 %q0, %q1, %2.4s") : "+w"(x) : "w"(y), "w"(w))
#define	SHA256SU0(x, y)							\
	__asm__(SHA2("sha256su0 %0.4s, %1.4s") : "+w"(x) : "w"(y))
#define	SHA256SU1(x, y, z)						\
	__asm__(SHA2("sha256su1 %0.4s, %1.4s, %2.4s")			\
		: "+w"(x)						\
		: "w"(y), "w"(z))

/*
 * The last words of a message do not stay in registers; v8 to v15, which belong
 * to the caller, are not needed.
 */
#define	WIPE()                                                                 \
	__asm__ __volatile__(                                                  \
	    "movi v0.2d, #0; movi v1.2d, #0; movi v2.2d, #0; "                 \
	    "movi v3.2d, #0; movi v4.2d, #0; movi v5.2d, #0; "                 \
	    "movi v6.2d, #0; movi v7.2d, #0; movi v16.2d, #0; "                \
	    "movi v17.2d, #0; movi v18.2d, #0; movi v19.2d, #0; "              \
	    "movi v20.2d, #0; movi v21.2d, #0; movi v22.2d, #0; "              \
	    "movi v23.2d, #0; movi v24.2d, #0; movi v25.2d, #0; "              \
	    "movi v26.2d, #0; movi v27.2d, #0; movi v28.2d, #0; "              \
	    "movi v29.2d, #0; movi v30.2d, #0; movi v31.2d, #0"                \
	    :                                                                  \
	    :                                                                  \
	    : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v17",    \
	    "v18", "v19", "v20", "v21", "v22", "v23", "v24", "v25", "v26",     \
	    "v27", "v28", "v29", "v30", "v31")

#endif /* !_CRYPTO_SIMD_H_ */
