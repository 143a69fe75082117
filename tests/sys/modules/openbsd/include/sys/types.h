/* SPDX-License-Identifier: BSD-2-Clause; OpenBSD's, as far as we use it. */
#include "../../../types.h"
