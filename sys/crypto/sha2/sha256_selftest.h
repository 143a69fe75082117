/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Known answers, for whoever must not start with a wrong SHA-256.
 */

#ifndef _CRYPTO_SHA2_SHA256_SELFTEST_H_
#define	_CRYPTO_SHA2_SHA256_SELFTEST_H_

#ifndef sha256_selftest
#define	sha256_selftest	_libmd_sha256_selftest
#endif

/* Hash three known messages: 0, or -1 where a digest is wrong. */
int	sha256_selftest(void);

#endif /* !_CRYPTO_SHA2_SHA256_SELFTEST_H_ */
