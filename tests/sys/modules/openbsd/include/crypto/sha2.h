/* SPDX-License-Identifier: BSD-2-Clause; OpenBSD's, as far as we use it. */
#define	SHA256_DIGEST_LENGTH	32
#define	SHA512_BLOCK_LENGTH	128

typedef struct _SHA2_CTX {
	union {
		u_int32_t	st32[8];
		u_int64_t	st64[8];
	} state;
	u_int64_t	bitcount[2];
	u_int8_t	buffer[SHA512_BLOCK_LENGTH];
} SHA2_CTX;

void	SHA256Init(SHA2_CTX *);
#if OpenBSD < 201505
void	SHA256Update(SHA2_CTX *, const u_int8_t *, size_t);
#else
void	SHA256Update(SHA2_CTX *, const void *, size_t);
#endif
void	SHA256Final(u_int8_t[SHA256_DIGEST_LENGTH], SHA2_CTX *);
