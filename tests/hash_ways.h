/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Which variants of a hash this CPU runs, and which of them it takes, for one
 * message and for several.  The table of cases is HASH(ways_cases).  Who
 * includes this file has included the hash's vectors and its *_select.h.
 */

#include <crypto/cpu.h>
#include <atf-c.h>
#include <stdio.h>

#define	MESSAGE_LENGTH	(CRYPTO_LANES + 5 * HASH_BLOCK)
#include "hash_digest.h"

#define	WEAK __attribute__((__weak__))
typedef struct HASH_LOWER(variant) variant_t;
extern const variant_t HASH_LOWER(variants)[] WEAK;
const char *HASH_LOWER(selected_name)(void) WEAK;
#define	compress_unrolled	HASH_LOWER(compress_unrolled)
HASH_LOWER(compress_t) compress_unrolled;
uint32_t crypto_cpu(void) WEAK;
int HASH_LOWER(usable)(const variant_t *) WEAK;

static void
only_once_and_where_there_are_some(void)
{
	if (HASH_LOWER(variants) == NULL)
		atf_tc_skip("this CPU has portable C only");
	hash_variant = hash_nvariants - 1;
}

/* The other cases say nothing of a variant that this CPU cannot run. */
static void
variants__each_runs_on_this_cpu(void)
{
	const variant_t *v = HASH_LOWER(variants);
	char missing[256] = "";
	size_t i, len = 0;

	only_once_and_where_there_are_some();
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

/* For one message, the first of the table that the CPU runs. */
static void
selected__is_the_first_that_runs(void)
{
	const variant_t *v = HASH_LOWER(variants);

	only_once_and_where_there_are_some();
	while (v->cpu != 0 && !HASH_LOWER(usable)(v))
		v++;
	CHECK(strcmp(v->name, HASH_LOWER(selected_name)()) == 0, 0, 0);
}

/*
 * For several, no more than there are, nor than some variant takes; no fewer
 * for more; and the same when asked again.
 */
static void
selected__takes_lanes_that_there_are(void)
{
	const variant_t *v;
	size_t lanes, last = 1, most = 1, n;

	only_once_and_where_there_are_some();
	for (v = HASH_LOWER(variants); v->cpu != 0; v++)
		if (HASH_LOWER(usable)(v) && most < v->nlanes)
			most = v->nlanes;
	for (n = 1; n <= CRYPTO_LANES; n++) {
		lanes = HASH_LOWER(lanes)(n);
		CHECK(last <= lanes && lanes <= n && lanes <= most, n, lanes);
		CHECK(HASH_LOWER(lanes)(n) == lanes, n, lanes);
		last = lanes;
	}
}

/* Any number side by side, whether it is the best or not. */
static void
lanes__of_any_number(void)
{
	HASH_WORD states[CRYPTO_LANES][HASH_WORDS], *state[CRYPTO_LANES];
	HASH_WORD expected[HASH_WORDS];
	const uint8_t *data[CRYPTO_LANES];
	size_t i, most, n, nblocks;

	fill_message();
	most = HASH_LOWER(lanes)(CRYPTO_LANES);
	if (strcmp(hash_variants[hash_variant], "selected") == 0)
		most = CRYPTO_LANES;
	for (n = 1; n <= most; n++)
		for (nblocks = 0; nblocks <= 5; nblocks++) {
			for (i = 0; i < n; i++) {
				memset(states[i], (int)i, sizeof(states[i]));
				state[i] = states[i];
				data[i] = message + i;
			}
			HASH_LOWER(compress_lanes)(state, data, n, nblocks);
			for (i = 0; i < n; i++) {
				memset(expected, (int)i, sizeof(expected));
				compress_unrolled(
				    expected, message + i, nblocks);
				CHECK(memcmp(expected, states[i],
					  sizeof(expected)) == 0,
				    n, i);
				CHECK(data[i] ==
					message + i + nblocks * HASH_BLOCK,
				    n, i);
			}
		}
}

/* clang-format off */
HASH_TABLE(ways_cases) {
	CASE(variants__each_runs_on_this_cpu),
	CASE(selected__is_the_first_that_runs),
	CASE(selected__takes_lanes_that_there_are),
	CASE(lanes__of_any_number),
	{ NULL, NULL }
};

/* clang-format on */
#include "hash_main.h"
