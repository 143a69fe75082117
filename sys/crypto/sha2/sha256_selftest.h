/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Known answers, for whoever must not start with a wrong SHA-256.
 */

#ifndef _CRYPTO_SHA2_SHA256_SELFTEST_H_
#define	_CRYPTO_SHA2_SHA256_SELFTEST_H_

#include "crypto_name.h"

#define	sha256_selftest	CRYPTO_NAME(sha256_selftest)

/* Hash three known messages: 0, or -1 where a digest is wrong. */
int	sha256_selftest(void);

#endif /* !_CRYPTO_SHA2_SHA256_SELFTEST_H_ */
