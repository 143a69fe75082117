/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * x86's clock, the time-stamp counter, where the port has none of its own.
 */

#ifndef _CRYPTO_TICKS_H_
#define	_CRYPTO_TICKS_H_

#ifndef crypto_ticks
#define	crypto_ticks()	__builtin_ia32_rdtsc()
#endif

#endif /* !_CRYPTO_TICKS_H_ */
