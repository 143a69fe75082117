/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What each variant of a hash leaves in registers: those of the caller as they
 * were, and no word of a message in those that it may use.  The table of cases
 * is HASH(registers_cases).  Who includes this file has included the hash's
 * vectors and *_select.h, and has is_scheduled(), whether a word is one that
 * the hash makes of a block of bytes 0x5a.
 */

#include <crypto/cpu.h>
#include <atf-c.h>

#define	WEAK __attribute__((__weak__))
typedef struct HASH_LOWER(variant) variant_t;
extern const variant_t HASH_LOWER(variants)[] WEAK;
uint32_t crypto_cpu(void) WEAK;

static HASH_WORD states[CRYPTO_LANES][HASH_WORDS], *state[CRYPTO_LANES];
static uint8_t message[CRYPTO_LANES + 3 * HASH_BLOCK + 1];

/* All calls of one kind, for assembly. */
struct call {
	const variant_t *variant;
	size_t nlanes;
};

__attribute__((__used__, __noinline__)) static void
call_variant(const struct call *c)
{
	const uint8_t *data[CRYPTO_LANES];
	size_t i;

	for (i = 0; i < c->nlanes; i++)
		data[i] = message + 1 + i;
	if (c->nlanes > 0)
		c->variant->compress_lanes(state, data, c->nlanes, 3);
	else
		c->variant->compress(states[0], message + 1, 3);
}

/* Call f for the variant in use, in each way. */
static void
for_each(void (*f)(const struct call *))
{
	struct call c = { HASH_LOWER(variants), 0 };
	size_t i;

	if (c.variant == NULL)
		atf_tc_skip("this CPU has portable C only");
	for (i = 0; i < CRYPTO_LANES; i++)
		state[i] = states[i];
	memset(message, 0x5a, sizeof(message));
	while (strcmp(c.variant->name, hash_variants[hash_variant]) != 0)
		if ((c.variant++)->cpu == 0)
			return;
	f(&c);
	while (c.variant->nlanes > 1 && c.nlanes < c.variant->nlanes) {
		c.nlanes++;
		f(&c);
	}
}

#ifdef __x86_64__
static void
check_callee_saved(const struct call *c)
{
	uint64_t changed;
	uint32_t before, after;
	uint16_t word_before, word_after;

	__asm__ __volatile__("stmxcsr %0; fnstcw %1"
			     : "=m"(before), "=m"(word_before));
	__asm__ __volatile__(
	    "pushq %%rbx; pushq %%rbp; pushq %%r12; pushq %%r13\n\t"
	    "pushq %%r14; pushq %%r15\n\t"
	    "movq $0x1111, %%rbx; movq $0x2222, %%rbp; movq $0x3333, %%r12\n\t"
	    "movq $0x4444, %%r13; movq $0x5555, %%r14; movq $0x6666, %%r15\n\t"
	    "movq %%rsp, %%rax; andq $-16, %%rsp; pushq %%rax; pushq %%rax\n\t"
	    "call call_variant\n\t"
	    "popq %%rax; movq %%rax, %%rsp\n\t"
	    "xorq $0x1111, %%rbx; xorq $0x2222, %%rbp; xorq $0x3333, %%r12\n\t"
	    "xorq $0x4444, %%r13; xorq $0x5555, %%r14; xorq $0x6666, %%r15\n\t"
	    "movq %%rbx, %%rax; orq %%rbp, %%rax; orq %%r12, %%rax\n\t"
	    "orq %%r13, %%rax; orq %%r14, %%rax; orq %%r15, %%rax\n\t"
	    "popq %%r15; popq %%r14; popq %%r13; popq %%r12\n\t"
	    "popq %%rbp; popq %%rbx"
	    : "=a"(changed), "+D"(c)
	    :
	    : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "memory", "cc");
	__asm__ __volatile__("stmxcsr %0; fnstcw %1"
			     : "=m"(after), "=m"(word_after));
	ATF_CHECK_EQ_MSG(0, changed, "a register of the caller's changed");
	ATF_CHECK_EQ(before & ~0x3fu, after & ~0x3fu);
	ATF_CHECK_EQ(word_before, word_after);
}

#define	NLEFT	 (16 / sizeof(HASH_WORD))
#define	STORE(n) "movdqu %%xmm" #n ", " #n "*16(%0)\n\t"

static void
check_vectors(const struct call *c)
{
	HASH_WORD left[16][NLEFT];
	size_t i, j;

	if (c->variant->cpu == 0)
		return; /* what a compiler makes of portable C */
	call_variant(c);
	__asm__ __volatile__(STORE(0) STORE(1) STORE(2) STORE(3) STORE(4) STORE(
	    5) STORE(6) STORE(7) STORE(8) STORE(9) STORE(10) STORE(11) STORE(12)
				 STORE(13) STORE(14) STORE(15)
			     :
			     : "r"(left)
			     : "memory");
	for (i = 0; i < 16; i++)
		for (j = 0; j < NLEFT; j++)
			ATF_CHECK_MSG(!is_scheduled(left[i][j]),
			    "%s, %zu lanes: a word in xmm%zu", c->variant->name,
			    c->nlanes, i);
}

/* Which parts of the registers are in use: bit 2, the upper halves of ymm. */
static uint32_t
registers_in_use(void)
{
	uint32_t high, low;

	__asm__ __volatile__("xgetbv" : "=a"(low), "=d"(high) : "c"(1));
	return (low);
}

#define	UPPER_HALVES 0x04

/* What follows a variant waits for no upper halves of registers. */
static void
check_upper_halves(const struct call *c)
{
	__asm__ __volatile__("vzeroupper");
	call_variant(c);
	ATF_CHECK_MSG((registers_in_use() & UPPER_HALVES) == 0,
	    "%s, %zu lanes: leaves upper halves", c->variant->name, c->nlanes);
}
#else
static void
check_callee_saved(const struct call *c)
{
	(void)c;
	atf_tc_skip("only on x86_64");
}
#define	check_vectors check_callee_saved
#endif

static void
registers__of_the_caller_unchanged(void)
{
	for_each(check_callee_saved);
}

static void
registers__no_word_of_the_message(void)
{
	for_each(check_vectors);
}

static void
registers__no_upper_half_in_use(void)
{
#ifdef __x86_64__
	uint32_t a = 0xd, b, c = 1, d;

	if (crypto_cpu == NULL || (crypto_cpu() & CRYPTO_CPU_AVX2) == 0)
		atf_tc_skip("no AVX2 here");
	__asm__ __volatile__("cpuid" : "+a"(a), "=b"(b), "+c"(c), "=d"(d));
	if ((a & 0x04) == 0)
		atf_tc_skip("this CPU does not tell what is in use");
	__asm__ __volatile__("vpcmpeqd %%ymm0, %%ymm0, %%ymm0" : : : "xmm0");
	ATF_CHECK((registers_in_use() & UPPER_HALVES) != 0);
	for_each(check_upper_halves);
#else
	atf_tc_skip("only on x86_64");
#endif
}

/* clang-format off */
HASH_TABLE(registers_cases) {
	CASE(registers__of_the_caller_unchanged),
	CASE(registers__no_word_of_the_message),
	CASE(registers__no_upper_half_in_use),
	{ NULL, NULL }
};

/* clang-format on */
#include "hash_main.h"
