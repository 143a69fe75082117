/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The known answers of modules and images: right for a right compression
 * function, and wrong where that goes wrong but once.
 */

#include <atf-c.h>

#include "crypto_os.h"
#include <crypto/sha2/sha256_compress.h>
#include <crypto/sha2/sha224_selftest.h>
#include <crypto/sha2/sha256_selftest.h>

void	sha256_compress_rolled(uint32_t[8], const uint8_t *, size_t);

static unsigned int calls, wrong_call;

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	sha256_compress_rolled(state, data, nblocks);
	if (++calls == wrong_call)
		state[calls % 7] ^= 1;
}

static int
selftests(void)
{
	return (sha224_selftest() != 0 ? -1 : sha256_selftest());
}

ATF_TC_WITHOUT_HEAD(selftest__with_a_right_core);
ATF_TC_BODY(selftest__with_a_right_core, tc)
{
	ATF_CHECK_EQ(0, selftests());
	ATF_CHECK(calls > 6);
}

ATF_TC_WITHOUT_HEAD(selftest__with_a_core_that_fails_once);
ATF_TC_BODY(selftest__with_a_core_that_fails_once, tc)
{
	unsigned int all;

	ATF_REQUIRE_EQ(0, selftests());
	all = calls;
	for (wrong_call = 1; wrong_call <= all; wrong_call++) {
		calls = 0;
		ATF_CHECK_EQ_MSG(-1, selftests(), "%u", wrong_call);
	}
}

ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, selftest__with_a_right_core);
	ATF_TP_ADD_TC(tp, selftest__with_a_core_that_fails_once);
	return (atf_no_error());
}
