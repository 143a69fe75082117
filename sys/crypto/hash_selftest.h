/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Known answers of a hash, for whoever must not start with a wrong one: modules
 * and images.  Who includes this file defines HASH and HASH_LOWER, and
 *	ABC, TWO_BLOCKS, THOUSAND_A	the digests of the messages below
 */

/* As NIST publishes them: the last is in pieces that no block holds whole. */
static const struct {
	const char *text;
	uint32_t times;
	const char *digest;
} answers[] = {
	{ "abc", 1, ABC },
	{ "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
	    TWO_BLOCKS },
	{ "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 20,
	    THOUSAND_A },
};

int
HASH_LOWER(selftest)(void)
{
	HASH(CTX) ctx;
	uint8_t digest[HASH(DIGEST_LENGTH)];
	const char *text;
	size_t i, len;
	uint32_t n;
	int bad = 0;

	for (i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
		text = answers[i].text;
		for (len = 0; text[len] != '\0';)
			len++;
		HASH(Init)(&ctx);
		for (n = 0; n < answers[i].times; n++)
			HASH(Update)(&ctx, text, len);
		HASH(Final)(digest, &ctx);
		for (len = 0; len < sizeof(digest); len++)
			bad |= digest[len] ^ (uint8_t)answers[i].digest[len];
	}
	return (bad != 0 ? -1 : 0);
}
