/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A word of 32 bits as a term over the inputs.  Terms are kept in a normal form
 * and each but once: words are equal for all inputs if they are the same
 * number here.  (Other words may be equal, too; then there is no proof.)
 */

#ifndef _WORD_H_
#define	_WORD_H_

#include <stddef.h>
#include <stdint.h>

/* An input byte, by its place in the message. */
struct Byte {
	unsigned int at;

	Byte() = default;
	explicit Byte(uint64_t at) : at((unsigned int)at)
	{
	}
	explicit Byte(struct Word); /* not defined: nothing proved stores */
};

/* As large as a word, and memcpy copies it. */
struct Word {
	unsigned int term;

	Word(); /* a use of this one ends the program */
	Word(unsigned int constant);
	Word(Byte);
	static Word input(unsigned int place); /* of the state */

	Word &operator+=(Word);
	Word &operator>>=(int);
};

static_assert(sizeof(Word) == 4, "memcpy counts bytes");

Word	operator+(Word, Word);
Word	operator^(Word, Word);
Word	operator&(Word, Word);
Word	operator|(Word, Word);
Word	operator~(Word);
Word	operator<<(Word, int);
Word	operator>>(Word, int);

static inline bool
is_same(Word x, Word y)
{
	return (x.term == y.term);
}

/* How many terms there are. */
size_t	word_terms();

/* The identities that normal forms took, for z3, one a line; their number. */
size_t	word_identities(const char *file);

#endif /* !_WORD_H_ */
