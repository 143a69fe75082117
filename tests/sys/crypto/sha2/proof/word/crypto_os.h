/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A port to no machine: sha256_compress.c, unchanged, compiled as C++ over
 * words that are terms and bytes that are their inputs.
 */

#ifndef _CRYPTO_OS_H_
#define	_CRYPTO_OS_H_

#include <stdint.h>
#include <string.h>

#include "word.h"

#define	uint32_t	Word
#define	uint8_t		Byte

#endif /* !_CRYPTO_OS_H_ */
