/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * x86's clock, the time-stamp counter, where the port has none of its own: read
 * when all before it is done.  Wants SSE2.
 */

#ifndef _CRYPTO_TICKS_H_
#define	_CRYPTO_TICKS_H_

#ifndef crypto_ticks
static inline uint64_t
crypto_ticks(void)
{
	uint32_t high, low;

	__asm__ __volatile__("lfence; rdtsc"
			     : "=a"(low), "=d"(high)
			     :
			     : "memory");
	return ((uint64_t)high << 32 | low);
}
#endif

#endif /* !_CRYPTO_TICKS_H_ */
