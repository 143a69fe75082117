/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The known answers of a hash, for modules and images: right for a right
 * compression function, and wrong where that goes wrong but once.  Who includes
 * this file defines SELFTEST, and has included the *_select.h of its words.
 */

#include "atf_test.h"

HASH_LOWER(compress_t) HASH_LOWER(compress_rolled);

static unsigned int calls, wrong_call;

void
HASH_LOWER(compress)(
    HASH_WORD state[HASH_WORDS], const uint8_t *data, size_t nblocks)
{
	HASH_LOWER(compress_rolled)(state, data, nblocks);
	/* Not the last, which a shorter digest leaves out. */
	if (++calls == wrong_call)
		state[calls % (HASH_WORDS / 2)] ^= 1;
}

TEST(selftest__with_a_right_core)
{
	ATF_CHECK_EQ(0, SELFTEST());
	ATF_CHECK(calls > 3);
}

TEST(selftest__with_a_core_that_fails_once)
{
	unsigned int all;

	ATF_REQUIRE_EQ(0, SELFTEST());
	all = calls;
	for (wrong_call = 1; wrong_call <= all; wrong_call++) {
		calls = 0;
		ATF_CHECK_EQ_MSG(-1, SELFTEST(), "%u", wrong_call);
	}
}
