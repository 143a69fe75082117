/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-224 for programs, see sha256(3): the core's functions and the helpers.
 */

#ifndef _SHA224_H_
#define	_SHA224_H_

#include <sys/types.h>
#include <stdint.h>
#include <crypto/sha2/sha224.h>

#ifndef SHA224_End
#define	SHA224_End		_libmd_SHA224_End
#endif
#ifndef SHA224_Fd
#define	SHA224_Fd		_libmd_SHA224_Fd
#endif
#ifndef SHA224_FdChunk
#define	SHA224_FdChunk		_libmd_SHA224_FdChunk
#endif
#ifndef SHA224_File
#define	SHA224_File		_libmd_SHA224_File
#endif
#ifndef SHA224_FileChunk
#define	SHA224_FileChunk	_libmd_SHA224_FileChunk
#endif
#ifndef SHA224_Data
#define	SHA224_Data		_libmd_SHA224_Data
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
 * Each stores the digest as 56 lower-case hexadecimal digits and a NUL in buf
 * and returns buf.  Where buf is NULL, the text is malloc'ed and the caller's
 * to free.  On failure each returns NULL with errno set.  Offset and length
 * count bytes; a length of 0 means until the end of the file.
 */
char	*SHA224_End(SHA224_CTX *ctx, char *buf);
char	*SHA224_Fd(int fd, char *buf);
char	*SHA224_FdChunk(int fd, char *buf, off_t off, off_t len);
char	*SHA224_File(const char *path, char *buf);
char	*SHA224_FileChunk(const char *path, char *buf, off_t off, off_t len);
char	*SHA224_Data(const void *data, size_t len, char *buf);

#ifdef __cplusplus
}
#endif

#endif /* !_SHA224_H_ */
