/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The helpers of one hash, from End to Data.  Who includes this file defines
 *	HASH(name)	the hash's function of that name
 *	HASH_CTX	its context
 *	HASH_LENGTH	the bytes of its digest
 */

#include <stdlib.h>

#include "crypto_os.h"
#include "md_common.h"

static void
update(void *ctx, const void *data, size_t len)
{
	HASH(Update)(ctx, data, len);
}

char *
HASH(End)(HASH_CTX *ctx, char *buf)
{
	uint8_t digest[HASH_LENGTH];

	if (buf == NULL && (buf = malloc(2 * HASH_LENGTH + 1)) == NULL)
		return (NULL);
	HASH(Final)(digest, ctx);
	md_hex(buf, digest, sizeof(digest));
	crypto_wipe(digest, sizeof(digest));
	return (buf);
}

char *
HASH(FdChunk)(int fd, char *buf, off_t offset, off_t length)
{
	HASH_CTX ctx;
	char *text = NULL;

	HASH(Init)(&ctx);
	if (md_update_fd(fd, offset, length, update, &ctx) == 0)
		text = HASH(End)(&ctx, buf);
	crypto_wipe(&ctx, sizeof(ctx));
	return (text);
}

char *
HASH(Fd)(int fd, char *buf)
{
	return (HASH(FdChunk)(fd, buf, 0, 0));
}

char *
HASH(FileChunk)(const char *path, char *buf, off_t offset, off_t length)
{
	char *text;
	int fd;

	if ((fd = md_open(path)) == -1)
		return (NULL);
	text = HASH(FdChunk)(fd, buf, offset, length);
	md_close(fd);
	return (text);
}

char *
HASH(File)(const char *path, char *buf)
{
	return (HASH(FileChunk)(path, buf, 0, 0));
}

char *
HASH(Data)(const void *data, size_t len, char *buf)
{
	HASH_CTX ctx;
	char *text;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, data, len);
	text = HASH(End)(&ctx, buf);
	crypto_wipe(&ctx, sizeof(ctx));
	return (text);
}
