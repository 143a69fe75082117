/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Cases of ATF's, each added where it stands: TEST(subject__situation) { ... }
 */

#include <atf-c.h>

static struct {
	const char *name;
	void (*run)(const atf_tc_t *);
} tests[64];
static size_t ntests;

#define	TEST(test)							\
	static void test(const atf_tc_t *);				\
	__attribute__((__constructor__)) static void add_##test(void)	\
	{								\
		tests[ntests].name = #test;				\
		tests[ntests++].run = test;				\
	}								\
	static void test(__attribute__((__unused__)) const atf_tc_t *tc)

static void
set_time(atf_tc_t *tc)
{
	atf_tc_set_md_var(tc, "timeout", "900");
}

ATF_TP_ADD_TCS(tp)
{
	static atf_tc_t tcs[64];
	const char *const none[] = { NULL };
	atf_error_t error = atf_no_error();
	size_t i;

	for (i = 0; i < ntests && !atf_is_error(error); i++) {
		error = atf_tc_init(
		    &tcs[i], tests[i].name, set_time, tests[i].run, NULL, none);
		if (!atf_is_error(error))
			error = atf_tp_add_tc(tp, &tcs[i]);
	}
	return (error);
}
