/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-224 for programs, see sha256(3): the core's functions and the helpers.
 */

#ifndef _SHA224_H_
#define	_SHA224_H_

#include <sys/types.h>
#include <stdint.h>
#include <crypto/sha2/sha224.h>
#include <md_functions.h>

#define	SHA224_End	CRYPTO_NAME(SHA224_End)
#define	SHA224_Fd	CRYPTO_NAME(SHA224_Fd)
#define	SHA224_FdChunk	CRYPTO_NAME(SHA224_FdChunk)
#define	SHA224_File	CRYPTO_NAME(SHA224_File)
#define	SHA224_FileChunk	CRYPTO_NAME(SHA224_FileChunk)
#define	SHA224_Data	CRYPTO_NAME(SHA224_Data)

MD_FUNCTIONS(SHA224)

#endif /* !_SHA224_H_ */
