/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For libFuzzer: its bytes are a file, how it is opened and read, what fails
 * meanwhile, and which helper is called, of which hash: rows.h has a ROW for
 * each.  The library is compiled for this with open, read, lseek, close and
 * malloc renamed to those here.
 */

#include <stdlib.h>
#include <sys/types.h>
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <openssl/evp.h>

#include "rows.h"

#define	DESCRIPTOR	1000
#define	LARGEST	(3 * 8192 + 5)
#define	REQUIRE(condition)	\
	do {		\
		if (!(condition)) {		\
			fprintf(stderr, "fuzz: not: %s\n", #condition);		\
			abort();		\
		}		\
	} while (0)

int	LLVMFuzzerTestOneInput(const uint8_t *data, size_t len);
int	fuzz_open(const char *path, int flags, ...);
ssize_t	fuzz_read(int fd, void *buf, size_t len);
off_t	fuzz_lseek(int fd, off_t offset, int whence);
int	fuzz_close(int fd);
void	*fuzz_malloc(size_t len);

static struct {
	uint8_t bytes[LARGEST];
	off_t size, at;
	int is_open, is_pipe, interrupts, no_file, no_memory, failed;
	const uint8_t *events, *events_end; /* one a read, then none */
} file;

int
fuzz_open(const char *path, int flags, ...)
{
	(void)flags;
	REQUIRE(strcmp(path, "file") == 0 && !file.is_open);
	if (file.interrupts-- > 0) {
		errno = EINTR;
		return (-1);
	}
	if (file.no_file) {
		errno = ENOENT;
		return (-1);
	}
	file.is_open = 1;
	return (DESCRIPTOR);
}

int
fuzz_close(int fd)
{
	REQUIRE(fd == DESCRIPTOR && file.is_open);
	file.is_open = 0;
	errno = EBADMSG;
	return (-1);
}

off_t
fuzz_lseek(int fd, off_t offset, int whence)
{
	REQUIRE(fd == DESCRIPTOR && file.is_open);
	if (file.is_pipe) {
		errno = ESPIPE;
		return (-1);
	}
	if (whence == SEEK_END)
		offset += file.size;
	else
		REQUIRE(whence == SEEK_SET);
	REQUIRE(offset >= 0);
	return (file.at = offset);
}

ssize_t
fuzz_read(int fd, void *buf, size_t len)
{
	size_t event = 0;

	REQUIRE(fd == DESCRIPTOR && file.is_open && !file.failed);
	REQUIRE(len > 0);
	memset(buf, 0xa5, len);
	if (file.events < file.events_end)
		event = *file.events++;
	if (event == 0xfe) {
		errno = EINTR;
		return (-1);
	}
	if (event == 0xff) {
		file.failed = 1;
		errno = EIO;
		return (-1);
	}
	if (event > 0 && len > event * 65)
		len = event * 65 - 64;
	if (file.at >= file.size)
		return (0);
	if ((off_t)len > file.size - file.at)
		len = (size_t)(file.size - file.at);
	memcpy(buf, file.bytes + file.at, len);
	file.at += (off_t)len;
	return ((ssize_t)len);
}

void *
fuzz_malloc(size_t len)
{
	if (file.no_memory) {
		errno = ENOMEM;
		return (NULL);
	}
	return (malloc(len));
}

#define	ROW(name, HASH)                                                        \
	{ name, HASH##_Data, HASH##_Fd, HASH##_FdChunk, HASH##_File,           \
		HASH##_FileChunk, HASH##_DIGEST_STRING_LENGTH },

static const struct {
	const char *name;
	char *(*data)(const void *, size_t, char *);
	char *(*fd)(int, char *);
	char *(*fdchunk)(int, char *, off_t, off_t);
	char *(*file)(const char *, char *);
	char *(*filechunk)(const char *, char *, off_t, off_t);
	size_t length;
} hashes[] = { ROWS };

/* What the result is to be: an errno, or 0 for the text of these bytes. */
static int
expected(int by_path, int whole, off_t offset, off_t length, int malloced,
    off_t *from, off_t *to)
{
	if (by_path && file.no_file)
		return (ENOENT);
	if (!whole && (offset < 0 || length < 0))
		return (EINVAL);
	if (!whole && offset > 0) {
		if (file.is_pipe)
			return (ESPIPE);
		*from = offset;
	}
	*to = file.size;
	if (!whole && length > 0 && length < file.size - *from)
		*to = *from + length;
	if (file.failed)
		return (EIO);
	if (*from > file.size && !whole && offset > 0)
		return (EINVAL);
	if (*to < *from)
		*to = *from;
	return (malloced && file.no_memory ? ENOMEM : 0);
}

static void
check_text(const char *text, const char *name, const uint8_t *bytes, size_t len)
{
	const EVP_MD *evp = EVP_get_digestbyname(name);
	uint8_t digest[EVP_MAX_MD_SIZE];
	char want[2 * EVP_MAX_MD_SIZE + 1];
	unsigned int i, n;

	REQUIRE(evp != NULL);
	EVP_Digest(bytes, len, digest, &n, evp, NULL);
	for (i = 0; i < n; i++)
		snprintf(want + 2 * i, 3, "%02x", digest[i]);
	REQUIRE(strcmp(text, want) == 0);
}

/* The file as data that lie at an odd place and end where their memory does. */
static char *
data_of(char *(*helper)(const void *, size_t, char *), char *buf)
{
	size_t len = (size_t)file.size;
	uint8_t *bytes = malloc(len + 1);
	char *text;

	memcpy(bytes + 1, file.bytes, len);
	text = helper(bytes + 1, len, buf);
	free(bytes);
	return (text);
}

/* Two bytes, or one of the numbers near which faults live. */
static off_t
number(const uint8_t *p)
{
	static const off_t near[] = { -1, 0, 8191, 8192, 8193, 16384, INT_MAX,
		(off_t)INT_MAX + 1, (off_t)UINT32_MAX + 1, LLONG_MAX, LLONG_MIN,
		1, LARGEST - 1, LARGEST, LARGEST + 1, 64 };

	if (p[0] & 0x80)
		return (near[p[1] % (sizeof(near) / sizeof(near[0]))]);
	return (p[0] << 8 | p[1]);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
	off_t from, length, offset, to;
	char *buf, *text = NULL;
	int call, error, h, i, malloced, want;

	if (len < 9)
		return (0);
	call = data[0] % 5;
	h = data[0] / 5 % (int)(sizeof(hashes) / sizeof(hashes[0]));
	malloced = data[1] & 1;
	file.no_memory = data[1] >> 1 & 1;
	file.is_pipe = data[1] >> 2 & 1;
	file.no_file = data[1] >> 3 & 1;
	file.interrupts = data[1] >> 4 & 3;
	offset = number(data + 2);
	length = number(data + 4);
	file.size = (off_t)((size_t)(data[6] << 8 | data[7]) % (LARGEST + 1));
	file.at = call < 3 ? (off_t)data[8] * 40 : 0;
	file.events = data + 9;
	file.events_end = data + len;
	file.failed = 0;
	file.is_open = call > 0 && call < 3;
	for (i = 0; i < file.size; i++)
		file.bytes[i] = (uint8_t)(i * 7 % 251 + data[8]);

	from = file.at;
	buf = malloced ? NULL : malloc(hashes[h].length);
	errno = 0;
	switch (call) {
	case 0:
		text = data_of(hashes[h].data, buf);
		break;
	case 1:
		text = hashes[h].fd(DESCRIPTOR, buf);
		break;
	case 2:
		text = hashes[h].fdchunk(DESCRIPTOR, buf, offset, length);
		break;
	case 3:
		text = hashes[h].file("file", buf);
		break;
	default:
		text = hashes[h].filechunk("file", buf, offset, length);
		break;
	}
	error = errno;
	REQUIRE(file.is_open == (call == 1 || call == 2));

	to = file.size;
	if (call == 0) {
		from = 0;
		want = malloced && file.no_memory ? ENOMEM : 0;
	} else
		want = expected(
		    call > 2, call % 2, offset, length, malloced, &from, &to);
	REQUIRE((text == NULL) == (want != 0));
	if (text == NULL)
		REQUIRE(error == want);
	else {
		REQUIRE(malloced || text == buf);
		check_text(text, hashes[h].name, file.bytes + from,
		    (size_t)(to - from));
	}
	free(malloced ? text : buf);
	return (0);
}
