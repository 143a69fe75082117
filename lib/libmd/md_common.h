/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the helpers of all hashes share; private to the library.
 */

#ifndef _MD_COMMON_H_
#define	_MD_COMMON_H_

#include "crypto_name.h"

#define	md_hex		CRYPTO_NAME(md_hex)
#define	md_open		CRYPTO_NAME(md_open)
#define	md_close	CRYPTO_NAME(md_close)
#define	md_update_fd	CRYPTO_NAME(md_update_fd)

/* Store len bytes as 2 * len lower-case hexadecimal digits and a NUL. */
void	md_hex(char *text, const uint8_t *bytes, size_t len);

/* As open(2) for reading, but an interrupt is not an error. */
int	md_open(const char *path);

/* As close(2), but errno stays as it is. */
void	md_close(int fd);

/*
 * Feed length bytes of fd from offset on to update, or all until the end of
 * the file where that comes first or length is 0.  An offset of 0 is where fd
 * stands.  Returns 0, or -1 with errno set: a negative offset or length, or an
 * offset beyond the end, is EINVAL.
 */
int	md_update_fd(int fd, off_t offset, off_t length,
    void (*update)(void *ctx, const void *data, size_t len), void *ctx);

#endif /* !_MD_COMMON_H_ */
