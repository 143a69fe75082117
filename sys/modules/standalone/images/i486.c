/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A PC under QEMU: the first serial line, the device isa-debug-exit, and the
 * time-stamp counter, which counts instructions under -icount.
 */

#include <stddef.h>
#include "image.h"

#define	COM1	0x3f8
#define	EXIT	0xf4

void	*memcpy(void *, const void *, size_t);
void	*memset(void *, int, size_t);

void *
memcpy(void *to, const void *from, size_t len)
{
	void *t = to;

	__asm__ __volatile__("rep movsb"
			     : "+D"(t), "+S"(from), "+c"(len)
			     :
			     : "memory");
	return (to);
}

void *
memset(void *p, int value, size_t len)
{
	void *t = p;

	__asm__ __volatile__("rep stosb"
			     : "+D"(t), "+c"(len)
			     : "a"(value)
			     : "memory");
	return (p);
}

static void
out(uint16_t port, uint8_t value)
{
	__asm__ __volatile__("outb %0, %1" : : "a"(value), "Nd"(port));
}

void
image_putc(char c)
{
	out(COM1, (uint8_t)c);
}

void
image_exit(int status)
{
	for (;;)
		out(EXIT, (uint8_t)status);
}

static uint32_t started;

static uint32_t
instructions(void)
{
	uint32_t low, high;

	__asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high));
	return (low);
}

void
image_ticks_start(void)
{
	started = instructions();
}

uint32_t
image_ticks(void)
{
	return (instructions() - started);
}
