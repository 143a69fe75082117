/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of all hashes where there is a printf, but no ATF: other CPUs and
 * bare metal.  The last lines are the result: of each variant, then of all.
 */

#include <stdio.h>
#include <string.h>
#ifdef HASH_STOP
#include <stdlib.h>
#endif

#include "hash_test.h"

#define	NNAMES	32

static const char *table_name, *case_name, *names[NNAMES];
static unsigned int failed, passed[NNAMES];

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	failed++;
	printf("%s %s: failed: %s: %s, length %lu, offset %lu\n", table_name,
	    case_name, hash_variants[hash_variant], what, (unsigned long)length,
	    (unsigned long)offset);
#ifdef HASH_STOP
	exit(1);
#endif
}

/* The number of a name: variants of two hashes may have the same. */
static size_t
number(const char *name)
{
	size_t i;

	for (i = 0; i < NNAMES - 1 && names[i] != NULL; i++)
		if (strcmp(names[i], name) == 0)
			break;
	names[i] = name;
	return (i);
}

int
main(void)
{
	const struct hash_table *const *t;
	const struct hash_case *c;
	unsigned int all = 0, before;
	size_t i;

	for (t = __start_hash_tables; t < __stop_hash_tables; t++) {
		table_name = (*t)->name;
		if ((*t)->begin != NULL)
			(*t)->begin();
		for (i = 0; i < hash_nvariants; i++)
			number(hash_variants[i]);
		for (c = (*t)->cases; c->name != NULL; c++) {
			case_name = c->name;
			for (hash_variant = 0; hash_variant < hash_nvariants;
			     hash_variant++) {
				before = failed;
				c->run();
				passed[number(hash_variants[hash_variant])] +=
				    failed == before;
			}
		}
	}
	printf("variants:");
	for (i = 0; i < NNAMES && names[i] != NULL; i++)
		printf(" %s", names[i]);
	printf("\n");
	for (i = 0; i < NNAMES && names[i] != NULL; i++) {
		printf("%s: %u passed\n", names[i], passed[i]);
		all += passed[i];
	}
	printf("%u passed, %u failed\n", all, failed);
	return (failed > 0);
}
