/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Cortex-M under QEMU: the semihosting line, and SysTick, which counts down.
 */

#include "image.h"

#define	SYST_CSR	(*(volatile uint32_t *)0xe000e010)
#define	SYST_RVR	(*(volatile uint32_t *)0xe000e014)
#define	SYST_CVR	(*(volatile uint32_t *)0xe000e018)

static void
semihost(uint32_t operation, const void *argument)
{
	register uint32_t r0 __asm__("r0") = operation;
	register const void *r1 __asm__("r1") = argument;

	__asm__ __volatile__("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
}

void
image_putc(char c)
{
	semihost(0x03, &c);			/* SYS_WRITEC */
}

void
image_exit(int status)
{
	uint32_t block[2];

	block[0] = 0x20026;			/* ADP_Stopped_ApplicationExit */
	block[1] = (uint32_t)status;
	for (;;)
		semihost(0x20, block);		/* SYS_EXIT_EXTENDED */
}

void
image_ticks_start(void)
{
	SYST_RVR = TICKS_MAX;
	SYST_CVR = 0;
	SYST_CSR = 5;				/* on, at the CPU's clock */
}

uint32_t
image_ticks(void)
{
	return (TICKS_MAX - SYST_CVR);
}
