/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For other modules: the plain functions that md_sha2 exports, as sha256(9)
 * has them.  They do not sleep, so any context may call them.
 */

#ifndef _MD_SHA2_H_
#define	_MD_SHA2_H_

#include "crypto_os.h"
#include "hashes.h"

#endif /* !_MD_SHA2_H_ */
