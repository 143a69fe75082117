/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * An ATF program of long messages, up to 2^32 + 1 zero bytes.  For all variants
 * but the fastest, the last, those of about 2^29 bytes must do.  Who includes
 * this file defines HASH, HASH_CTX and HASH_LENGTH, and zeros, the digests of
 * zero bytes, ascending.
 */

#include "hash_main.h"

#define	PIECE		65536
#define	TWO_TO_THE_32	((uint64_t)1 << 32)

static void
long_in_pieces(const uint8_t *data, size_t nlengths)
{
	uint8_t digest[HASH_LENGTH];
	HASH_CTX copy, ctx;
	uint64_t done = 0;
	size_t i, n;

	HASH(Init)(&ctx);
	for (i = 0; i < nlengths; i++) {
		for (; done < zeros[i].length; done += n) {
			n = PIECE;
			if (n > zeros[i].length - done)
				n = (size_t)(zeros[i].length - done);
			HASH(Update)(&ctx, data, n);
		}
		copy = ctx;
		HASH(Final)(digest, &copy);
		CHECK(is_hex(digest, zeros[i].digest, HASH_LENGTH), done, 0);
	}
}

ATF_TC(long__update_in_pieces);
ATF_TC_HEAD(long__update_in_pieces, tc)
{
	atf_tc_set_md_var(tc, "timeout", "900");
}
ATF_TC_BODY(long__update_in_pieces, tc)
{
	const size_t all = sizeof(zeros) / sizeof(zeros[0]);
	const uint8_t *data = map(PIECE);

	for (hash_variant = 0; hash_variant < hash_nvariants - 1;
	     hash_variant++)
		long_in_pieces(data, all / 2);
	long_in_pieces(data, all);
}

#if SIZE_MAX > UINT32_MAX /* here a size_t counts so many bytes */
static void
long_at_once(const uint8_t *data)
{
	const struct hash_vector *last =
	    &zeros[sizeof(zeros) / sizeof(zeros[0]) - 1];
	uint8_t digest[HASH_LENGTH];
	HASH_CTX ctx;

	HASH(Init)(&ctx);
	HASH(Update)(&ctx, data, 1);
	HASH(Update)(&ctx, data, TWO_TO_THE_32);
	HASH(Final)(digest, &ctx);
	CHECK(is_hex(digest, last->digest, HASH_LENGTH), last->length, 1);
}

ATF_TC(long__update_of_4_gib_at_once_after_a_byte);
ATF_TC_HEAD(long__update_of_4_gib_at_once_after_a_byte, tc)
{
	atf_tc_set_md_var(tc, "timeout", "900");
}
ATF_TC_BODY(long__update_of_4_gib_at_once_after_a_byte, tc)
{
	hash_variant = hash_nvariants - 1;
	long_at_once(map(TWO_TO_THE_32));
}
#endif

ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, long__update_in_pieces);
#if SIZE_MAX > UINT32_MAX
	ATF_TP_ADD_TC(tp, long__update_of_4_gib_at_once_after_a_byte);
#endif
	return (atf_no_error());
}
