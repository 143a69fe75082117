/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
#include "../../../types.h"
