/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of all hashes where there is a printf, but no ATF: other CPUs and
 * bare metal.  The last lines are the result: of each variant, then of all.
 */

#include <stdio.h>
#ifdef HASH_STOP
#include <stdlib.h>
#endif

#include "hash_test.h"

extern const struct hash_case SHA224_cases[], SHA256_cases[];

/* Not everywhere. */
#define	WEAK __attribute__((__weak__))
extern const struct hash_case SHA224_cavp_cases[] WEAK;
extern const struct hash_case SHA256_cavp_cases[] WEAK;
extern const struct hash_case SHA256_many_cases[] WEAK;
extern const struct hash_case SHA256_long_cases[] WEAK;

static const struct {
	const char *name;
	const struct hash_case *cases;
} hashes[] = {
	{ "SHA224", SHA224_cases },
	{ "SHA256", SHA256_cases },
	{ "SHA224_cavp", SHA224_cavp_cases },
	{ "SHA256_cavp", SHA256_cavp_cases },
	{ "SHA256_many", SHA256_many_cases },
	{ "SHA256_long", SHA256_long_cases },
};

static const char *hash_name, *case_name;
static unsigned int failed, passed[16];

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	failed++;
	printf("%s %s: failed: %s: %s, length %lu, offset %lu\n", hash_name,
	    case_name, hash_variants[hash_variant], what, (unsigned long)length,
	    (unsigned long)offset);
#ifdef HASH_STOP
	exit(1);
#endif
}

int
main(void)
{
	const struct hash_case *c;
	unsigned int all = 0, before;
	size_t i;

	printf("variants:");
	for (i = 0; i < hash_nvariants; i++)
		printf(" %s", hash_variants[i]);
	printf("\n");
	for (i = 0; i < sizeof(hashes) / sizeof(hashes[0]); i++) {
		if (hashes[i].cases == NULL)
			continue;
		hash_name = hashes[i].name;
		for (c = hashes[i].cases; c->name != NULL; c++) {
			case_name = c->name;
			for (hash_variant = 0; hash_variant < hash_nvariants;
			     hash_variant++) {
				before = failed;
				c->run();
				passed[hash_variant] += failed == before;
			}
		}
	}
	for (i = 0; i < hash_nvariants; i++) {
		printf("%s: %u passed\n", hash_variants[i], passed[i]);
		all += passed[i];
	}
	printf("%u passed, %u failed\n", all, failed);
	return (failed > 0);
}
