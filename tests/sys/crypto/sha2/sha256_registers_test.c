/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What each variant leaves in registers: those of the caller as they were, and
 * no word of a message in those that it may use.
 */

#include "crypto_os.h"
#include <crypto/cpu.h>
#include <crypto/sha2/sha256_select.h>
#include "hash_test.h"

#include <atf-c.h>
#include <stdio.h>

extern const struct sha256_variant sha256_variants[] __attribute__((__weak__));
uint32_t crypto_cpu(void) __attribute__((__weak__));
int sha256_usable(const struct sha256_variant *) __attribute__((__weak__));

static uint32_t states[CRYPTO_LANES][8], *state[CRYPTO_LANES];
static uint8_t message[4096];

/* All calls of one kind, for assembly. */
struct call {
	const struct sha256_variant *variant;
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

/* Call f for each variant that this CPU can run, in each way. */
static void
for_each(void (*f)(const struct call *))
{
	struct call c;
	size_t i;

	if (sha256_variants == NULL)
		atf_tc_skip("this CPU has portable C only");
	for (i = 0; i < CRYPTO_LANES; i++)
		state[i] = states[i];
	for (i = 0; i < sizeof(message); i++)
		message[i] = 0x5a;
	c.variant = sha256_variants;
	for (;; c.variant++) {
		if (sha256_usable(c.variant)) {
			c.nlanes = 0;
			f(&c);
			while (c.variant->nlanes > 1 &&
			    c.nlanes < c.variant->nlanes) {
				c.nlanes++;
				f(&c);
			}
		}
		if (c.variant->cpu == 0)
			break;
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

#define	STORE(n) "movdqu %%xmm" #n ", " #n "*16(%0)\n\t"

/* Is it one of the words of a block's schedule? */
static int
is_scheduled(uint32_t word)
{
	uint32_t w[64], x, y;
	int t;

	for (t = 0; t < 64; t++) {
		w[t] = 0x5a5a5a5a;
		if (t >= 16) {
			x = w[t - 15];
			y = w[t - 2];
			x = (x >> 7 | x << 25) ^ (x >> 18 | x << 14) ^ x >> 3;
			y = (y >> 17 | y << 15) ^ (y >> 19 | y << 13) ^ y >> 10;
			w[t] = w[t - 16] + x + w[t - 7] + y;
		}
		if (w[t] == word)
			return (1);
	}
	return (0);
}

static void
check_vectors(const struct call *c)
{
	uint32_t left[16][4];
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
		for (j = 0; j < 4; j++)
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

ATF_TC_WITHOUT_HEAD(registers__of_the_caller_unchanged);
ATF_TC_BODY(registers__of_the_caller_unchanged, tc)
{
	for_each(check_callee_saved);
}

ATF_TC_WITHOUT_HEAD(registers__no_word_of_the_message);
ATF_TC_BODY(registers__no_word_of_the_message, tc)
{
	for_each(check_vectors);
}

ATF_TC_WITHOUT_HEAD(registers__no_upper_half_in_use);
ATF_TC_BODY(registers__no_upper_half_in_use, tc)
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

ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, registers__of_the_caller_unchanged);
	ATF_TP_ADD_TC(tp, registers__no_word_of_the_message);
	ATF_TP_ADD_TC(tp, registers__no_upper_half_in_use);
	return (atf_no_error());
}
