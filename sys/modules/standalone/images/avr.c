/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * ATmega1284P: the first serial line, and timer 1 at a 64th of the clock.
 * simavr ends where the CPU sleeps without interrupts.
 */

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "image.h"

void
image_putc(char c)
{
	UCSR0B = 1 << TXEN0;
	while ((UCSR0A & 1 << UDRE0) == 0)
		continue;
	UDR0 = (uint8_t)c;
}

void
image_exit(int status)
{
	(void)status;
	while ((UCSR0A & 1 << TXC0) == 0)	/* the last byte is out */
		continue;
	cli();
	sleep_enable();
	for (;;)
		sleep_cpu();
}

void
image_ticks_start(void)
{
	TCCR1A = 0;
	TCCR1B = 1 << CS11 | 1 << CS10;
	TCNT1 = 0;
}

uint32_t
image_ticks(void)
{
	return (TCNT1);
}
