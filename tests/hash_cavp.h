/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The official vectors, lines of "Name = value" in files, as cases where there
 * is a C library.  The makefile defines CAVP_DIR, the folder of the files.  The
 * table of cases is HASH(cavp_cases).
 */

#include <stdio.h>
#include <stdlib.h>

#ifndef MESSAGE_LENGTH
#define	MESSAGE_LENGTH	1
#include "hash_digest.h"
#endif

/* The value of the next line of that name, in a buffer that is reused. */
static char *
next_value(FILE *f, const char *name)
{
	static char line[65536];
	size_t len = strlen(name);

	while (fgets(line, sizeof(line), f) != NULL)
		if (strncmp(line, name, len) == 0 &&
		    strncmp(line + len, " = ", 3) == 0) {
			line[strcspn(line, "\r\n")] = '\0';
			return (line + len + 3);
		}
	return (NULL);
}

static uint8_t
from_digit(char c)
{
	return ((uint8_t)((c >= 'a' ? c - 'a' + 10 : c - '0') & 15));
}

/* The bytes of a text in hexadecimal, stored over it. */
static const uint8_t *
from_hex(char *text, size_t len)
{
	uint8_t *bytes = (uint8_t *)text;
	size_t i;

	for (i = 0; i < len; i++, text += 2)
		bytes[i] =
		    (uint8_t)(from_digit(text[0]) << 4 | from_digit(text[1]));
	return (bytes);
}

static void
check_vectors(FILE *f, size_t expected)
{
	uint8_t digest[HASH_LENGTH];
	const char *md;
	char *value;
	size_t len, n;

	CHECK(f != NULL, 0, 0);
	for (n = 0; (value = next_value(f, "Len")) != NULL; n++) {
		len = strtoul(value, NULL, 10) / 8;
		value = next_value(f, "Msg");
		CHECK(value != NULL && strlen(value) >= 2 * len, len, n);
		hash(digest, from_hex(value, len), len);
		md = next_value(f, "MD");
		CHECK(md != NULL && is_hex(digest, md, HASH_LENGTH), len, n);
	}
	fclose(f);
	CHECK(n == expected, n, expected);
}

static void
vectors__official_short_messages(void)
{
	check_vectors(fopen(CAVP_DIR "/" HASH_CAVP "ShortMsg.rsp", "r"),
	    HASH_BLOCK_LENGTH + 1);
}

static void
vectors__official_long_messages(void)
{
	check_vectors(fopen(CAVP_DIR "/" HASH_CAVP "LongMsg.rsp", "r"),
	    HASH_BLOCK_LENGTH);
}

/* SHAVS, section 6.4: each digest is of the three before it. */
static void
vectors__official_monte_carlo(void)
{
	FILE *f = fopen(CAVP_DIR "/" HASH_CAVP "Monte.rsp", "r");
	uint8_t md[4 * HASH_LENGTH], *last = md + 3 * HASH_LENGTH;
	char *value;
	size_t i, n;

	CHECK(f != NULL, 0, 0);
	value = next_value(f, "Seed");
	CHECK(value != NULL && strlen(value) == 2 * HASH_LENGTH, 0, 0);
	memcpy(last, from_hex(value, HASH_LENGTH), HASH_LENGTH);
	for (n = 0; (value = next_value(f, "MD")) != NULL; n++) {
		for (i = 0; i < 3; i++)
			memcpy(md + i * HASH_LENGTH, last, HASH_LENGTH);
		for (i = 0; i < 1000; i++) {
			hash(last, md, 3 * HASH_LENGTH);
			memmove(md, md + HASH_LENGTH, 3 * HASH_LENGTH);
		}
		CHECK(is_hex(last, value, HASH_LENGTH), 3 * HASH_LENGTH, n);
	}
	fclose(f);
	CHECK(n == 100, n, 0);
}

/* clang-format off */
HASH_TABLE(cavp_cases) {
	CASE(vectors__official_short_messages),
	CASE(vectors__official_long_messages),
	CASE(vectors__official_monte_carlo),
	{ NULL, NULL }
};
