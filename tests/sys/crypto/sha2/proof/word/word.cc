/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The normal form of a word is
 *	a sum		constant + factor * term + ..., modulo 2^32,
 *	a polynomial	mask & term & ... ^ mask & term & ... ^ ...,
 *	x >> n, x << n, x rotated right by n, x | y | ..., or an input.
 * A sum or a polynomial of one term is that term; one of none is a constant, a
 * sum.  Parts are sorted and none is there twice, so that order and brackets
 * of +, ^, & and | do not matter.  Each step from what was written to this
 * form notes the identity that allows it, and what comes out has the value that
 * it should have for a few inputs.
 */

#include <map>
#include <set>
#include <string>
#include <vector>

#include <stdio.h>
#include <stdlib.h>

#include "word.h"

typedef std::vector<unsigned int> Terms;
typedef std::map<Terms, unsigned int> Parts;

enum Kind { UNSET, STATE, MESSAGE, SUM, POLYNOMIAL, LEFT, RIGHT, ROTATE, OR };

#define	SAMPLES	4

struct Term {
	Kind kind;
	unsigned int n; /* what is added, by how much it is shifted */
	Parts parts; /* and their factors or masks */
	unsigned int value[SAMPLES]; /* for inputs at random */

	bool
	operator<(const Term &other) const
	{
		if (kind != other.kind)
			return (kind < other.kind);
		if (n != other.n)
			return (n < other.n);
		return (parts < other.parts);
	}
};

static const unsigned int ONES = 0xffffffff;

static std::map<Term, unsigned int> &
numbers()
{
	static std::map<Term, unsigned int> table;

	return (table);
}

static std::vector<Term> &
terms()
{
	static std::vector<Term> table(1, Term{ UNSET, 0, {}, {} });

	return (table);
}

/* left = right for all words x, y, z, k and m. */
static std::set<std::string> &
identities()
{
	static std::set<std::string> table;

	return (table);
}

static void
identity(const std::string &left, const std::string &right)
{
	identities().insert("(= " + left + " " + right + ")");
}

static std::string
rotated(unsigned int n, const std::string &x)
{
	return ("((_ rotate_right " + std::to_string(n) + ") " + x + ")");
}

static unsigned int
rotate_right(unsigned int x, unsigned int n)
{
	return (x >> n | x << (32 - n));
}

/* Any function without pattern will do for the inputs. */
static unsigned int
sample(unsigned int x)
{
	x = (x ^ x >> 16) * 0x85ebca6b;
	x = (x ^ x >> 13) * 0xc2b2ae35;
	return (x ^ x >> 16);
}

/* The value of a term for inputs number s. */
static unsigned int
evaluate(const Term &t, unsigned int s)
{
	unsigned int result = t.kind == SUM ? t.n : 0;

	if (t.kind == STATE)
		return (sample(s << 16 | 1 << 15 | t.n));
	if (t.kind == MESSAGE)
		return (sample(s << 16 | t.n) % 256);
	for (const auto &part : t.parts) {
		unsigned int product = ONES;

		for (unsigned int factor : part.first)
			product &= terms()[factor].value[s];
		if (t.kind == SUM)
			result += part.second * product;
		else if (t.kind == POLYNOMIAL)
			result ^= part.second & product;
		else if (t.kind == LEFT)
			result = product << t.n;
		else if (t.kind == RIGHT)
			result = product >> t.n;
		else if (t.kind == ROTATE)
			result = rotate_right(product, t.n);
		else
			result |= product;
	}
	return (result);
}

static Word
make(Kind kind, unsigned int n, const Parts &parts)
{
	Term t = { kind, n, parts, {} };
	Word word;

	auto known = numbers().find(t);
	if (known == numbers().end()) {
		for (unsigned int s = 0; s < SAMPLES; s++)
			t.value[s] = evaluate(t, s);
		known = numbers().emplace(t, terms().size()).first;
		terms().push_back(t);
	}
	word.term = known->second;
	return (word);
}

/* The word, if it is f of x and y, by values. */
template <typename Function>
static Word
checked(Word word, Word x, Word y, Function f)
{
	for (unsigned int s = 0; s < SAMPLES; s++)
		if (terms()[word.term].value[s] !=
		    f(terms()[x.term].value[s], terms()[y.term].value[s])) {
			fprintf(stderr, "a normal form is wrong\n");
			exit(1);
		}
	return (word);
}
/* A copy, for the table moves as it grows. */
static Term
term(Word x)
{
	Term t = terms()[x.term];

	if (t.kind == UNSET) {
		fprintf(stderr, "a word is used before it is set\n");
		exit(1);
	}
	return (t);
}

static bool
is_constant(const Term &t)
{
	return (t.kind == SUM && t.parts.empty());
}

/* One part more; where it is there, join what stands before it. */
template <typename Join>
static void
add_part(Parts &parts, const Terms &part, unsigned int n, Join join)
{
	unsigned int &old = parts[part];

	old = join(old, n);
	if (old == 0)
		parts.erase(part);
}

static unsigned int
plus(unsigned int a, unsigned int b)
{
	return (a + b);
}

static unsigned int
exclusive(unsigned int a, unsigned int b)
{
	return (a ^ b);
}

static Word
sum(unsigned int n, const Parts &parts)
{
	Word word;

	if (n == 0 && parts.size() == 1 && parts.begin()->second == 1) {
		word.term = parts.begin()->first[0];
		return (word);
	}
	return (make(SUM, n, parts));
}

Word
operator+(Word x, Word y)
{
	Term a = term(x), b = term(y), *t;
	unsigned int n = 0;
	Parts parts;

	identity("(bvadd x y)", "(bvadd y x)");
	identity("(bvadd (bvadd x y) z)", "(bvadd x (bvadd y z))");
	for (Word w : { x, y }) {
		t = w.term == x.term ? &a : &b;
		if (t->kind != SUM) {
			add_part(parts, { w.term }, 1, plus);
			continue;
		}
		n += t->n;
		for (const auto &part : t->parts)
			add_part(parts, part.first, part.second, plus);
	}
	identity("(bvadd (bvmul k x) (bvmul m x))", "(bvmul (bvadd k m) x)");
	return (checked(sum(n, parts), x, y, plus));
}

/* Any term as a polynomial. */
static Parts
polynomial(Word x)
{
	Term t = term(x);

	if (t.kind == POLYNOMIAL)
		return (t.parts);
	if (!is_constant(t))
		return (Parts{ { { x.term }, ONES } });
	if (t.n == 0)
		return (Parts());
	return (Parts{ { {}, t.n } });
}

static Word
simplest(const Parts &parts)
{
	Word word;

	if (parts.empty())
		return (Word(0));
	if (parts.size() == 1 && parts.begin()->first.empty())
		return (Word(parts.begin()->second));
	if (parts.size() == 1 && parts.begin()->first.size() == 1 &&
	    parts.begin()->second == ONES) {
		word.term = parts.begin()->first[0];
		return (word);
	}
	return (make(POLYNOMIAL, 0, parts));
}

Word
operator^(Word x, Word y)
{
	Parts parts = polynomial(x);

	identity("(bvxor x y)", "(bvxor y x)");
	identity("(bvxor (bvxor x y) z)", "(bvxor x (bvxor y z))");
	identity("(bvxor (bvand k x) (bvand m x))", "(bvand (bvxor k m) x)");
	for (const auto &part : polynomial(y))
		add_part(parts, part.first, part.second, exclusive);
	return (checked(simplest(parts), x, y, exclusive));
}

static unsigned int
both(unsigned int a, unsigned int b)
{
	return (a & b);
}

Word
operator&(Word x, Word y)
{
	Parts parts;

	identity("(bvand x y)", "(bvand y x)");
	identity("(bvand (bvand x y) z)", "(bvand x (bvand y z))");
	identity("(bvand x x)", "x");
	identity("(bvand #xffffffff x)", "x");
	identity("(bvand x (bvxor y z))", "(bvxor (bvand x y) (bvand x z))");
	for (const auto &a : polynomial(x))
		for (const auto &b : polynomial(y)) {
			std::set<unsigned int> all(
			    a.first.begin(), a.first.end());

			all.insert(b.first.begin(), b.first.end());
			if ((a.second & b.second) != 0)
				add_part(parts, Terms(all.begin(), all.end()),
				    a.second & b.second, exclusive);
		}
	return (checked(simplest(parts), x, y, both));
}

Word
operator~(Word x)
{
	identity("(bvnot x)", "(bvxor #xffffffff x)");
	return (checked(Word(ONES) ^ x, x, x,
	    [](unsigned int a, unsigned int) { return (~a); }));
}

/* What is shifted, where that is one word shifted by n in this way. */
static Word
shifted(const Term &t)
{
	Word word;

	word.term = t.parts.begin()->first[0];
	return (word);
}

static Word
rotate(Word x, unsigned int n)
{
	Term t = term(x);
	Word result = 0;

	if (t.kind == ROTATE) {
		identity(rotated(n, rotated(t.n, "x")),
		    rotated((n + t.n) % 32, "x"));
		return (rotate(shifted(t), (n + t.n) % 32));
	}
	if (n == 0)
		return (x);
	if (t.kind != POLYNOMIAL)
		return (make(ROTATE, n, { { { x.term }, 1 } }));
	identity(rotated(n, "(bvxor x y)"),
	    "(bvxor " + rotated(n, "x") + rotated(n, "y") + ")");
	identity(rotated(n, "(bvand x y)"),
	    "(bvand " + rotated(n, "x") + rotated(n, "y") + ")");
	for (const auto &part : t.parts) {
		Word product = rotate_right(part.second, n);

		for (unsigned int factor : part.first) {
			Word word;

			word.term = factor;
			product = product & rotate(word, n);
		}
		result = result ^ product;
	}
	return (result);
}

static Word
shift(Kind kind, Word x, int n)
{
	Term t = term(x);

	if (n <= 0 || n >= 32) {
		fprintf(stderr, "a word is shifted by %d\n", n);
		exit(1);
	}
	if (is_constant(t))
		return (Word(kind == LEFT ? t.n << n : t.n >> n));
	return (make(kind, (unsigned int)n, { { { x.term }, 1 } }));
}

Word
operator<<(Word x, int n)
{
	return (checked(shift(LEFT, x, n), x, x,
	    [n](unsigned int a, unsigned int) { return (a << n); }));
}

Word
operator>>(Word x, int n)
{
	return (checked(shift(RIGHT, x, n), x, x,
	    [n](unsigned int a, unsigned int) { return (a >> n); }));
}

static unsigned int
either(unsigned int a, unsigned int b)
{
	return (a | b);
}

Word
operator|(Word x, Word y)
{
	Term a = term(x), b = term(y);
	std::string n = std::to_string(a.n), m = std::to_string(b.n);
	Parts parts;

	if (a.kind == RIGHT && b.kind == LEFT && a.n + b.n == 32 &&
	    a.parts == b.parts) {
		identity("(bvor (bvlshr x (_ bv" + n + " 32))" +
			"(bvshl x (_ bv" + m + " 32)))",
		    rotated(a.n, "x"));
		return (checked(rotate(shifted(a), a.n), x, y, either));
	}
	identity("(bvor x y)", "(bvor y x)");
	identity("(bvor (bvor x y) z)", "(bvor x (bvor y z))");
	identity("(bvor x x)", "x");
	for (Word w : { x, y }) {
		const Term &t = w.term == x.term ? a : b;

		if (t.kind != OR)
			parts[{ w.term }] = 1;
		else
			parts.insert(t.parts.begin(), t.parts.end());
	}
	if (parts.size() == 1)
		return (x);
	return (checked(make(OR, 0, parts), x, y, either));
}

Word::Word() : term(0)
{
}

Word::Word(unsigned int constant)
{
	*this = make(SUM, constant, {});
}

Word::Word(Byte byte)
{
	*this = make(MESSAGE, byte.at, {});
}

Word
Word::input(unsigned int place)
{
	return (make(STATE, place, {}));
}

Word &
Word::operator+=(Word x)
{
	return (*this = *this + x);
}

Word &
Word::operator>>=(int n)
{
	return (*this = *this >> n);
}

size_t
word_terms()
{
	return (terms().size() - 1);
}

size_t
word_identities(const char *file)
{
	FILE *f = fopen(file, "w");

	if (f == NULL) {
		perror(file);
		exit(1);
	}
	for (char name : { 'x', 'y', 'z', 'k', 'm' })
		fprintf(f, "(declare-const %c (_ BitVec 32))\n", name);
	for (const std::string &i : identities())
		fprintf(
		    f, "(push)(assert (not %s))(check-sat)(pop)\n", i.c_str());
	if (fclose(f) != 0) {
		perror(file);
		exit(1);
	}
	return (identities().size());
}
