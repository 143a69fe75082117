/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the library declares for each hash, beside the core's functions: see
 * sha256(3).
 */

#ifndef _MD_FUNCTIONS_H_
#define	_MD_FUNCTIONS_H_

#ifdef __cplusplus
#define	MD_C	extern "C"
extern "C" {
#else
#define	MD_C
#endif

/* The library was compiled with an off_t of 64 bits. */
extern char _libmd_wants_FILE_OFFSET_BITS_64[sizeof(off_t) == 8 ? 1 : -1];

#ifdef __cplusplus
}
#endif

/*
 * Each stores the digest as lower-case hexadecimal digits, two a byte, and a
 * NUL in buf and returns buf.  Where buf is NULL, the text is malloc'ed and the
 * caller's to free.  On failure each returns NULL with errno set.  Offset and
 * length count bytes; a length of 0 means until the end of the file.
 */
#define	MD_FUNCTIONS(HASH)						\
	MD_C char *HASH##_End(HASH##_CTX *ctx, char *buf);		\
	MD_C char *HASH##_Fd(int fd, char *buf);			\
	MD_C char *HASH##_FdChunk(int fd, char *buf, off_t off, off_t len); \
	MD_C char *HASH##_File(const char *path, char *buf);		\
	MD_C char *HASH##_FileChunk(					\
	    const char *path, char *buf, off_t off, off_t len);		\
	MD_C char *HASH##_Data(const void *data, size_t len, char *buf);

#endif /* !_MD_FUNCTIONS_H_ */
