/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of all hashes where there is a printf, but no ATF: other CPUs and
 * bare metal.  The last line is the result.
 */

#include <stdio.h>

#include "hash_test.h"

extern const struct hash_case SHA224_cases[], SHA256_cases[];

/* Not everywhere. */
extern const struct hash_case SHA256_many_cases[] __attribute__((__weak__));

static const struct {
	const char *name;
	const struct hash_case *cases;
} hashes[] = {
	{ "SHA224", SHA224_cases },
	{ "SHA256", SHA256_cases },
	{ "SHA256_many", SHA256_many_cases },
};

static const char *hash_name, *case_name;
static unsigned int failed;

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	failed++;
	printf("%s %s: failed: %s: %s, length %lu, offset %lu\n", hash_name,
	    case_name, hash_variants[hash_variant], what, (unsigned long)length,
	    (unsigned long)offset);
}

int
main(void)
{
	const struct hash_case *c;
	unsigned int run = 0;
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
				run++;
				c->run();
			}
		}
	}
	printf("%u passed, %u failed\n", run - failed, failed);
	return (failed > 0);
}
