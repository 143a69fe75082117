/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Stops where a variant runs outside of a section, or for too long in one.
 */

#include "crypto_os.h"
#include "fpu.h"
#include "hashes.h"

static int open;
int fpu_sections;

#ifdef CRYPTO_SIMD
static size_t length;

static void
guard(size_t bytes)
{
	length += bytes;
	if (!open || length > CRYPTO_SIMD_LENGTH)
		__builtin_trap();
}

/* The variants come under these names, and the guards have theirs. */
/* clang-format off */
#define	GUARD(x, NAME)							\
	void real_##x(void *, const uint8_t *, size_t);			\
	void CRYPTO_NAME(x)(void *, const uint8_t *, size_t);		\
									\
	void								\
	CRYPTO_NAME(x)(void *state, const uint8_t *data, size_t nblocks) \
	{								\
		guard(nblocks * NAME##_BLOCK_LENGTH);			\
		real_##x(state, data, nblocks);				\
	}

#define	GUARD_LANES(x, NAME)						\
	void real_##x(void *, const uint8_t *[], size_t, size_t);	\
	void CRYPTO_NAME(x)(void *, const uint8_t *[], size_t, size_t);	\
									\
	void								\
	CRYPTO_NAME(x)(void *state, const uint8_t *data[], size_t nlanes, \
	    size_t nblocks)						\
	{								\
		guard(nlanes * nblocks * NAME##_BLOCK_LENGTH);		\
		real_##x(state, data, nlanes, nblocks);			\
	}

/* Hash what no section has time for. */
#define	LONG(name, NAME)						\
	{								\
		uint8_t digest[NAME##_DIGEST_LENGTH];			\
		NAME##_CTX ctx;						\
									\
		NAME##_Init(&ctx);					\
		NAME##_Update(&ctx, message, sizeof(message));		\
		NAME##_Final(digest, &ctx);				\
	}
#define	LONG_MANY(name, NAME)						\
	{								\
		uint8_t digests[2][NAME##_DIGEST_LENGTH];		\
									\
		NAME##_Many(digests, data, len, 2);			\
	}
/* clang-format on */

#include "guards.h"

static void
hash_long_messages(void)
{
	static const uint8_t message[3 * CRYPTO_SIMD_LENGTH];
	const void *const data[] = { message, message };
	const size_t len[] = { sizeof(message), sizeof(message) };

	EACH_HASH(LONG)
	EACH_MANY(LONG_MANY)
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
