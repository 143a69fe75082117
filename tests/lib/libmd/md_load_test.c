/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The helpers under load: many threads and files, descriptors and memory that
 * run out, disks that fail, signals, and many calls.  Nothing is lost, nothing
 * leaked, and every error said.
 */

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sha256.h"
#include "atf_test.h"

#define	NFILES	 64
#define	NTHREADS 8

static uint8_t message[251];
static char names[NFILES][8], digests[NFILES][SHA256_DIGEST_STRING_LENGTH];

static void
fill(void)
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)i;
}

/* Of lengths about those of a block and of the read buffer, and longer. */
static void
make_files(void)
{
	static uint8_t data[40000];
	size_t i, j, len;
	int fd;

	for (i = 0; i < NFILES; i++) {
		len = i * i * 9 + i % 2 * 63;
		for (j = 0; j < len; j++)
			data[j] = (uint8_t)(i * 151 + j % 251);
		snprintf(names[i], sizeof(names[i]), "f%zu", i);
		ATF_REQUIRE(
		    (fd = open(names[i], O_WRONLY | O_CREAT, 0600)) != -1);
		ATF_REQUIRE_EQ((ssize_t)len, write(fd, data, len));
		ATF_REQUIRE_EQ(0, close(fd));
		ATF_REQUIRE(SHA256_Data(data, len, digests[i]) == digests[i]);
	}
}

static int
open_descriptors(void)
{
	int fd, n = 0;

	for (fd = 0; fd < 1024; fd++)
		n += fcntl(fd, F_GETFD) != -1;
	return (n);
}

static long
memory(void)
{
	struct rusage usage;

	ATF_REQUIRE_EQ(0, getrusage(RUSAGE_SELF, &usage));
	return (usage.ru_maxrss);
}

/* What a thread that hashes all files finds. */
struct thread {
	pthread_t id;
	int right, wrong, without_descriptor, other_errors;
};

static void *
run_thread(void *arg)
{
	struct thread *t = arg;
	char text[SHA256_DIGEST_STRING_LENGTH], *result;
	size_t i;

	for (i = 0; i < 4 * NFILES; i++) {
		errno = 0;
		result = SHA256_File(names[i % NFILES], i % 2 ? text : NULL);
		if (result == NULL && errno == EMFILE)
			t->without_descriptor++;
		else if (result == NULL)
			t->other_errors++;
		else if (strcmp(result, digests[i % NFILES]) == 0)
			t->right++;
		else
			t->wrong++;
		if (result != text)
			free(result);
	}
	return (NULL);
}

static struct thread
run_threads(void)
{
	struct thread all = { 0 }, threads[NTHREADS] = { { 0 } };
	int i;

	for (i = 0; i < NTHREADS; i++)
		ATF_REQUIRE_EQ(0,
		    pthread_create(
			&threads[i].id, NULL, run_thread, &threads[i]));
	for (i = 0; i < NTHREADS; i++) {
		ATF_REQUIRE_EQ(0, pthread_join(threads[i].id, NULL));
		all.right += threads[i].right;
		all.wrong += threads[i].wrong;
		all.without_descriptor += threads[i].without_descriptor;
		all.other_errors += threads[i].other_errors;
	}
	return (all);
}

TEST(File__many_of_them_from_8_threads)
{
	struct thread all;
	int before;

	make_files();
	before = open_descriptors();
	all = run_threads();
	ATF_CHECK_EQ_MSG(NTHREADS * 4 * NFILES, all.right, "%d right, %d wrong",
	    all.right, all.wrong);
	ATF_CHECK_EQ(before, open_descriptors());
}

TEST(File__one_descriptor_for_8_threads)
{
	static const struct rlimit few = { 64, 64 };
	char text[SHA256_DIGEST_STRING_LENGTH];
	struct thread all;
	int before, last = -1, fd;

	make_files();
	ATF_REQUIRE_EQ(0, setrlimit(RLIMIT_NOFILE, &few));
	while ((fd = dup(0)) != -1)
		last = fd;
	ATF_REQUIRE_EQ(EMFILE, errno);
	ATF_CHECK_ERRNO(EMFILE, SHA256_File("f1", text) == NULL);
	ATF_REQUIRE_EQ(0, close(last));
	ATF_CHECK_STREQ(digests[1], SHA256_File("f1", text));

	before = open_descriptors();
	all = run_threads();
	ATF_CHECK(all.right > 0);
	ATF_CHECK_EQ(0, all.wrong);
	ATF_CHECK_EQ(0, all.other_errors);
	ATF_CHECK_EQ(NTHREADS * 4 * NFILES, all.right + all.without_descriptor);
	ATF_CHECK_EQ(before, open_descriptors());
	ATF_CHECK_STREQ(digests[1], SHA256_File("f1", text));
}

TEST(Data__memory_runs_out)
{
	static const struct rlimit little = { 50000000, 50000000 };
	char text[SHA256_DIGEST_STRING_LENGTH], *p, **list = NULL, **next;
	int error, i;

	fill();
	ATF_REQUIRE_EQ(0, setrlimit(RLIMIT_AS, &little));
	/* Each result keeps a pointer to the one before. */
	for (i = 0;; i++) {
		errno = 0;
		p = SHA256_Data(message, 100, NULL);
		error = errno;
		if (p == NULL)
			break;
		if (i == 0)
			strcpy(text, p);
		if (strcmp(text, p) != 0)
			atf_tc_fail("result %d is %s", i, p);
		next = (void *)p;
		memcpy(p, &list, sizeof(list));
		list = next;
	}
	ATF_CHECK_EQ(ENOMEM, error);
	ATF_CHECK_ERRNO(ENOMEM, SHA256_File("/dev/null", NULL) == NULL);
	/* With a buffer no memory is wanted. */
	memset(text, 0, sizeof(text));
	ATF_CHECK(SHA256_Data("abc", 3, text) == text);
	ATF_CHECK(strncmp(text, "ba7816bf", 8) == 0);
	ATF_CHECK(SHA256_File("/dev/null", text) == text);
	while (list != NULL) {
		memcpy(&next, list, sizeof(next));
		free(list);
		list = next;
	}
	ATF_CHECK((p = SHA256_Data(message, 100, NULL)) != NULL);
	ATF_CHECK(i > 100000);
	free(p);
}

TEST(File__disk_that_fails)
{
	static const char path[] = "/proc/self/mem"; /* nothing is at 0 */
	char byte, text[SHA256_DIGEST_STRING_LENGTH] = "#";
	int before, fd, i;

	if ((fd = open(path, O_RDONLY)) == -1)
		atf_tc_skip("no %s", path);
	ATF_REQUIRE_ERRNO(EIO, read(fd, &byte, 1) == -1);
	before = open_descriptors();
	for (i = 0; i < 1000; i++) {
		ATF_CHECK_ERRNO(EIO, SHA256_File(path, text) == NULL);
		ATF_CHECK_ERRNO(
		    EIO, SHA256_FileChunk(path, NULL, 1, 2) == NULL);
		ATF_CHECK_ERRNO(EIO, SHA256_Fd(fd, text) == NULL);
	}
	ATF_CHECK_STREQ("#", text);
	ATF_CHECK_EQ(before, open_descriptors());
}

static volatile sig_atomic_t nalarms;

static void
on_alarm(int sig)
{
	char text[SHA256_DIGEST_STRING_LENGTH];
	int error = errno;

	(void)sig;
	if (SHA256_File("f63", text) == NULL || strcmp(text, digests[63]) != 0)
		_exit(1);
	nalarms++;
	errno = error;
}

/* Without SA_RESTART; and the handler hashes, too. */
TEST(File__signals_every_10_ms)
{
	static const struct itimerval every = { { 0, 10000 }, { 0, 10000 } };
	static const struct itimerval never;
	char text[SHA256_DIGEST_STRING_LENGTH];
	struct sigaction action;
	int before, fd, i, status;
	pid_t pid;

	make_files();
	ATF_REQUIRE_EQ(0, mkfifo("fifo", 0600));
	before = open_descriptors();
	ATF_REQUIRE((pid = fork()) != -1);
	if (pid == 0) {
		usleep(100000); /* until then the other one cannot open it */
		if ((fd = open("fifo", O_WRONLY)) == -1)
			_exit(1);
		for (i = 0; i < 3; i++) {
			usleep(50000);
			if (write(fd, &"abc"[i], 1) != 1)
				_exit(1);
		}
		_exit(0);
	}
	memset(&action, 0, sizeof(action));
	action.sa_handler = on_alarm;
	ATF_REQUIRE_EQ(0, sigaction(SIGALRM, &action, NULL));
	ATF_REQUIRE_EQ(0, setitimer(ITIMER_REAL, &every, NULL));
	if (SHA256_File("fifo", text) == NULL) {
		kill(pid, SIGKILL);
		atf_tc_fail("errno %d", errno);
	}
	ATF_CHECK_STREQ("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb4"
			"10ff61f20015ad",
	    text);
	ATF_CHECK(nalarms > 0);
	for (i = 0; nalarms < 30; i++) {
		ATF_REQUIRE(SHA256_File(names[i % NFILES], text) == text);
		ATF_REQUIRE_STREQ(digests[i % NFILES], text);
	}
	ATF_REQUIRE_EQ(0, setitimer(ITIMER_REAL, &never, NULL));
	ATF_CHECK_EQ(before, open_descriptors());
	ATF_REQUIRE_EQ(pid, waitpid(pid, &status, 0));
	ATF_CHECK_EQ(0, status);
}

/* The digest of all digests is what Python's hashlib finds. */
TEST(Data__a_million_messages)
{
	SHA256_CTX all;
	char text[SHA256_DIGEST_STRING_LENGTH], *p;
	long before = 0;
	size_t i;

	fill();
	SHA256_Init(&all);
	for (i = 0; i < 1000000; i++) {
		p = SHA256_Data(
		    message + i % 151, i % 100, i % 2 ? text : NULL);
		ATF_REQUIRE(p != NULL);
		SHA256_Update(&all, p, SHA256_DIGEST_STRING_LENGTH - 1);
		if (p != text)
			free(p);
		if (i == 1000)
			before = memory();
	}
	ATF_CHECK_MSG(memory() - before < 1024,
	    "memory grew from %ld to %ld KiB", before, memory());
	ATF_CHECK(SHA256_End(&all, text) == text);
	ATF_CHECK_STREQ("129100ab5de4bd93ab60ae78994c6da732ecc146205b01eb1c"
			"ccdc5325bb522f",
	    text);
}
