/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
#define	SHA224_DIGEST_LENGTH		28
#define	SHA256_BLOCK_LENGTH		64
#define	SHA256_DIGEST_LENGTH		32

typedef struct _SHA256_CTX {
	uint32_t	state[8];
	uint64_t	bitcount;
	uint8_t		buffer[SHA256_BLOCK_LENGTH];
} SHA256_CTX;

typedef SHA256_CTX SHA224_CTX;

int	SHA224_Init(SHA224_CTX *);
int	SHA224_Update(SHA224_CTX *, const uint8_t *, size_t);
int	SHA224_Final(uint8_t[SHA224_DIGEST_LENGTH], SHA224_CTX *);
int	SHA256_Init(SHA256_CTX *);
int	SHA256_Update(SHA256_CTX *, const uint8_t *, size_t);
int	SHA256_Final(uint8_t[SHA256_DIGEST_LENGTH], SHA256_CTX *);
