/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of long messages, up to 2^32 + 1 zero bytes.  Who includes this
 * file has included the hash's vectors, and has by_zeros, the digests of so
 * many zero bytes, as zeros below.  The table of cases is HASH(long_cases).
 */

#include <sys/mman.h>

#define	MESSAGE_LENGTH	65536
#define	TWO_TO_THE_30	((uint64_t)1 << 30)

#include "hash_digest.h"

static const uint64_t zeros[] = { 536870911, 536870912, 536870913, 2147483649,
	4294967295, 4294967296, 4294967297 };

static void
long__update_in_pieces(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX copy, ctx;
	uint64_t done = 0;
	size_t i, n;

	CHECK(NELEM(by_zeros) == NELEM(zeros), 0, 0);
	HASH(Init)(&ctx);
	for (i = 0; i < NELEM(zeros); i++) {
		/* For all variants but the fastest, half of the powers do. */
		if (hash_variant < hash_nvariants - 1 &&
		    zeros[i] > TWO_TO_THE_30)
			break;
		for (; done < zeros[i]; done += n) {
			n = sizeof(message);
			if (n > zeros[i] - done)
				n = (size_t)(zeros[i] - done);
			HASH(Update)(&ctx, message, n);
		}
		copy = ctx;
		HASH(Final)(digest, &copy);
		CHECK(is_hex(digest, by_zeros[i], HASH_LENGTH), done, 0);
	}
}

/* Powers of two: 2^29 and 2^31 where a size_t has 32 bits, 2^32 elsewhere. */
static void
long__update_at_once_after_a_byte(void)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;
	uint64_t len;
	void *data;
	size_t i;

	for (i = 0; i < NELEM(zeros); i++) {
		len = zeros[i] - 1;
		if (hash_variant < hash_nvariants - 1 ||
		    (len & (len - 1)) != 0 ||
		    (len > UINT32_MAX) != (SIZE_MAX > UINT32_MAX))
			continue;
		data = mmap(NULL, (size_t)len, PROT_READ,
		    MAP_PRIVATE | MAP_ANON | MAP_NORESERVE, -1, 0);
		CHECK(data != MAP_FAILED, len, 0);
		HASH(Init)(&ctx);
		HASH(Update)(&ctx, data, 1);
		HASH(Update)(&ctx, data, (size_t)len);
		HASH(Final)(digest, &ctx);
		munmap(data, (size_t)len);
		CHECK(is_hex(digest, by_zeros[i], HASH_LENGTH), len, 1);
	}
}

/* clang-format off */
HASH_TABLE(long_cases) {
	CASE(long__update_in_pieces),
	CASE(long__update_at_once_after_a_byte),
	{ NULL, NULL }
};
