/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * elapsed FILE COMMAND ...: run a command, with its output in FILE; print the
 * seconds that passed, and those of the CPU.
 */

#include <sys/types.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int
main(int argc, char *argv[])
{
	struct timespec a, b;
	struct rusage ru;
	int status;
	pid_t pid;

	if (argc < 3)
		return (2);
	clock_gettime(CLOCK_MONOTONIC, &a);
	if ((pid = fork()) == 0) {
		if (freopen(argv[1], "w", stdout) == NULL)
			_exit(126);
		execvp(argv[2], argv + 2);
		_exit(127);
	}
	if (pid == -1 || waitpid(pid, &status, 0) != pid || status != 0)
		return (1);
	clock_gettime(CLOCK_MONOTONIC, &b);
	getrusage(RUSAGE_CHILDREN, &ru);
	printf("%.3f %.3f\n",
	    (double)(b.tv_sec - a.tv_sec) +
		(double)(b.tv_nsec - a.tv_nsec) * 1e-9,
	    (double)(ru.ru_utime.tv_sec + ru.ru_stime.tv_sec) +
		(double)(ru.ru_utime.tv_usec + ru.ru_stime.tv_usec) * 1e-6);
	return (0);
}
