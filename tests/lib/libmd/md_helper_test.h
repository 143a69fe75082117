/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases that the helpers of every hash must pass.  Who includes this file
 * has included the hash's header and its vectors.
 */

#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <dirent.h>
#include <grp.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <ucontext.h>

#include "atf_test.h"
#include "fault.h"

#define	MESSAGE_LENGTH	40000
#include "hash_digest.h"

#define	TEXT_LENGTH	HASH(DIGEST_STRING_LENGTH)
#define	empty		answers[0].digest
#define	abc		answers[1].digest
#define	hello		digest("hello", 5)
#define	ell		digest("ell", 3)
#define	ello		digest("ello", 4)

/* The result is want, and lies in text. */
#define	CHECK_TEXT(want, result)					\
	do {								\
		const char *got;					\
									\
		memset(text, '#', sizeof(text));			\
		got = (result);						\
		ATF_CHECK_EQ_MSG(text, got, "errno %d", errno);		\
		ATF_CHECK_STREQ(want, text);				\
		ATF_CHECK_EQ('#', text[TEXT_LENGTH]);			\
	} while (0)

/* The result is NULL with this errno, and text is untouched. */
#define	CHECK_FAILS(error, result)					\
	do {								\
		const char *got;					\
		size_t at;						\
									\
		memset(text, '#', sizeof(text));			\
		errno = 0;						\
		got = (result);						\
		ATF_CHECK_ERRNO(error, got == NULL);			\
		for (at = 0; at < sizeof(text) && text[at] == '#'; at++) \
			continue;					\
		ATF_CHECK_EQ_MSG(sizeof(text), at, "text changed at %zu", at); \
	} while (0)

static char text[TEXT_LENGTH + 1]; /* one more than a helper may write */

/* The text of a digest, by the core alone. */
static const char *
digest(const void *data, size_t len)
{
	static char want[TEXT_LENGTH];
	uint8_t bytes[HASH_LENGTH];
	size_t i;

	hash(bytes, data, len);
	for (i = 0; i < HASH_LENGTH; i++)
		snprintf(want + 2 * i, 3, "%02x", bytes[i]);
	return (want);
}

static void
make(const char *path, const void *data, size_t len)
{
	int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

	ATF_REQUIRE(fd != -1);
	ATF_REQUIRE_EQ((ssize_t)len, write(fd, data, len));
	ATF_REQUIRE_EQ(0, close(fd));
}

/* A pipe that gives these bytes (at most what a pipe holds) and then ends. */
static int
pipe_of(const void *data, size_t len)
{
	int fd[2];

	ATF_REQUIRE_EQ(0, pipe(fd));
	ATF_REQUIRE_EQ((ssize_t)len, write(fd[1], data, len));
	ATF_REQUIRE_EQ(0, close(fd[1]));
	return (fd[0]);
}

static int
open_descriptors(void)
{
	int fd, n = 0;

	for (fd = 0; fd < 256; fd++)
		n += fcntl(fd, F_GETFD) != -1;
	return (n);
}

TEST(End__text)
{
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	CHECK_TEXT(empty, HASH(End)(&ctx, text));
	HASH(Init)(&ctx);
	HASH(Update)(&ctx, "abc", 3);
	CHECK_TEXT(abc, HASH(End)(&ctx, text));
}

TEST(End__context_wiped)
{
	static const HASH_CTX zero;
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, "abc", 3);
	CHECK_TEXT(abc, HASH(End)(&ctx, text));
	ATF_CHECK_EQ(0, memcmp(&zero, &ctx, sizeof(ctx)));
}

TEST(End__no_memory)
{
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, "ab", 2);
	fault.malloc_error = ENOMEM;
	CHECK_FAILS(ENOMEM, HASH(End)(&ctx, NULL));
	fault.malloc_error = 0;
	HASH(Update)(&ctx, "c", 1);
	CHECK_TEXT(abc, HASH(End)(&ctx, text));
}

TEST(all__each_does_what_it_says)
{
	HASH_CTX ctx;
	int fd;

	make("f", "hello", 5);
	ATF_REQUIRE((fd = open("f", O_RDONLY)) != -1);
	HASH(Init)(&ctx);
	HASH(Update)(&ctx, "hello", 5);
	CHECK_TEXT(hello, HASH(End)(&ctx, text));
	CHECK_TEXT(hello, HASH(Data)("hello", 5, text));
	CHECK_TEXT(hello, HASH(Fd)(fd, text));
	CHECK_TEXT(ell, HASH(FdChunk)(fd, text, 1, 3));
	CHECK_TEXT(hello, HASH(File)("f", text));
	CHECK_TEXT(ell, HASH(FileChunk)("f", text, 1, 3));
}

TEST(all__malloced_text)
{
	HASH_CTX ctx;
	char *result[6];
	int before, fd;
	size_t i, j;

	make("f", "abc", 3);
	ATF_REQUIRE((fd = open("f", O_RDONLY)) != -1);
	HASH(Init)(&ctx);
	HASH(Update)(&ctx, "abc", 3);
	before = fault.nmalloced;
	result[0] = HASH(End)(&ctx, NULL);
	result[1] = HASH(Data)("abc", 3, NULL);
	result[2] = HASH(File)("f", NULL);
	result[3] = HASH(FileChunk)("f", NULL, 0, 3);
	result[4] = HASH(Fd)(fd, NULL);
	ATF_REQUIRE_EQ(0, lseek(fd, 0, SEEK_SET));
	result[5] = HASH(FdChunk)(fd, NULL, 0, 0);
	ATF_CHECK_EQ(before + 6, fault.nmalloced);
	for (i = 0; i < 6; i++) {
		ATF_REQUIRE(result[i] != NULL);
		ATF_CHECK_STREQ(abc, result[i]);
		for (j = 0; j < i; j++)
			ATF_CHECK(result[i] != result[j]);
	}
	for (i = 0; i < 6; i++)
		free(result[i]);
}

TEST(all__no_memory)
{
	int before, fd, mallocs;

	make("f", "abc", 3);
	ATF_REQUIRE((fd = open("f", O_RDONLY)) != -1);
	before = open_descriptors();
	mallocs = fault.nmalloced - fault.nfreed;
	fault.malloc_error = ENOMEM;
	CHECK_FAILS(ENOMEM, HASH(Data)("abc", 3, NULL));
	CHECK_FAILS(ENOMEM, HASH(File)("f", NULL));
	CHECK_FAILS(ENOMEM, HASH(FileChunk)("f", NULL, 1, 1));
	CHECK_FAILS(ENOMEM, HASH(Fd)(fd, NULL));
	CHECK_FAILS(ENOMEM, HASH(FdChunk)(fd, NULL, 1, 1));
	fault.malloc_error = 0;
	ATF_CHECK_EQ(before, open_descriptors());
	ATF_CHECK_EQ(mallocs, fault.nmalloced - fault.nfreed);
}

TEST(all__no_malloc)
{
	make("f", "abc", 3);
	fault.malloc_error = ENOMEM;
	CHECK_TEXT(abc, HASH(Data)("abc", 3, text));
	CHECK_TEXT(abc, HASH(File)("f", text));
	fault.malloc_error = 0;
}

TEST(Data__empty)
{
	CHECK_TEXT(empty, HASH(Data)("", 0, text));
	CHECK_TEXT(empty, HASH(Data)(NULL, 0, text));
}

TEST(File__lengths)
{
	static const size_t length[] = { 1, 55, 56, 63, 64, 65, 4095, 4096,
		4097, 8191, 8192, 8193, 16384, sizeof(message) };
	size_t i;

	fill_message();
	for (i = 0; i < sizeof(length) / sizeof(length[0]); i++) {
		make("f", message, length[i]);
		CHECK_TEXT(digest(message, length[i]), HASH(File)("f", text));
	}
}

TEST(File__empty)
{
	make("f", "", 0);
	CHECK_TEXT(empty, HASH(File)("f", text));
	CHECK_TEXT(empty, HASH(FileChunk)("f", text, 0, 10));
	CHECK_TEXT(empty, HASH(File)("/dev/null", text));
	CHECK_TEXT(empty, HASH(Fd)(pipe_of("", 0), text));
}

/* It has content, and says that its size is 0. */
TEST(File__size_unknown)
{
	static const char path[] = "/proc/version";
	struct stat st;
	FILE *file;
	size_t len;

	if (stat(path, &st) == -1)
		atf_tc_skip("no %s", path);
	ATF_REQUIRE_EQ(0, st.st_size);
	ATF_REQUIRE((file = fopen(path, "r")) != NULL);
	len = fread(message, 1, sizeof(message), file);
	ATF_REQUIRE(len > 5 && len < sizeof(message));
	CHECK_TEXT(digest(message, len), HASH(File)(path, text));
	CHECK_TEXT(digest(message, 5), HASH(FileChunk)(path, text, 0, 5));
	CHECK_TEXT(
	    digest(message + 5, len - 5), HASH(FileChunk)(path, text, 5, 0));
	/* Nothing is there, and seeking its end fails. */
	CHECK_FAILS(EINVAL, HASH(FileChunk)(path, text, 1 << 20, 0));
}

TEST(File__pipe)
{
	CHECK_TEXT(hello, HASH(Fd)(pipe_of("hello", 5), text));
	CHECK_TEXT(ell, HASH(FdChunk)(pipe_of("ello", 4), text, 0, 3));
	ATF_REQUIRE_EQ(0, dup2(pipe_of("hello", 5), 0));
	CHECK_TEXT(hello, HASH(File)("/dev/stdin", text));
}

TEST(File__fifo)
{
	int fd, status;
	pid_t pid;

	fill_message();
	ATF_REQUIRE_EQ(0, mkfifo("fifo", 0600));
	ATF_REQUIRE((pid = fork()) != -1);
	if (pid == 0) {
		if ((fd = open("fifo", O_WRONLY)) == -1)
			_exit(1);
		for (int i = 0; i < 5; i++)
			if (write(fd, message, 30000) != 30000)
				_exit(1);
		_exit(0);
	}
	HASH_CTX ctx;
	char want[TEXT_LENGTH];
	HASH(Init)(&ctx);
	for (int i = 0; i < 5; i++)
		HASH(Update)(&ctx, message, 30000);
	ATF_REQUIRE(HASH(End)(&ctx, want) != NULL);
	CHECK_TEXT(want, HASH(File)("fifo", text));
	ATF_REQUIRE_EQ(pid, waitpid(pid, &status, 0));
	ATF_CHECK_EQ(0, status);
}

TEST(FileChunk__device)
{
	memset(message, 0, sizeof(message));
	CHECK_TEXT(digest(message, 20000),
	    HASH(FileChunk)("/dev/zero", text, 0, 20000));
}

TEST(FileChunk__offset_and_length)
{
	make("f", "hello", 5);
	CHECK_TEXT(hello, HASH(FileChunk)("f", text, 0, 0));
	CHECK_TEXT(hello, HASH(FileChunk)("f", text, 0, 5));
	CHECK_TEXT(hello, HASH(FileChunk)("f", text, 0, 10));
	CHECK_TEXT(ell, HASH(FileChunk)("f", text, 1, 3));
	CHECK_TEXT(ello, HASH(FileChunk)("f", text, 1, 0));
	CHECK_TEXT(ello, HASH(FileChunk)("f", text, 1, 100));
	CHECK_TEXT(ello, HASH(FileChunk)("f", text, 1, INT64_MAX));
	CHECK_TEXT(empty, HASH(FileChunk)("f", text, 5, 0));
	CHECK_TEXT(empty, HASH(FileChunk)("f", text, 5, 1));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, 6, 0));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, 6, 1));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, INT64_MAX, 0));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, -1, 0));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, 0, -1));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, INT64_MIN, INT64_MIN));
}

TEST(FileChunk__every_chunk)
{
	static const off_t edge[] = { 0, 1, 63, 64, 8191, 8192, 8193, 16384,
		20000 };
	size_t i, j, n = sizeof(edge) / sizeof(edge[0]);

	fill_message();
	make("f", message, 20000);
	for (i = 0; i < n; i++)
		for (j = i; j < n; j++)
			if (edge[j] > edge[i])
				CHECK_TEXT(digest(message + edge[i],
					       (size_t)(edge[j] - edge[i])),
				    HASH(FileChunk)(
					"f", text, edge[i], edge[j] - edge[i]));
}

TEST(FileChunk__far_offset)
{
	static const off_t far = (off_t)5 << 30;
	int fd;

	ATF_REQUIRE((fd = open("f", O_RDWR | O_CREAT, 0600)) != -1);
	ATF_REQUIRE_EQ(5, pwrite(fd, "hello", 5, far));
	CHECK_TEXT(hello, HASH(FileChunk)("f", text, far, 0));
	CHECK_TEXT(ell, HASH(FdChunk)(fd, text, far + 1, 3));
	CHECK_TEXT(empty, HASH(FileChunk)("f", text, far + 5, 0));
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, far + 6, 0));
}

TEST(FdChunk__position)
{
	int fd;

	make("f", "hello", 5);
	ATF_REQUIRE((fd = open("f", O_RDONLY)) != -1);
	CHECK_TEXT(ell, HASH(FdChunk)(fd, text, 1, 3));
	ATF_CHECK_EQ(4, lseek(fd, 0, SEEK_CUR));
	ATF_REQUIRE_EQ(1, lseek(fd, 1, SEEK_SET));
	CHECK_TEXT(ello, HASH(Fd)(fd, text));
	ATF_CHECK_EQ(5, lseek(fd, 0, SEEK_CUR));
	CHECK_TEXT(empty, HASH(Fd)(fd, text));
	ATF_REQUIRE_EQ(1, lseek(fd, 1, SEEK_SET));
	CHECK_TEXT(ell, HASH(FdChunk)(fd, text, 0, 3));
	ATF_CHECK_EQ(4, lseek(fd, 0, SEEK_CUR));
}

TEST(FdChunk__pipe_offset)
{
	int fd = pipe_of("hello", 5);

	CHECK_FAILS(ESPIPE, HASH(FdChunk)(fd, text, 1, 3));
	CHECK_TEXT(hello, HASH(Fd)(fd, text));
}

TEST(File__short_reads)
{
	static const size_t max[] = { 1, 7, 63, 64, 65, 4095 };
	size_t i;

	fill_message();
	make("f", message, 10000);
	for (i = 0; i < sizeof(max) / sizeof(max[0]); i++) {
		fault.read_max = max[i];
		CHECK_TEXT(digest(message, 10000), HASH(File)("f", text));
		CHECK_TEXT(digest(message + 3, 9000),
		    HASH(FileChunk)("f", text, 3, 9000));
	}
}

TEST(File__interrupted)
{
	fill_message();
	make("f", message, 10000);
	fault.open_interrupts = 3;
	fault.read_interrupts = 2;
	CHECK_TEXT(digest(message, 10000), HASH(File)("f", text));
	ATF_CHECK_EQ(0, fault.open_interrupts);
}

static volatile sig_atomic_t alarms;

static void
count_alarm(int sig)
{
	(void)sig;
	alarms++;
}

/* Without SA_RESTART, while a slow pipe gives its bytes. */
TEST(Fd__signals)
{
	static const struct itimerval every = { { 0, 5000 }, { 0, 5000 } };
	static const struct itimerval never;
	struct sigaction action;
	int fd[2], status;
	pid_t pid;

	ATF_REQUIRE_EQ(0, pipe(fd));
	ATF_REQUIRE((pid = fork()) != -1);
	if (pid == 0) {
		for (int i = 0; i < 5; i++) {
			usleep(30000);
			if (write(fd[1], &"hello"[i], 1) != 1)
				_exit(1);
		}
		_exit(0);
	}
	ATF_REQUIRE_EQ(0, close(fd[1]));
	memset(&action, 0, sizeof(action));
	action.sa_handler = count_alarm;
	ATF_REQUIRE_EQ(0, sigaction(SIGALRM, &action, NULL));
	ATF_REQUIRE_EQ(0, setitimer(ITIMER_REAL, &every, NULL));
	CHECK_TEXT(hello, HASH(Fd)(fd[0], text));
	ATF_REQUIRE_EQ(0, setitimer(ITIMER_REAL, &never, NULL));
	ATF_CHECK(alarms > 0);
	ATF_REQUIRE_EQ(pid, waitpid(pid, &status, 0));
	ATF_CHECK_EQ(0, status);
}

static void
grow(int nread)
{
	int fd;

	if (nread > 0 && nread < 3) {
		fd = open("f", O_WRONLY | O_APPEND);
		ATF_REQUIRE(fd != -1);
		ATF_REQUIRE_EQ(
		    5000, write(fd, message + 5000 + 5000 * nread, 5000));
		ATF_REQUIRE_EQ(0, close(fd));
	}
}

TEST(File__growing)
{
	fill_message();
	make("f", message, 10000);
	fault.before_read = grow;
	CHECK_TEXT(digest(message, 20000), HASH(File)("f", text));
}

static void
shrink(int nread)
{
	if (nread == 1)
		ATF_REQUIRE_EQ(0, truncate("f", 10));
}

TEST(File__shrinking)
{
	fill_message();
	make("f", message, 40000);
	fault.read_max = 5000;
	fault.before_read = shrink;
	CHECK_TEXT(digest(message, 5000), HASH(File)("f", text));
}

TEST(File__no_file)
{
	int before = open_descriptors();

	ATF_REQUIRE_EQ(0, mkdir("d", 0755));
	CHECK_FAILS(EISDIR, HASH(File)("d", text));
	CHECK_FAILS(EISDIR, HASH(FileChunk)("d", text, 0, 3));
	CHECK_FAILS(ENOENT, HASH(File)("missing", text));
	CHECK_FAILS(ENOENT, HASH(File)("", text));
	CHECK_FAILS(ENOENT, HASH(File)("missing", NULL));
	ATF_CHECK_EQ(before, open_descriptors());
}

/* What an unprivileged user sees; as the status of a process. */
static int
read_as_nobody(void)
{
	static const id_t nobody = 65534;

	if (geteuid() == 0 &&
	    (setgroups(0, NULL) == -1 || setgid(nobody) == -1 ||
		setuid(nobody) == -1))
		return (1);
	if (HASH(File)("readable", text) != text || strcmp(text, abc) != 0)
		return (2);
	text[0] = '#';
	errno = 0;
	if (HASH(File)("unreadable", text) != NULL || errno != EACCES)
		return (3);
	return (text[0] == '#' ? 0 : 4);
}

TEST(File__unreadable)
{
	int status;
	pid_t pid;

	make("readable", "abc", 3);
	make("unreadable", "abc", 3);
	ATF_REQUIRE_EQ(0, chmod("unreadable", 0));
	ATF_REQUIRE_EQ(0, chmod(".", 0755));
	ATF_REQUIRE((pid = fork()) != -1);
	if (pid == 0)
		_exit(read_as_nobody());
	ATF_REQUIRE_EQ(pid, waitpid(pid, &status, 0));
	ATF_CHECK_EQ(0, status);
}

TEST(Fd__bad_descriptor)
{
	int fd;

	ATF_REQUIRE((fd = open("f", O_WRONLY | O_CREAT, 0600)) != -1);
	CHECK_FAILS(EBADF, HASH(Fd)(fd, text));
	CHECK_FAILS(EBADF, HASH(FdChunk)(fd, text, 0, 3));
	ATF_REQUIRE_EQ(0, close(fd));
	CHECK_FAILS(EBADF, HASH(Fd)(fd, text));
	CHECK_FAILS(EBADF, HASH(FdChunk)(fd, text, 1, 3));
	CHECK_FAILS(EBADF, HASH(Fd)(-1, text));
}

TEST(Fd__still_open)
{
	int closed, fd;

	make("f", "abc", 3);
	ATF_REQUIRE((fd = open("f", O_RDONLY)) != -1);
	closed = fault.nclosed;
	CHECK_TEXT(abc, HASH(Fd)(fd, text));
	CHECK_FAILS(EINVAL, HASH(FdChunk)(fd, text, 4, 0));
	ATF_CHECK_EQ(closed, fault.nclosed);
	ATF_CHECK(fcntl(fd, F_GETFD) != -1);
}

TEST(File__read_error)
{
	int before, n;

	fill_message();
	make("f", message, sizeof(message));
	before = open_descriptors();
	fault.read_max = 5000;
	for (n = 0; n < 4; n++) {
		fault.nread = 0;
		fault.reads_until_error = n;
		fault.read_error = EIO;
		CHECK_FAILS(EIO, HASH(File)("f", text));
		fault.nread = 0;
		CHECK_FAILS(EIO, HASH(FileChunk)("f", text, 1, 30000));
		fault.nread = 0;
		CHECK_FAILS(EIO, HASH(File)("f", NULL));
	}
	ATF_CHECK_EQ(before, open_descriptors());
}

TEST(File__close_error)
{
	make("f", "abc", 3);
	fault.close_error = EINTR;
	errno = 0;
	CHECK_TEXT(abc, HASH(File)("f", text));
	ATF_CHECK_EQ(0, errno);
	CHECK_FAILS(EINVAL, HASH(FileChunk)("f", text, 4, 0));
	fault.read_error = EIO;
	CHECK_FAILS(EIO, HASH(File)("f", text));
	fault.close_error = 0;
}

TEST(File__descriptors)
{
	int before, i;

	make("f", "abc", 3);
	before = open_descriptors();
	for (i = 0; i < 1000; i++)
		CHECK_TEXT(abc, HASH(File)("f", text));
	ATF_CHECK_EQ(before, open_descriptors());
}

/*
 * Wiping.  A helper runs on a stack of its own, which is then searched for
 * eight bytes in a row of the message, of the digest or of its text.  The
 * frame of the compression function is free to keep words, not bytes; and the
 * program binds its functions when it starts (-z now), not in their calls.
 */
#define	SECRET_LENGTH 100
#define	WINDOW	      8

static uint8_t secret[SECRET_LENGTH];
static int secret_fd;
static HASH_CTX secret_ctx;

static void
run_data(void)
{
	(void)HASH(Data)(secret, SECRET_LENGTH, text);
}

static void
run_end(void)
{
	(void)HASH(End)(&secret_ctx, text);
}

static void
run_file(void)
{
	(void)HASH(File)("secret", text);
}

static void
run_fd(void)
{
	(void)HASH(FdChunk)(secret_fd, text, 1, SECRET_LENGTH - 2);
}

#ifdef HASH_MANY
static uint8_t digests[5][HASH_LENGTH];

static void
run_many(void)
{
	static const void *messages[5];
	static size_t lens[5];
	int i;

	for (i = 0; i < 5; i++) {
		messages[i] = secret;
		lens[i] = SECRET_LENGTH;
	}
	HASH(Many)(digests, messages, lens, 5);
	text[0] = HASH(Variant)()[0];
}

static void
run_final2(void)
{
	static HASH_CTX ctx[2];

	HASH(Init)(&ctx[0]);
	HASH(Init)(&ctx[1]);
	HASH(Final2)
	(digests[0], digests[1], &ctx[0], &ctx[1], secret, secret,
	    SECRET_LENGTH);
	text[0] = '#';
}
#endif

static void
check_absent(const char *helper, const char *what, const uint8_t *stack,
    size_t stack_len, const void *bytes, size_t len)
{
	const uint8_t *b = bytes;
	size_t at, i;

	for (at = 0; at + WINDOW <= stack_len; at++)
		for (i = 0; i + WINDOW <= len; i++)
			if (stack[at] == b[i] &&
			    memcmp(stack + at, b + i, WINDOW) == 0)
				atf_tc_fail("%s: byte %zu of the %s is at %zu "
					    "below the stack's top",
				    helper, i, what, stack_len - at);
}

TEST(all__stack_wiped)
{
	static const struct {
		const char *name;
		void (*run)(void);
	} helper[] = {
		{ "Data", run_data },
		{ "End", run_end },
		{ "File", run_file },
		{ "FdChunk", run_fd },
		{ "File, failing", run_file },
#ifdef HASH_MANY
		{ "Many", run_many },
		{ "Final2", run_final2 },
#endif
	};
	enum { STACK_LENGTH = 1 << 18 };
	uint8_t bytes[HASH_LENGTH], *stack;
	ucontext_t here, there;
	size_t h, i;

	for (i = 0; i < SECRET_LENGTH; i++)
		secret[i] = (uint8_t)(i * 151 + 89);
	make("secret", secret, SECRET_LENGTH);
	ATF_REQUIRE((secret_fd = open("secret", O_RDONLY)) != -1);
	ATF_REQUIRE((stack = malloc(STACK_LENGTH)) != NULL);

	for (h = 0; h < sizeof(helper) / sizeof(helper[0]); h++) {
		fault.read_error = h == 4 ? EIO : 0;
		fault.reads_until_error = 1;
		fault.read_max = h == 4 ? SECRET_LENGTH - 10 : 0;
		fault.nread = 0;
		HASH(Init)(&secret_ctx);
		HASH(Update)(&secret_ctx, secret, SECRET_LENGTH);
		memset(text, 0, sizeof(text));
		memset(stack, 0, STACK_LENGTH);
		ATF_REQUIRE_EQ(0, getcontext(&there));
		there.uc_stack.ss_sp = stack;
		there.uc_stack.ss_size = STACK_LENGTH;
		there.uc_link = &here;
		makecontext(&there, helper[h].run, 0);
		ATF_REQUIRE_EQ(0, swapcontext(&here, &there));
		ATF_REQUIRE_EQ_MSG(h != 4, text[0] != 0, "%s", helper[h].name);

		hash(bytes, secret + (h == 3), SECRET_LENGTH - 2 * (h == 3));
		check_absent(helper[h].name, "message", stack, STACK_LENGTH,
		    secret, SECRET_LENGTH);
		check_absent(helper[h].name, "digest", stack, STACK_LENGTH,
		    bytes, sizeof(bytes));
		check_absent(helper[h].name, "text", stack, STACK_LENGTH,
		    digest(secret + (h == 3), SECRET_LENGTH - 2 * (h == 3)),
		    TEXT_LENGTH - 1);
	}
}
