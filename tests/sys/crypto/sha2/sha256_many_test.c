/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of sha256_many_cases.c for all variants, and which those are.
 */

#include "crypto_os.h"
#include <crypto/cpu.h>
#include <crypto/sha2/sha256_select.h>
#include "hash_test.h"

#include <atf-c.h>
#include <stdio.h>

extern const struct hash_case SHA256_many_cases[];

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	atf_tc_fail_nonfatal("%s: %s, length %ju, offset %ju", what,
	    hash_variants[hash_variant], (uintmax_t)length, (uintmax_t)offset);
}

static void
run_case(const atf_tc_t *tc)
{
	const struct hash_case *c = SHA256_many_cases;

	while (strcmp(c->name, atf_tc_get_ident(tc)) != 0)
		c++;
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		c->run();
}

extern const struct sha256_variant sha256_variants[] __attribute__((__weak__));
uint32_t crypto_cpu(void) __attribute__((__weak__));

/* The other cases say nothing of a variant that this CPU cannot run. */
ATF_TC_WITHOUT_HEAD(variants__each_runs_on_this_cpu);
ATF_TC_BODY(variants__each_runs_on_this_cpu, tc)
{
	const struct sha256_variant *v = sha256_variants;
	char missing[256] = "";
	size_t i, len = 0;

	if (v == NULL)
		atf_tc_skip("this CPU has portable C only");
	for (; v->cpu != 0; v++) {
		for (i = 0; i < hash_nvariants; i++)
			if (strcmp(hash_variants[i], v->name) == 0)
				break;
		if (i < hash_nvariants)
			continue;
		ATF_CHECK_MSG((v->cpu & ~crypto_cpu()) != 0,
		    "%s is wrong on this CPU", v->name);
		len += (size_t)snprintf(
		    missing + len, sizeof(missing) - len, " %s", v->name);
	}
	if (len > 0)
		atf_tc_skip("this CPU cannot run%s", missing);
}

ATF_TP_ADD_TCS(tp)
{
	static atf_tc_t tcs[16];
	const char *const none[] = { NULL };
	atf_error_t error;
	size_t i;

	for (i = 0; SHA256_many_cases[i].name != NULL; i++) {
		error = atf_tc_init(&tcs[i], SHA256_many_cases[i].name, NULL,
		    run_case, NULL, none);
		if (!atf_is_error(error))
			error = atf_tp_add_tc(tp, &tcs[i]);
		if (atf_is_error(error))
			return (error);
	}
	ATF_TP_ADD_TC(tp, variants__each_runs_on_this_cpu);
	return (atf_no_error());
}
