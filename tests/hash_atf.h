/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of a hash that need an operating system and ATF, in the table
 * HASH(atf_cases); and the official vectors.
 */

#include <sys/mman.h>
#include <sys/time.h>

#include <atf-c.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <unistd.h>

#define	MESSAGE_LENGTH	1024
#include "hash_digest.h"
#ifdef HASH_CAVP
#include "hash_cavp.h"
#endif

static void *
map(size_t len)
{
	void *p = mmap(NULL, len, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);

	ATF_REQUIRE_MSG(p != MAP_FAILED, "cannot map %zu bytes", len);
	return (p);
}

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
	uint8_t expected[HASH_LENGTH];
	HASH_CTX *ctx = place;

	memcpy(message, data, len);
	hash(expected, message, len);
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
memory__nothing_beyond_data_digest_and_context(void)
{
	struct guarded ctx = guard(sizeof(HASH_CTX));
	struct guarded data = guard(MESSAGE_LENGTH);
	struct guarded digest = guard(HASH_LENGTH);
	size_t i, len = (size_t)(data.end - data.begin);
	struct sigaction action;
	int begin, end;

	for (i = 0; i < len; i++)
		data.begin[i] = (uint8_t)(i % 251);
	ATF_REQUIRE_EQ(0, mprotect(data.begin, len, PROT_READ));
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_fault;
	sigaction(SIGSEGV, &action, NULL);
	sigaction(SIGBUS, &action, NULL);
	for (len = 0; len <= MESSAGE_LENGTH; len++) {
		begin = is_guarded(data.begin, len, digest.begin, ctx.begin);
		end = is_guarded(data.end - len, len, digest.end - HASH_LENGTH,
		    ctx.end - sizeof(HASH_CTX));
		CHECK(begin, len, 0);
		CHECK(end, len, 0);
	}
}

/*
 * Re-entry: from a signal handler, and from threads.
 */

#define	NSAMPLES	300
#define	NTHREADS	8

static uint8_t digests[NSAMPLES][HASH_LENGTH];

/* By the first variant: the others begin where they are used, in threads. */
static void
make_samples(void)
{
	size_t i;

	if (hash_variant > 0)
		return;
	fill_message();
	for (i = 0; i < NSAMPLES; i++)
		hash(digests[i], message, i);
}

/* How many samples of this many in a row are wrong? */
static int
hash_samples(size_t from, size_t n)
{
	uint8_t digest[HASH_LENGTH];
	int wrong = 0;

	for (; n > 0; n--, from++) {
		hash(digest, message, from % NSAMPLES);
		wrong +=
		    !is_same(digest, digests[from % NSAMPLES], HASH_LENGTH);
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

static void
reentry__from_a_signal_handler(void)
{
	const struct itimerval often = { { 0, 300 }, { 0, 300 } };
	const struct itimerval never = { { 0, 0 }, { 0, 0 } };
	struct sigaction action;
	int wrong = 0;

	make_samples();
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_alarm;
	sigaction(SIGALRM, &action, NULL);
	nsignals = wrong_in_handler = 0;
	setitimer(ITIMER_REAL, &often, NULL);
	while (nsignals < 500)
		wrong += hash_samples(0, NSAMPLES);
	setitimer(ITIMER_REAL, &never, NULL);
	CHECK(wrong == 0, 0, wrong);
	CHECK(wrong_in_handler == 0, 0, wrong_in_handler);
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

static void
reentry__from_8_threads(void)
{
	struct thread threads[NTHREADS];
	size_t i;
	int error, wrong = 0;

	make_samples();
	for (i = 0; i < NTHREADS; i++) {
		threads[i].from = i * NSAMPLES / NTHREADS;
		error = pthread_create(
		    &threads[i].id, NULL, run_thread, &threads[i]);
		ATF_REQUIRE_EQ(0, error);
	}
	for (i = 0; i < NTHREADS; i++) {
		pthread_join(threads[i].id, NULL);
		wrong += threads[i].wrong;
	}
	CHECK(wrong == 0, 0, wrong);
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
final__leaves_no_digest_on_the_stack(void)
{
	uint8_t *stack = map(STACK_LENGTH);
	pthread_attr_t attr;
	pthread_t id;
	char abc[] = "abc";
	size_t i;

	pthread_attr_init(&attr);
	ATF_REQUIRE_EQ(0, pthread_attr_setstack(&attr, stack, STACK_LENGTH));
	ATF_REQUIRE_EQ(0, pthread_create(&id, &attr, hash_secret, abc));
	pthread_join(id, NULL);
	pthread_attr_destroy(&attr);
	CHECK(!is_filled(stack, 0, STACK_LENGTH), 3, 0);
	for (i = 0; i <= STACK_LENGTH - HASH_LENGTH / 2; i++)
		CHECK(!is_same(stack + i, secret, HASH_LENGTH / 2), 3, i);
}

/* clang-format off */
HASH_TABLE(atf_cases) {
	CASE(memory__nothing_beyond_data_digest_and_context),
	CASE(reentry__from_a_signal_handler),
	CASE(reentry__from_8_threads),
	CASE(final__leaves_no_digest_on_the_stack),
	{ NULL, NULL }
};

/* clang-format on */
#include "hash_main.h"
