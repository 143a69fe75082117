/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Known answers, for whoever must not start with a wrong SHA-256: modules,
 * images, and the choice among variants.
 */

#include "crypto_os.h"
#include "sha224.h"
#include "sha256.h"
#include "sha256_selftest.h"

/*
 * Examples that NIST publishes for FIPS 180-4: one block, two blocks, and a
 * thousand times "A", here in pieces that no block holds whole.
 */
static const struct {
	const char *text;
	uint32_t times;
	const char *sha224;
	const char *sha256;
} answers[] = {
	{ "abc", 1,
	    "\x23\x09\x7d\x22\x34\x05\xd8\x22"
	    "\x86\x42\xa4\x77\xbd\xa2\x55\xb3"
	    "\x2a\xad\xbc\xe4\xbd\xa0\xb3\xf7"
	    "\xe3\x6c\x9d\xa7",
	    "\xba\x78\x16\xbf\x8f\x01\xcf\xea"
	    "\x41\x41\x40\xde\x5d\xae\x22\x23"
	    "\xb0\x03\x61\xa3\x96\x17\x7a\x9c"
	    "\xb4\x10\xff\x61\xf2\x00\x15\xad" },
	{ "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
	    "\x75\x38\x8b\x16\x51\x27\x76\xcc"
	    "\x5d\xba\x5d\xa1\xfd\x89\x01\x50"
	    "\xb0\xc6\x45\x5c\xb4\xf5\x8b\x19"
	    "\x52\x52\x25\x25",
	    "\x24\x8d\x6a\x61\xd2\x06\x38\xb8"
	    "\xe5\xc0\x26\x93\x0c\x3e\x60\x39"
	    "\xa3\x3c\xe4\x59\x64\xff\x21\x67"
	    "\xf6\xec\xed\xd4\x19\xdb\x06\xc1" },
	{ "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 20,
	    "\xa8\xd0\xc6\x6b\x5c\x6f\xdf\xd8"
	    "\x36\xeb\x3c\x6d\x04\xd3\x2d\xfe"
	    "\x66\xc3\xb1\xf1\x68\xb4\x88\xbf"
	    "\x4c\x9c\x66\xce",
	    "\xc2\xe6\x86\x82\x34\x89\xce\xd2"
	    "\x01\x7f\x60\x59\xb8\xb2\x39\x31"
	    "\x8b\x63\x64\xf6\xdc\xd8\x35\xd0"
	    "\xa5\x19\x10\x5a\x1e\xad\xd6\xe4" },
};

static int
differ(const uint8_t *digest, const char *answer, size_t len)
{
	int d = 0;

	while (len-- > 0)
		d |= *digest++ ^ (uint8_t)*answer++;
	return (d);
}

int
sha256_selftest(void)
{
	SHA256_CTX ctx;
	uint8_t digest[SHA256_DIGEST_LENGTH];
	size_t i, len;
	uint32_t n;
	int bad = 0;

	for (i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
		for (len = 0; answers[i].text[len] != '\0';)
			len++;
		SHA224_Init(&ctx);
		for (n = 0; n < answers[i].times; n++)
			SHA224_Update(&ctx, answers[i].text, len);
		SHA224_Final(digest, &ctx);
		bad |= differ(digest, answers[i].sha224, SHA224_DIGEST_LENGTH);
		SHA256_Init(&ctx);
		for (n = 0; n < answers[i].times; n++)
			SHA256_Update(&ctx, answers[i].text, len);
		SHA256_Final(digest, &ctx);
		bad |= differ(digest, answers[i].sha256, sizeof(digest));
	}
	return (bad != 0 ? -1 : 0);
}
