/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 for programs, see sha256(3): the core's functions and the helpers.
 */

#ifndef _SHA256_H_
#define	_SHA256_H_

#include <sys/types.h>
#include <stdint.h>
#include <crypto/sha2/sha256.h>
#include <md_functions.h>

#define	SHA256_End	CRYPTO_NAME(SHA256_End)
#define	SHA256_Fd	CRYPTO_NAME(SHA256_Fd)
#define	SHA256_FdChunk	CRYPTO_NAME(SHA256_FdChunk)
#define	SHA256_File	CRYPTO_NAME(SHA256_File)
#define	SHA256_FileChunk	CRYPTO_NAME(SHA256_FileChunk)
#define	SHA256_Data	CRYPTO_NAME(SHA256_Data)

MD_FUNCTIONS(SHA256)

#endif /* !_SHA256_H_ */
