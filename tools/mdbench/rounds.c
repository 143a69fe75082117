/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * rounds COUNT SECONDS [TAG COMMAND] ...: let workers (see bench.c), each a
 * process of its own, take turns in random order, one round each, COUNT times
 * or, once five rounds are done, until SECONDS are over.  Each line of theirs
 * gets the round and the tag put before it.  Now and then all begin anew, for
 * where a process lies in memory matters, too.
 */

#include <sys/types.h>
#include <sys/socket.h>
#include <sys/wait.h>

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define	MAXWORKERS 16
#define	LEAST	   5
#define	GENERATION 15

static struct worker {
	const char *tag, *command;
	FILE *from;
	pid_t pid;
} workers[MAXWORKERS];

static int
start(struct worker *w)
{
	int s[2];

	/* Or the workers to come would keep this one waiting for its end. */
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, s) != 0 ||
	    fcntl(s[0], F_SETFD, FD_CLOEXEC) == -1 || (w->pid = fork()) == -1)
		return (-1);
	if (w->pid == 0) {
		dup2(s[1], 0);
		dup2(s[1], 1);
		close(s[1]);
		execl("/bin/sh", "sh", "-c", w->command, (char *)NULL);
		_exit(127);
	}
	close(s[1]);
	return ((w->from = fdopen(s[0], "r")) == NULL ? -1 : 0);
}

static void
stop(struct worker *w)
{
	int status;

	fclose(w->from);
	waitpid(w->pid, &status, 0);
}

static int
turn(struct worker *w, int round)
{
	char line[256];

	if (write(fileno(w->from), "go\n", 3) != 3)
		return (-1);
	while (fgets(line, sizeof(line), w->from) != NULL) {
		if (line[0] == '\n')
			return (0);
		if (printf("%d %s %s", round, w->tag, line) < 0)
			return (-1);
	}
	return (-1);
}

int
main(int argc, char *argv[])
{
	struct worker w;
	double left, limit;
	time_t begin;
	int count, i, j, n = 0, round, tty;

	if (argc < 5 || argc % 2 == 0 || argc > 3 + 2 * MAXWORKERS)
		return (2);
	signal(SIGPIPE, SIG_IGN);
	count = atoi(argv[1]);
	limit = atof(argv[2]);
	for (i = 3; i < argc; i += 2, n++) {
		workers[n].tag = argv[i];
		workers[n].command = argv[i + 1];
	}
	tty = isatty(2);
	srand((unsigned int)time(NULL));
	begin = time(NULL);
	for (round = 0; round < count; round++) {
		left = limit - difftime(time(NULL), begin);
		if (round >= LEAST && left <= 0)
			break;
		if (round > 0 &&
		    (limit - left) / round * (count - round) < left)
			left = (limit - left) / round * (count - round);
		if (tty && left > 0)
			fprintf(stderr, "\rround %d, %.0f s left  ", round + 1,
			    left);
		for (i = 0; i < n && round % GENERATION == 0; i++) {
			if (round > 0)
				stop(&workers[i]);
			if (start(&workers[i]) != 0) {
				perror("rounds");
				return (1);
			}
		}
		for (i = n - 1; i >= 0; i--) {
			j = rand() % (i + 1);
			w = workers[i];
			workers[i] = workers[j];
			workers[j] = w;
			if (turn(&workers[i], round) != 0) {
				fprintf(stderr, "rounds: %s ended early\n",
				    workers[i].tag);
				return (1);
			}
		}
	}
	if (tty)
		fprintf(stderr, "\r%*s\r", 40, "");
	for (i = 0; i < n; i++)
		stop(&workers[i]);
	if (fflush(stdout) != 0 || ferror(stdout)) {
		perror("rounds");
		return (1);
	}
	return (0);
}
