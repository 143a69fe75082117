/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Stops where a variant runs outside of a section, or for too long in one.
 */

#include "crypto_os.h"
#include "fpu.h"
#include "sha256.h"
#include "sha256_select.h"

static int open;
int fpu_sections;

#ifdef CRYPTO_SIMD
static size_t length;

static void
guard(size_t nlanes, size_t nblocks)
{
	length += nlanes * nblocks * SHA256_BLOCK_LENGTH;
	if (!open || length > CRYPTO_SIMD_LENGTH)
		__builtin_trap();
}

/* The variants come under these names, and the guards have theirs. */
/* clang-format off */
#define	GUARD(x)							\
	sha256_compress_t real_##x;					\
									\
	void SHA256_VARIANT(x)(						\
	    uint32_t state[8], const uint8_t *data, size_t nblocks)	\
	{								\
		guard(1, nblocks);					\
		real_##x(state, data, nblocks);				\
	}

#define	GUARD_LANES(x)							\
	sha256_compress_lanes_t SHA256_VARIANT(x), real_##x;		\
									\
	void SHA256_VARIANT(x)(uint32_t *const state[], const uint8_t *data[], \
	    size_t nlanes, size_t nblocks)				\
	{								\
		guard(nlanes, nblocks);					\
		real_##x(state, data, nlanes, nblocks);			\
	}

/* clang-format on */

sha256_compress_t SHA256_VARIANT(shani), SHA256_VARIANT(ssse3);

GUARD(shani)
GUARD(ssse3)
GUARD_LANES(shani_lanes)

/* Hash what no section has time for. */
static void
hash_long_messages(void)
{
	static const uint8_t message[3 * CRYPTO_SIMD_LENGTH];
	const void *const data[] = { message, message };
	const size_t len[] = { sizeof(message), sizeof(message) };
	uint8_t digests[2][SHA256_DIGEST_LENGTH];
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Update(&ctx, message, sizeof(message));
	SHA256_Final(digests[0], &ctx);
	SHA256_Many(digests, data, len, 2);
}
#endif

int
fpu_finish(int status)
{
#ifdef CRYPTO_SIMD
	if (status == 0 && fpu_sections == 0)
		return (1);
	hash_long_messages();
#endif
	return (status);
}

void
fpu_begin(void)
{
	if (open)
		__builtin_trap();
	open = 1;
	fpu_sections++;
#ifdef CRYPTO_SIMD
	length = 0;
#endif
}

void
fpu_end(void)
{
	if (!open)
		__builtin_trap();
	open = 0;
}
