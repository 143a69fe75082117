/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The cases of a hash on bare metal, after what it takes there: the stack
 * below the caller, and instructions for each byte of a long message.
 */

#include "crypto_os.h"
#include HEADER
#include "hash_test.h"
#include "image.h"

/* The hash is the makefile's: HEADER and PREFIX. */
#define	JOIN(prefix, name) prefix##_##name
#define	NAME(prefix, name) JOIN(prefix, name)
#define	OF(name)	NAME(PREFIX, name)

extern const struct hash_case OF(cases)[];

const char *hash_variants[] = { SHAPE };
size_t hash_nvariants = 1;
size_t hash_variant;

static const char *case_name;
static uint32_t failed;

#define	NOINLINE	__attribute__((__noinline__))
#define	DEPTH		768
#define	PAINT		0x5a

int	main(void);

static void
print(const char *s)
{
	while (*s != '\0')
		image_putc(*s++);
}

static void
print_number(uint32_t n)
{
	if (n >= 10)
		print_number(n / 10);
	image_putc((char)('0' + n % 10));
}

static void
print_tenths(uint32_t n)
{
	print_number(n / 10);
	image_putc('.');
	image_putc((char)('0' + n % 10));
}

void
hash_failed(const char *what, uint64_t length, uint64_t offset)
{
	failed++;
	print(case_name);
	print(": failed: ");
	print(what);
	print(", length ");
	print_number((uint32_t)length);
	print(", offset ");
	print_number((uint32_t)offset);
	print("\n");
}

/* Paint the stack below the caller, then find how deep another call went. */
static NOINLINE void
stack_paint(void)
{
	volatile uint8_t area[DEPTH];
	size_t i;

	for (i = 0; i < DEPTH; i++)
		area[i] = PAINT;
	__asm__ __volatile__("" : : "r"(area) : "memory");
}

static NOINLINE uint32_t
stack_used(void)
{
	volatile uint8_t area[DEPTH];
	size_t i;

	__asm__ __volatile__("" : : "r"(area) : "memory");
	for (i = 0; i < DEPTH && area[i] == PAINT; i++)
		continue;
	return ((uint32_t)(DEPTH - i));
}

static OF(CTX) ctx;
static uint8_t digest[OF(DIGEST_LENGTH)];
static uint8_t block[OF(BLOCK_LENGTH)];

static NOINLINE void
hash_bytes(uint32_t blocks)
{
	OF(Init)(&ctx);
	while (blocks-- > 0)
		OF(Update)(&ctx, block, sizeof(block));
	OF(Final)(digest, &ctx);
}

static void
measure(void)
{
	uint32_t few, many, stack;

	stack_paint();
	hash_bytes(3);
	stack = stack_used();
	image_ticks_start();
	hash_bytes(1);
	few = image_ticks();
	image_ticks_start();
	hash_bytes(17);
	many = image_ticks();
	print("stack ");
	print_number(stack);
	print(" perbyte ");
	print_tenths((many - few) * TENTHS_PER_TICK / sizeof(block) / 16);
	print(" context ");
	print_number(sizeof(ctx));
	print("\n");
}

/* On a slow machine, those that hash more than a few thousand bytes. */
static int
is_slow(const char *name)
{
	static const char *const slow[] = { SLOW };
	size_t i, n;

	for (i = 0; i + 1 < sizeof(slow) / sizeof(slow[0]); i++) {
		for (n = 0; slow[i][n] != '\0' && slow[i][n] == name[n]; n++)
			continue;
		if (slow[i][n] == '\0')
			return (1);
	}
	return (0);
}

int
main(void)
{
	const struct hash_case *c;
	uint32_t run = 0, skipped = 0;

	measure();
	for (c = OF(cases); c->name != NULL; c++) {
		case_name = c->name;
		if (is_slow(case_name)) {
			skipped++;
			continue;
		}
		c->run();
		run++;
	}
	print(TITLE ": ");
	print_number(run - failed);
	print(" passed, ");
	print_number(failed);
	print(" failed, ");
	print_number(skipped);
	print(" skipped\n");
	image_exit(failed > 0);
}
