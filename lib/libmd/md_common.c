/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the helpers of all hashes share: hexadecimal text, and files.
 */

#include "crypto_os.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "md_common.h"

void
md_hex(char *text, const uint8_t *bytes, size_t len)
{
	static const char digits[] = "0123456789abcdef";

	for (; len > 0; len--, bytes++) {
		*text++ = digits[*bytes >> 4];
		*text++ = digits[*bytes & 15];
	}
	*text = '\0';
}

int
md_open(const char *path)
{
	int fd;

	do
		fd = open(path, O_RDONLY | O_CLOEXEC);
	while (fd == -1 && errno == EINTR);
	return (fd);
}

void
md_close(int fd)
{
	int error = errno;

	(void)close(fd);
	errno = error;
}

static ssize_t
read_some(int fd, void *buf, size_t len)
{
	ssize_t n;

	do
		n = read(fd, buf, len);
	while (n == -1 && errno == EINTR);
	return (n);
}

/* Nothing was read at offset: is that where the file ends, or beyond? */
static int
check_offset(int fd, off_t offset)
{
	off_t end = lseek(fd, 0, SEEK_END);

	if (end >= offset)
		return (0);
	if (end != -1)
		errno = EINVAL;
	return (-1);
}

int
md_update_fd(int fd, off_t offset, off_t length,
    void (*update)(void *ctx, const void *data, size_t len), void *ctx)
{
	uint8_t buf[8192];
	off_t done = 0;
	ssize_t n = 0;

	if (offset < 0 || length < 0) {
		errno = EINVAL;
		return (-1);
	}
	if (offset > 0 && lseek(fd, offset, SEEK_SET) == -1)
		return (-1);
	do {
		size_t want = sizeof(buf);

		if (length > 0 && length - done < (off_t)want)
			want = (size_t)(length - done);
		n = read_some(fd, buf, want);
		if (n > 0) {
			update(ctx, buf, (size_t)n);
			done += n;
		}
	} while (n > 0 && done != length);
	crypto_wipe(buf, sizeof(buf));

	if (n == 0 && done == 0 && offset > 0)
		return (check_offset(fd, offset));
	return (n < 0 ? -1 : 0);
}
