/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * x86: what CPUID says, and XGETBV of what the system saves.  A hypervisor may
 * mask each bit by itself, so each is read, and no leaf that is not there.
 */

#ifndef _CRYPTO_CPU_ASK_H_
#define	_CRYPTO_CPU_ASK_H_

enum { EAX, EBX, ECX, EDX };

static inline void
read_cpuid(uint32_t r[4], uint32_t leaf)
{
	__asm__ __volatile__(
	    "cpuid"
	    : "=a"(r[EAX]), "=b"(r[EBX]), "=c"(r[ECX]), "=d"(r[EDX])
	    : "0"(leaf), "2"(0));
}

/* The i386 and the first i486 have no CPUID: there its flag does not change. */
static inline int
has_cpuid(void)
{
#ifdef __i386__
	uint32_t flags, changed;

	__asm__ __volatile__("pushfl\n\tpopl %0\n\tmovl %0, %1\n\t"
			     "xorl $0x200000, %1\n\tpushl %1\n\tpopfl\n\t"
			     "pushfl\n\tpopl %1\n\tpushl %0\n\tpopfl"
			     : "=&r"(flags), "=&r"(changed));
	return (((flags ^ changed) & 0x200000) != 0);
#else
	return (1);
#endif
}

static inline uint32_t
read_xcr0(void)
{
	uint32_t high, low;

	/* xgetbv, which old assemblers do not know */
	__asm__ __volatile__(".byte 0x0f, 0x01, 0xd0"
			     : "=a"(low), "=d"(high)
			     : "c"(0));
	return (low);
}

static inline uint32_t
ask_cpu(void)
{
	uint32_t found = 0, last, r[4], saved = 0;

	if (!has_cpuid())
		return (found);
	read_cpuid(r, 0);
	last = r[EAX];
	if (last < 1)
		return (found);
	read_cpuid(r, 1);
	/* Without SSE2, or FXSAVE for it, nothing that follows is of use. */
	if ((r[EDX] >> 24 & r[EDX] >> 26 & 1) == 0)
		return (found);
	if (r[ECX] >> 9 & 1)
		found |= CRYPTO_CPU_SSSE3;
	if (r[ECX] >> 19 & 1)
		found |= CRYPTO_CPU_SSE41;
	if (r[ECX] >> 27 & r[ECX] >> 28 & 1) /* OSXSAVE and AVX */
		saved = read_xcr0();
	if (last < 7)
		return (found);
	read_cpuid(r, 7);
	if (r[EBX] >> 8 & 1)
		found |= CRYPTO_CPU_BMI2;
	if (r[EBX] >> 29 & 1)
		found |= CRYPTO_CPU_SHANI;
	if ((r[EBX] >> 5 & 1) && (saved & 0x06) == 0x06)
		found |= CRYPTO_CPU_AVX2;
	if ((r[EBX] >> 16 & r[EBX] >> 30 & 1) && (saved & 0xe6) == 0xe6)
		found |= CRYPTO_CPU_AVX512;
	return (found);
}

#endif /* !_CRYPTO_CPU_ASK_H_ */
