/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What image.c needs from the machine, beside memcpy and memset.
 */

#ifndef _IMAGE_H_
#define	_IMAGE_H_

#include <stdint.h>

/* Send a byte over the serial or semihosting line. */
void	image_putc(char);

/* Switch the machine off, with a status where it has one. */
void	image_exit(int) __attribute__((__noreturn__));

/*
 * Start a counter; read it.  A count is TENTHS_PER_TICK tenths of an
 * instruction, or of a cycle where instructions take more than one.
 */
#define	TICKS_MAX	0xffffff
void	image_ticks_start(void);
uint32_t image_ticks(void);

#endif /* !_IMAGE_H_ */
