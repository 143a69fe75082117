/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "hash_main.h"
