/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The seam between bytes and words, private to the core.
 */

#ifndef _CRYPTO_SHA2_SHA256_COMPRESS_H_
#define	_CRYPTO_SHA2_SHA256_COMPRESS_H_

#ifndef sha256_compress
#define	sha256_compress	_libmd_sha256_compress
#endif

/*
 * Apply the compression function of FIPS 180-4, section 6.2.2, to nblocks
 * blocks of 64 bytes, at any alignment, one after the other; with none, the
 * state stays as it is.
 */
void	sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks);

#endif /* !_CRYPTO_SHA2_SHA256_COMPRESS_H_ */
