/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The linked names of all hashes, so that another library's SHA256_Init, which
 * has another context, does no harm.  A port may define CRYPTO_NAME first.
 */

#ifndef _CRYPTO_NAME_H_
#define	_CRYPTO_NAME_H_

#ifndef CRYPTO_NAME
#define	CRYPTO_NAME(x)	_libmd_##x
#endif

#endif /* !_CRYPTO_NAME_H_ */
