/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A clock that is finer than a block takes; 0 where there is none, as here.  The
 * folder of a CPU may have one.
 */

#ifndef _CRYPTO_TICKS_H_
#define	_CRYPTO_TICKS_H_

#ifndef crypto_ticks
#define	crypto_ticks()	((uint64_t)0)
#endif

#endif /* !_CRYPTO_TICKS_H_ */
