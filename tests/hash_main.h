/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of all tables that are linked, each as one of ATF's.
 */

#include <unistd.h>

#include "hash_test.h"
#include "atf_test.h"

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	atf_tc_fail_nonfatal("%s: %s, length %ju, offset %ju", what,
	    hash_variants[hash_variant], (uintmax_t)length, (uintmax_t)offset);
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

__attribute__((__constructor__)) static void
add_tables(void)
{
	const struct hash_table *const *t;
	const struct hash_case *c;

	for (t = __start_hash_tables; t < __stop_hash_tables; t++)
		for (c = (*t)->cases; c->name != NULL; c++) {
			tests[ntests].name = c->name;
			tests[ntests++].run = run;
		}
}
