/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the cases of a hash and the programs that carry them share.  Plain C
 * without a library, for it also runs in kernels and on bare metal.
 */

#ifndef _HASH_TEST_H_
#define	_HASH_TEST_H_

#include "crypto_os.h"

/* A case's name is a sentence, subject__situation.  A table ends with NULL. */
struct hash_case {
	const char *name;
	void (*run)(void);
};

/*
 * The cases of one file, and what makes the variants those of its hash, where
 * there are several.  Whoever carries them finds all that were linked between
 * two symbols, without a name of any.
 */
struct hash_table {
	const char *name;
	const struct hash_case *cases;
	void (*begin)(void);
};
extern const struct hash_table *const __start_hash_tables[];
extern const struct hash_table *const __stop_hash_tables[];

/* The table HASH(name) is what follows. */
/* clang-format off */
#define	HASH_TABLE(name)	HASH_TABLE_1(HASH(name), HASH_CORE(begin))
#define	HASH_TABLE_1(table, begin) HASH_TABLE_2(table, begin)
#define	HASH_TABLE_2(table, begin)					\
	void begin(void) __attribute__((__weak__));			\
	extern const struct hash_case table[];				\
	static const struct hash_table table##_table = {		\
		#table, table, begin					\
	};								\
	static const struct hash_table *const table##_pointer		\
	    __attribute__((__used__, __section__("hash_tables"))) =	\
		&table##_table;						\
	const struct hash_case table[] =
#define	CASE(name)	{ #name, name }
/* clang-format on */

struct hash_answer {
	const char *message;
	const char *digest;
};

/* Who carries the cases runs each one for every variant, the fastest last. */
extern const char *hash_variants[];
extern size_t hash_nvariants;
extern size_t hash_variant;

/* Also the carrier's: note that what should hold for the variant does not. */
void hash_failed(const char *what, uint64_t length, uint64_t offset);

/* The first failure ends the case for this variant. */
#define	CHECK(condition, length, offset)                                       \
	do {                                                                   \
		if (!(condition)) {                                            \
			hash_failed(#condition, length, offset);               \
			return;                                                \
		}                                                              \
	} while (0)

static inline int
is_same(const uint8_t *a, const uint8_t *b, size_t len)
{
	while (len > 0 && *a == *b)
		a++, b++, len--;
	return (len == 0);
}

static inline int
is_filled(const void *p, uint8_t value, size_t len)
{
	const uint8_t *bytes = p;

	while (len > 0 && *bytes == value)
		bytes++, len--;
	return (len == 0);
}

/* Are these the bytes of the text, two lower-case digits each? */
static inline int
is_hex(const uint8_t *bytes, const char *text, size_t len)
{
	static const char digits[] = "0123456789abcdef";

	for (; len > 0; len--, bytes++, text += 2)
		if (text[0] != digits[*bytes >> 4] ||
		    text[1] != digits[*bytes & 15])
			return (0);
	return (*text == '\0');
}

#endif /* !_HASH_TEST_H_ */
