/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of every hash inside the kernel, over the functions that md_sha2
 * exports.  The module loads if all pass.
 */

#include <linux/module.h>
#include <linux/sched.h>

#include "md_sha2.h"
#include "hash_test.h"

#define	CASES(name, NAME) extern const struct hash_case NAME##_cases[];
#define	CASES_OF_MANY(name, NAME)					\
	extern const struct hash_case NAME##_many_cases[];
#define	RUN(name, NAME)	n += run(NAME##_cases);
#define	RUN_MANY(name, NAME) n += run(NAME##_many_cases);

EACH_HASH(CASES)
EACH_MANY(CASES_OF_MANY)

const char *hash_variants[] = { "md_sha2" };
size_t hash_nvariants = ARRAY_SIZE(hash_variants);
size_t hash_variant;

static const char *case_name;
static unsigned int failed;

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	failed++;
	pr_notice("CASE %s failed: %s, length %llu, offset %llu\n", case_name,
	    what, length, offset);
}

static unsigned int __init
run(const struct hash_case *c)
{
	unsigned int n;

	for (n = 0; c->name != NULL; c++, n++) {
		case_name = c->name;
		c->run();
		cond_resched();
	}
	return (n);
}

static int __init
md_sha2_cases_init(void)
{
	unsigned int n = 0;

	EACH_HASH(RUN)
	EACH_MANY(RUN_MANY)
	pr_notice("%u cases, %u failed\n", n, failed);
	return (failed > 0 ? -ELIBBAD : 0);
}

static void __exit
md_sha2_cases_exit(void)
{
}

module_init(md_sha2_cases_init);
module_exit(md_sha2_cases_exit);

MODULE_DESCRIPTION("the cases of every hash, over md_sha2");
MODULE_LICENSE("Dual BSD/GPL");
