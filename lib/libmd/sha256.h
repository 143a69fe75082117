/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 for programs, see sha256(3): the core's functions and the helpers.
 */

#ifndef _SHA256_H_
#define	_SHA256_H_

#include <sys/types.h>
#include <stdint.h>
#include <crypto/sha2/sha256.h>

#ifndef SHA256_End
#define	SHA256_End		_libmd_SHA256_End
#endif
#ifndef SHA256_Fd
#define	SHA256_Fd		_libmd_SHA256_Fd
#endif
#ifndef SHA256_FdChunk
#define	SHA256_FdChunk		_libmd_SHA256_FdChunk
#endif
#ifndef SHA256_File
#define	SHA256_File		_libmd_SHA256_File
#endif
#ifndef SHA256_FileChunk
#define	SHA256_FileChunk	_libmd_SHA256_FileChunk
#endif
#ifndef SHA256_Data
#define	SHA256_Data		_libmd_SHA256_Data
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The library was compiled with an off_t of 64 bits. */
#ifndef _LIBMD_OFF_T
#define	_LIBMD_OFF_T
extern char _libmd_wants_FILE_OFFSET_BITS_64[sizeof(off_t) == 8 ? 1 : -1];
#endif

/*
 * Each stores the digest as 64 lower-case hexadecimal digits and a NUL in buf
 * and returns buf.  Where buf is NULL, the text is malloc'ed and the caller's
 * to free.  On failure each returns NULL with errno set.  Offset and length
 * count bytes; a length of 0 means until the end of the file.
 */
char	*SHA256_End(SHA256_CTX *ctx, char *buf);
char	*SHA256_Fd(int fd, char *buf);
char	*SHA256_FdChunk(int fd, char *buf, off_t off, off_t len);
char	*SHA256_File(const char *path, char *buf);
char	*SHA256_FileChunk(const char *path, char *buf, off_t off, off_t len);
char	*SHA256_Data(const void *data, size_t len, char *buf);

#ifdef __cplusplus
}
#endif

#endif /* !_SHA256_H_ */
