/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the ATF programs of a hash share.
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
