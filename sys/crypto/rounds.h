/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The one place that reads the option SMALL_KERNEL: ROLLED is 1 where the
 * rounds of a compression function are to be a loop (the smallest code), 0
 * where they are to be written out (the fastest).
 */

#ifndef _CRYPTO_ROUNDS_H_
#define	_CRYPTO_ROUNDS_H_

#ifdef SMALL_KERNEL
#define	ROLLED	1
#else
#define	ROLLED	0
#endif

#endif /* !_CRYPTO_ROUNDS_H_ */
