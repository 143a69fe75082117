/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 as two files, md_sha256.c and this header.
 */

#include <stddef.h>
#include <stdint.h>

#include "sha256.h"
