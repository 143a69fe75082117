/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The worker of mdbench: proves its contenders right, or measures them.
 *
 *	bench clock		name the clock, or fail where it does not run
 *	bench check		a line for each contender: "ok NAME", or
 *				"wrong NAME why", or "skip NAME why"
 *	bench time "SIZE ..." NAME ...
 *				for each line on standard input, one round: a
 *				line "NAME SIZE CYCLES" for each contender and
 *				size (size 0: a first call with cold caches), in
 *				random order; "mhz N"; and an empty line
 *
 * A sample that the clock could not tell is printed as 0.
 */

#include <sys/types.h>
#include <sys/wait.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"

#define	MAXSIZE	   ((size_t)1 << 20)
#define	MAXSIZES   16
#define	MAXTIMED   256
#define	COLD	   ((size_t)16 << 20) /* more than a core's caches */
#define	COLDROUNDS 2
#define	SAMPLE	   200000 /* cycles that a sample lasts at least */
#define	STEPS	   1000 /* and steps of the clock */
#define	TRIES	   3 /* samples, of which the best counts */
#define	CHAIN	   40000 /* cycles of the yardstick, */
#define	CHAINS	   5 /* of which the best of five counts */

static uint8_t *message;
static uint64_t seed = 1;

static unsigned int
randomly(unsigned int n)
{
	seed = seed * 6364136223846793005u + 1442695040888963407u;
	return ((unsigned int)(seed >> 33) % n);
}

static void
shuffle(int *v, int n)
{
	int i, j, t;

	for (i = n - 1; i > 0; i--) {
		j = (int)randomly((unsigned int)i + 1);
		t = v[i];
		v[i] = v[j];
		v[j] = t;
	}
}

static void
hash(const struct contender *c, uint8_t digest[DIGEST_LENGTH],
    const uint8_t *msg, size_t len)
{
	c->init();
	c->update(msg, len);
	c->final(digest);
}

/*
 * What a contender computes must be what the standard says; where that is not
 * known, what the first of them does.  In one piece, then in random ones.
 */
static void
compare(const struct contender *c, const uint8_t *msg, size_t len,
    unsigned int most, const char *what)
{
	uint8_t got[DIGEST_LENGTH], want[DIGEST_LENGTH];
	size_t n, part;

	if (standard != NULL)
		standard(want, msg, len);
	else
		hash(__start_contenders[0], want, msg, len);
	hash(c, got, msg, len);
	if (memcmp(got, want, sizeof(got)) == 0) {
		what = "random pieces";
		c->init();
		for (n = 0; n < len; n += part) {
			part = randomly(most);
			if (part > len - n)
				part = len - n;
			c->update(msg + n, part);
		}
		c->final(got);
	}
	if (memcmp(got, want, sizeof(got)) == 0)
		return;
	printf("wrong %s %s, %zu bytes\n", c->name, what, len);
	fflush(stdout);
	_exit(1);
}

static void
check(const struct contender *c)
{
	const char *why;
	size_t len;
	int i;

	if (c->setup != NULL && (why = c->setup()) != NULL)
		printf("skip %s %s\n", c->name, why);
	else {
		compare(c, (const uint8_t *)"abc", 3, 3, "known answer");
		for (len = 0; len < 300; len++)
			compare(c, message, len, (unsigned int)len + 2,
			    "one piece");
		for (i = 0; i < 4; i++)
			compare(c, message, MAXSIZE, 9999, "one piece");
		printf("ok %s\n", c->name);
	}
	fflush(stdout);
	_exit(0);
}

/* In a process of its own: a contender that crashes is wrong, too. */
static int
check_all(void)
{
	const struct contender *const *c;
	int bad = 0, status;
	pid_t pid;

	for (c = __start_contenders; c < __stop_contenders; c++) {
		if ((pid = fork()) == 0) {
			alarm(60);
			check(*c);
		}
		if (pid == -1 || waitpid(pid, &status, 0) != pid)
			return (1);
		if (WIFSIGNALED(status))
			printf("wrong %s killed by signal %d\n", (*c)->name,
			    WTERMSIG(status));
		fflush(stdout);
		bad |= status != 0;
	}
	return (bad || ferror(stdout));
}

/* What it costs. */

/* One cycle; the empty assembly keeps the compiler from knowing the sum. */
static inline unsigned int
add(unsigned int x, unsigned int y)
{
	x += y;
	__asm__ __volatile__("" : "+r"(x));
	return (x);
}

/*
 * The yardstick: n additions, a multiple of four, each of which waits for the
 * one before, take n cycles.
 */
static uint64_t
chain(unsigned int n)
{
	static volatile unsigned int start = 1;
	unsigned int x = start, y = start;
	uint64_t t;

	t = ticks();
	for (; n > 0; n -= 4)
		x = add(add(add(add(x, y), y), y), y);
	t = ticks() - t;
	start = x | 1;
	return (t);
}

static double
nanoseconds(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ((double)ts.tv_sec * 1e9 + (double)ts.tv_nsec);
}

/* The smallest step of the clock; 0 where it stands still. */
static uint64_t
clock_step(void)
{
	uint64_t step = 0, t, u;
	int i;

	t = ticks();
	for (i = 0; i < 100000; i++, t = u)
		if ((u = ticks()) > t && (step == 0 || u - t < step))
			step = u - t;
	return (step);
}

static uint64_t
sample(const struct contender *c, size_t len, unsigned int reps)
{
	uint8_t digest[DIGEST_LENGTH];
	uint64_t t;

	t = ticks();
	while (reps-- > 0)
		hash(c, digest, message, len);
	return (ticks() - t);
}

/* What the contender takes where no other process comes in between. */
static uint64_t
best(const struct contender *c, size_t len, unsigned int reps)
{
	uint64_t least = UINT64_MAX, t;
	int i;

	for (i = 0; i < TRIES; i++)
		if ((t = sample(c, len, reps)) < least)
			least = t;
	return (least);
}

static void
evict(void)
{
	static volatile uint8_t *other;
	size_t i;

	if (other == NULL && (other = calloc(1, COLD)) == NULL)
		return;
	for (i = 0; i < COLD; i += 64)
		other[i]++;
}

static int
time_all(char *sizes, char **names)
{
	static const struct contender *timed[MAXTIMED];
	static unsigned int reps[MAXTIMED][MAXSIZES];
	static uint64_t got[MAXTIMED][MAXSIZES + 1];
	const struct contender *const *c;
	size_t size[MAXSIZES];
	int order[MAXTIMED], sorder[MAXSIZES];
	int i, j, k, m = 0, n = 0, round, s;
	uint64_t least, scale, t;
	double mhz, ns;
	char line[16], *p;

	for (p = strtok(sizes, " "); p != NULL && m < MAXSIZES;
	     p = strtok(NULL, " ")) {
		size[m] = strtoul(p, NULL, 10);
		if (size[m] < 1 || size[m] > MAXSIZE)
			return (1);
		sorder[m] = m;
		m++;
	}
	for (; *names != NULL && n < MAXTIMED; names++)
		for (c = __start_contenders; c < __stop_contenders; c++)
			if (strcmp(*names, (*c)->name) == 0) {
				if ((*c)->setup != NULL &&
				    (*c)->setup() != NULL)
					return (1);
				order[n] = n;
				timed[n++] = *c;
			}

	/* Warm up, until each sample is long enough to be told. */
	chain(SAMPLE);
	least = chain(SAMPLE);
	if ((t = clock_step() * STEPS) > least)
		least = t;
	if (least == 0) {
		fprintf(stderr, "bench: the clock stands still\n");
		return (1);
	}
	for (i = 0; i < n; i++)
		for (s = 0; s < m; s++)
			for (reps[i][s] = 1; reps[i][s] < 1u << 20 &&
			     sample(timed[i], size[s], reps[i][s]) < least;)
				reps[i][s] *= 2;

	for (round = 0; fgets(line, sizeof(line), stdin) != NULL; round++) {
		scale = UINT64_MAX;
		mhz = 0;
		if (round < COLDROUNDS) {
			shuffle(order, n);
			for (i = 0; i < n; i++) {
				evict();
				got[order[i]][m] =
				    sample(timed[order[i]], 64, 1);
			}
		}
		shuffle(sorder, m);
		for (j = 0; j < m; j++) {
			for (i = 0; i < CHAINS; i++) {
				ns = nanoseconds();
				t = chain(CHAIN);
				ns = nanoseconds() - ns;
				if (t > 0 && t < scale)
					scale = t;
				if (ns > 0 && CHAIN / ns * 1e3 > mhz)
					mhz = CHAIN / ns * 1e3;
			}
			s = sorder[j];
			shuffle(order, n);
			for (i = 0; i < n; i++) {
				k = order[i];
				got[k][s] = best(timed[k], size[s], reps[k][s]);
			}
		}
		for (i = 0; i < n; i++) {
			if (round < COLDROUNDS)
				printf("%s 0 %.3f\n", timed[i]->name,
				    (double)got[i][m] * CHAIN / (double)scale);
			for (s = 0; s < m; s++)
				printf("%s %zu %.3f\n", timed[i]->name, size[s],
				    (double)got[i][s] * CHAIN / (double)scale /
					reps[i][s]);
		}
		printf("mhz %.0f\n\n", mhz);
		if (fflush(stdout) != 0)
			return (1);
	}
	return (0);
}

int
main(int argc, char *argv[])
{
	size_t i;

	if (ticks_open() != 0 || clock_step() == 0) {
		fprintf(
		    stderr, "bench: this clock does not run: %s\n", ticks_name);
		return (1);
	}
	if ((message = malloc(MAXSIZE)) == NULL) {
		fprintf(stderr, "bench: out of memory\n");
		return (1);
	}
	seed = ticks() ^ (uint64_t)getpid() << 32;
	for (i = 0; i < MAXSIZE; i++)
		message[i] = (uint8_t)(i % 251);
	if (argc == 2 && strcmp(argv[1], "clock") == 0)
		return (puts(ticks_name) == EOF || fflush(stdout) != 0);
	if (argc == 2 && strcmp(argv[1], "check") == 0)
		return (check_all());
	if (argc > 3 && strcmp(argv[1], "time") == 0)
		return (time_all(argv[2], argv + 3));
	fprintf(stderr, "usage: bench clock | check | time sizes name ...\n");
	return (2);
}
