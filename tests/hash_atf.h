/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * An ATF program of a hash: the cases of HASH(cases), and those that need an
 * operating system.  Who includes this file defines what hash_cases.h and
 * hash_cavp.h want.
 */

#include <sys/time.h>

#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "hash_cavp.h"
#include "hash_main.h"

extern const struct hash_case HASH(cases)[];

/*
 * Data that cannot be written, digest and context between pages that cannot be
 * touched: first at the end of their own pages, then at the beginning.
 */

struct guarded {
	uint8_t *begin, *end;
};

static sigjmp_buf fault;

static void
on_fault(int sig)
{
	siglongjmp(fault, sig);
}

static struct guarded
guard(size_t len)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	struct guarded g;
	uint8_t *p;

	len = (len + page - 1) / page * page;
	p = map(page + len + page);
	g.begin = p + page;
	g.end = g.begin + len;
	ATF_REQUIRE_EQ(0, mprotect(p, page, PROT_NONE));
	ATF_REQUIRE_EQ(0, mprotect(g.end, page, PROT_NONE));
	return (g);
}

/* Is the digest right, of one piece and of two, and nothing else touched? */
static int
is_guarded(const uint8_t *data, size_t len, uint8_t *digest, void *place)
{
	static uint8_t copy[1024];
	uint8_t expected[HASH_LENGTH];
	HASH_CTX *ctx = place;

	memcpy(copy, data, len);
	hash(expected, copy, len);
	if (sigsetjmp(fault, 1) != 0)
		return (0);
	HASH(Init)(ctx);
	HASH(Update)(ctx, data, len);
	HASH(Final)(digest, ctx);
	if (!is_same(digest, expected, HASH_LENGTH))
		return (0);
	HASH(Init)(ctx);
	HASH(Update)(ctx, data, len / 3);
	HASH(Update)(ctx, data + len / 3, len - len / 3);
	HASH(Final)(digest, ctx);
	return (is_same(digest, expected, HASH_LENGTH));
}

static void
guarded(struct guarded data, struct guarded digest, struct guarded ctx)
{
	size_t len;

	for (len = 0; len <= 1024; len++) {
		int begin =
		    is_guarded(data.begin, len, digest.begin, ctx.begin);
		int end = is_guarded(data.end - len, len,
		    digest.end - HASH_LENGTH, ctx.end - sizeof(HASH_CTX));

		CHECK(begin, len, 0);
		CHECK(end, len, 0);
	}
}

ATF_TC_WITHOUT_HEAD(memory__nothing_beyond_data_digest_and_context);
ATF_TC_BODY(memory__nothing_beyond_data_digest_and_context, tc)
{
	struct guarded ctx = guard(sizeof(HASH_CTX));
	struct guarded data = guard(1024);
	struct guarded digest = guard(HASH_LENGTH);
	struct sigaction action;
	size_t i, len = (size_t)(data.end - data.begin);

	for (i = 0; i < len; i++)
		data.begin[i] = (uint8_t)(i % 251);
	ATF_REQUIRE_EQ(0, mprotect(data.begin, len, PROT_READ));

	memset(&action, 0, sizeof(action));
	action.sa_handler = on_fault;
	sigaction(SIGSEGV, &action, NULL);
	sigaction(SIGBUS, &action, NULL);
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		guarded(data, digest, ctx);
}

/*
 * Re-entry: from a signal handler, and from threads.
 */

#define	NSAMPLES	300
#define	NTHREADS	8

static struct {
	uint8_t data[NSAMPLES];
	uint8_t digest[NSAMPLES][HASH_LENGTH];
} sample;

static void
make_samples(void)
{
	size_t i;

	for (i = 0; i < NSAMPLES; i++)
		sample.data[i] = (uint8_t)(i % 251);
	for (i = 0; i < NSAMPLES; i++)
		hash(sample.digest[i], sample.data, i);
}

/* How many samples of this many in a row are wrong? */
static int
hash_samples(size_t from, size_t n)
{
	uint8_t digest[HASH_LENGTH];
	int wrong = 0;

	for (; n > 0; n--, from++) {
		size_t len = from % NSAMPLES;

		hash(digest, sample.data, len);
		if (!is_same(digest, sample.digest[len], HASH_LENGTH))
			wrong++;
	}
	return (wrong);
}

static volatile sig_atomic_t nsignals, wrong_in_handler;

static void
on_alarm(int sig)
{
	(void)sig;
	wrong_in_handler += hash_samples((size_t)nsignals, 2);
	nsignals++;
}

ATF_TC_WITHOUT_HEAD(reentry__from_a_signal_handler);
ATF_TC_BODY(reentry__from_a_signal_handler, tc)
{
	const struct itimerval often = { { 0, 300 }, { 0, 300 } };
	const struct itimerval never = { { 0, 0 }, { 0, 0 } };
	struct sigaction action;
	int wrong;

	make_samples();
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_alarm;
	sigaction(SIGALRM, &action, NULL);
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++) {
		nsignals = wrong_in_handler = wrong = 0;
		setitimer(ITIMER_REAL, &often, NULL);
		while (nsignals < 500)
			wrong += hash_samples(0, NSAMPLES);
		setitimer(ITIMER_REAL, &never, NULL);
		ATF_CHECK_EQ_MSG(0, wrong, "%s: %d wrong in main",
		    hash_variants[hash_variant], wrong);
		ATF_CHECK_EQ_MSG(0, wrong_in_handler,
		    "%s: %d wrong in the handler", hash_variants[hash_variant],
		    (int)wrong_in_handler);
	}
}

struct thread {
	pthread_t id;
	size_t from;
	int wrong;
};

static void *
run_thread(void *arg)
{
	struct thread *t = arg;

	t->wrong = hash_samples(t->from, 50 * NSAMPLES);
	return (NULL);
}

ATF_TC_WITHOUT_HEAD(reentry__from_8_threads);
ATF_TC_BODY(reentry__from_8_threads, tc)
{
	struct thread threads[NTHREADS];
	size_t i;
	int error;

	make_samples();
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++) {
		for (i = 0; i < NTHREADS; i++) {
			threads[i].from = i * NSAMPLES / NTHREADS;
			error = pthread_create(
			    &threads[i].id, NULL, run_thread, &threads[i]);
			ATF_REQUIRE_EQ(0, error);
		}
		for (i = 0; i < NTHREADS; i++) {
			pthread_join(threads[i].id, NULL);
			ATF_CHECK_EQ_MSG(0, threads[i].wrong,
			    "%s: %d wrong in thread %zu",
			    hash_variants[hash_variant], threads[i].wrong, i);
		}
	}
}

/*
 * A digest may be a secret: a stack of its own shows what Final leaves there.
 */

#define	STACK_LENGTH	65536

static uint8_t secret[HASH_LENGTH];

static void *
hash_secret(void *arg)
{
	hash(secret, arg, 3);
	return (NULL);
}

static void
search_stack(uint8_t *stack)
{
	pthread_attr_t attr;
	pthread_t id;
	char abc[] = "abc";
	size_t i;
	int error;

	pthread_attr_init(&attr);
	ATF_REQUIRE_EQ(0, pthread_attr_setstack(&attr, stack, STACK_LENGTH));
	error = pthread_create(&id, &attr, hash_secret, abc);
	ATF_REQUIRE_EQ(0, error);
	pthread_join(id, NULL);
	pthread_attr_destroy(&attr);
	CHECK(!is_filled(stack, 0, STACK_LENGTH), 3, 0);
	for (i = 0; i <= STACK_LENGTH - HASH_LENGTH / 2; i++)
		CHECK(!is_same(stack + i, secret, HASH_LENGTH / 2), 3, i);
}

ATF_TC_WITHOUT_HEAD(final__leaves_no_digest_on_the_stack);
ATF_TC_BODY(final__leaves_no_digest_on_the_stack, tc)
{
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++)
		search_stack(map(STACK_LENGTH));
}

static void
run_case(const atf_tc_t *tc)
{
	run_in(HASH(cases), tc);
}

static void
run_vectors(const atf_tc_t *tc)
{
	if (access(CAVP_DIR, R_OK) != 0)
		atf_tc_skip("python3-cryptography-vectors: no " CAVP_DIR);
	run_in(HASH(cavp_cases), tc);
}

ATF_TP_ADD_TCS(tp)
{
	atf_error_t error = add_table(tp, HASH(cases), NULL, run_case);

	if (!atf_is_error(error))
		error = add_table(tp, HASH(cavp_cases), NULL, run_vectors);
	if (atf_is_error(error))
		return (error);
	ATF_TP_ADD_TC(tp, memory__nothing_beyond_data_digest_and_context);
	ATF_TP_ADD_TC(tp, reentry__from_a_signal_handler);
	ATF_TP_ADD_TC(tp, reentry__from_8_threads);
	ATF_TP_ADD_TC(tp, final__leaves_no_digest_on_the_stack);
	return (atf_no_error());
}
