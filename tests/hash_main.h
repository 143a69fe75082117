/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the ATF programs of a hash share: one test case of ATF's for each case
 * of a table.
 */

#include <sys/mman.h>

#include <atf-c.h>

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	atf_tc_fail_nonfatal("%s: %s, length %ju, offset %ju", what,
	    hash_variants[hash_variant], (uintmax_t)length, (uintmax_t)offset);
}

static void *
map(size_t len)
{
	void *p = mmap(NULL, len, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);

	ATF_REQUIRE_MSG(p != MAP_FAILED, "cannot map %zu bytes", len);
	return (p);
}

static void
run_in(const struct hash_case *c, const atf_tc_t *tc)
{
	while (strcmp(c->name, atf_tc_get_ident(tc)) != 0)
		c++;
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		c->run();
}

static atf_error_t
add_table(atf_tp_t *tp, const struct hash_case *c, atf_tc_head_t head,
    atf_tc_body_t body)
{
	static atf_tc_t tcs[64], *tc = tcs;
	const char *const none[] = { NULL };
	atf_error_t error = atf_no_error();

	for (; c->name != NULL && !atf_is_error(error); c++, tc++) {
		error = atf_tc_init(tc, c->name, head, body, NULL, none);
		if (!atf_is_error(error))
			error = atf_tp_add_tc(tp, tc);
	}
	return (error);
}
