/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The C library's open, read, close, malloc and free, failing on demand.  A
 * program that includes this has them in place of the C library's.
 */

#include <sys/types.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* All zero: nothing fails. */
static struct {
	int open_interrupts; /* so many opens fail with EINTR */
	int read_interrupts; /* so many reads, before each that works */
	int read_error; /* errno of the reads from then on ... */
	int reads_until_error; /* ... that so many have worked */
	size_t read_max; /* no read gives more bytes */
	void (*before_read)(int nread);
	int close_error; /* close works, but fails with this errno */
	int malloc_error; /* malloc fails with this errno */

	int nread, nclosed, nmalloced, nfreed;
} fault;

/* A pointer to the C library's own function, without a cast. */
#define	NEXT(pointer, name)						\
	do {								\
		void *symbol = dlsym(RTLD_NEXT, name);			\
									\
		memcpy(&(pointer), &symbol, sizeof(pointer));		\
	} while (0)

int
open(const char *path, int flags, ...)
{
	static int (*next)(const char *, int, ...);
	va_list ap;
	mode_t mode = 0;

	if (next == NULL)
		NEXT(next, sizeof(off_t) > sizeof(long) ? "open64" : "open");
	if (fault.open_interrupts > 0) {
		fault.open_interrupts--;
		errno = EINTR;
		return (-1);
	}
	if (flags & O_CREAT) {
		va_start(ap, flags);
		mode = (mode_t)va_arg(ap, int);
		va_end(ap);
	}
	return (next(path, flags, mode));
}

ssize_t
read(int fd, void *buf, size_t len)
{
	static ssize_t (*next)(int, void *, size_t);
	static int interrupts;

	if (next == NULL)
		NEXT(next, "read");
	if (interrupts < fault.read_interrupts) {
		interrupts++;
		errno = EINTR;
		return (-1);
	}
	interrupts = 0;
	if (fault.read_error != 0 && fault.nread >= fault.reads_until_error) {
		errno = fault.read_error;
		return (-1);
	}
	if (fault.before_read != NULL)
		fault.before_read(fault.nread);
	fault.nread++;
	if (fault.read_max != 0 && len > fault.read_max)
		len = fault.read_max;
	return (next(fd, buf, len));
}

int
close(int fd)
{
	static int (*next)(int);
	int result;

	if (next == NULL)
		NEXT(next, "close");
	fault.nclosed++;
	result = next(fd);
	if (fault.close_error != 0) {
		errno = fault.close_error;
		result = -1;
	}
	return (result);
}

void *
malloc(size_t len)
{
	static void *(*next)(size_t);

	if (next == NULL)
		NEXT(next, "malloc");
	if (fault.malloc_error != 0) {
		errno = fault.malloc_error;
		return (NULL);
	}
	fault.nmalloced++;
	return (next(len));
}

void
free(void *p)
{
	static void (*next)(void *);

	if (next == NULL)
		NEXT(next, "free");
	if (p != NULL)
		fault.nfreed++;
	next(p);
}
