/*-
 * SPDX-License-Identifier: BSD-2-Clause
 */

#include "crypto_os.h"
#include "hash_test.h"
#include "hash_main.h"

extern const struct hash_case SHA256_long_cases[];

static void
long_time(atf_tc_t *tc)
{
	atf_tc_set_md_var(tc, "timeout", "900");
}

static void
run_case(const atf_tc_t *tc)
{
	run_in(SHA256_long_cases, tc);
}

ATF_TP_ADD_TCS(tp)
{
	return (add_table(tp, SHA256_long_cases, long_time, run_case));
}
