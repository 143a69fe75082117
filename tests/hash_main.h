/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of all tables that are linked, each as one of ATF's.
 */

#include <atf-c.h>
#include <unistd.h>

#include "hash_test.h"

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	atf_tc_fail_nonfatal("%s: %s, length %ju, offset %ju", what,
	    hash_variants[hash_variant], (uintmax_t)length, (uintmax_t)offset);
}

static void
set_time(atf_tc_t *tc)
{
	atf_tc_set_md_var(tc, "timeout", "900");
}

static void
run(const atf_tc_t *tc)
{
	const char *name = atf_tc_get_ident(tc);
	const struct hash_table *const *t = __start_hash_tables;
	const struct hash_case *c = (*t)->cases;

	if (strstr(name, "__official_") != NULL && access(CAVP_DIR, R_OK) != 0)
		atf_tc_skip("python3-cryptography-vectors: no " CAVP_DIR);
	while (strcmp(c->name, name) != 0)
		if ((++c)->name == NULL)
			c = (*++t)->cases;
	if ((*t)->begin != NULL)
		(*t)->begin();
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		c->run();
}

ATF_TP_ADD_TCS(tp)
{
	static atf_tc_t tcs[64], *tc = tcs;
	const char *const none[] = { NULL };
	const struct hash_table *const *t;
	const struct hash_case *c;
	atf_error_t error = atf_no_error();

	for (t = __start_hash_tables; t < __stop_hash_tables; t++)
		for (c = (*t)->cases; c->name != NULL; c++, tc++) {
			error =
			    atf_tc_init(tc, c->name, set_time, run, NULL, none);
			if (!atf_is_error(error))
				error = atf_tp_add_tc(tp, tc);
			if (atf_is_error(error))
				return (error);
		}
	return (error);
}
