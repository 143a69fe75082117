/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * x86's vector registers.  A function that uses them says by TARGET what its
 * CPU has more than others; then no flag for a whole file can reach another.
 */

#ifndef _CRYPTO_SIMD_H_
#define	_CRYPTO_SIMD_H_

#include "../vector.h"

#define	TARGET(features) __attribute__((__target__(features)))

/*
 * The last words of a message do not stay in registers.  What wipes the upper
 * halves as well also leaves nothing that would slow down the code after it.
 */
#ifdef __x86_64__
#define	XMM_CLOBBERS                                                           \
	"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",        \
	    "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14",       \
	    "xmm15"
#define	XMM_HIGH                                                               \
	"pxor %%xmm8, %%xmm8; pxor %%xmm9, %%xmm9; "                           \
	"pxor %%xmm10, %%xmm10; pxor %%xmm11, %%xmm11; "                       \
	"pxor %%xmm12, %%xmm12; pxor %%xmm13, %%xmm13; "                       \
	"pxor %%xmm14, %%xmm14; pxor %%xmm15, %%xmm15"
#else
#define	XMM_CLOBBERS                                                           \
	"xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"
#define	XMM_HIGH ""
#endif
#define	WIPE_XMM()                                                             \
	__asm__ __volatile__(                                                  \
	    "pxor %%xmm0, %%xmm0; pxor %%xmm1, %%xmm1; "                       \
	    "pxor %%xmm2, %%xmm2; pxor %%xmm3, %%xmm3; "                       \
	    "pxor %%xmm4, %%xmm4; pxor %%xmm5, %%xmm5; "                       \
	    "pxor %%xmm6, %%xmm6; pxor %%xmm7, %%xmm7; " XMM_HIGH              \
	    :                                                                  \
	    :                                                                  \
	    : XMM_CLOBBERS)
#define	WIPE_YMM() __asm__ __volatile__("vzeroall" : : : XMM_CLOBBERS)
#ifdef __x86_64__
#define	WIPE_ZMM()                                                             \
	__asm__ __volatile__("vpxord %%zmm16, %%zmm16, %%zmm16; vpxord "       \
			     "%%zmm17, %%zmm17, %%zmm17; "                     \
			     "vpxord %%zmm18, %%zmm18, %%zmm18; vpxord "       \
			     "%%zmm19, %%zmm19, %%zmm19; "                     \
			     "vpxord %%zmm20, %%zmm20, %%zmm20; vpxord "       \
			     "%%zmm21, %%zmm21, %%zmm21; "                     \
			     "vpxord %%zmm22, %%zmm22, %%zmm22; vpxord "       \
			     "%%zmm23, %%zmm23, %%zmm23; "                     \
			     "vpxord %%zmm24, %%zmm24, %%zmm24; vpxord "       \
			     "%%zmm25, %%zmm25, %%zmm25; "                     \
			     "vpxord %%zmm26, %%zmm26, %%zmm26; vpxord "       \
			     "%%zmm27, %%zmm27, %%zmm27; "                     \
			     "vpxord %%zmm28, %%zmm28, %%zmm28; vpxord "       \
			     "%%zmm29, %%zmm29, %%zmm29; "                     \
			     "vpxord %%zmm30, %%zmm30, %%zmm30; vpxord "       \
			     "%%zmm31, %%zmm31, %%zmm31; "                     \
			     "vzeroall"                                        \
			     :                                                 \
			     :                                                 \
			     : XMM_CLOBBERS, "xmm16", "xmm17", "xmm18",        \
			     "xmm19", "xmm20", "xmm21", "xmm22", "xmm23",      \
			     "xmm24", "xmm25", "xmm26", "xmm27", "xmm28",      \
			     "xmm29", "xmm30", "xmm31")
#else
#define	WIPE_ZMM() WIPE_YMM()
#endif

#endif /* !_CRYPTO_SIMD_H_ */
