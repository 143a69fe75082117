/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What a multiboot loader looks for, and the first instructions.
 */

	.set	magic, 0x1badb002

	.section .multiboot, "a"
	.balign	4
	.long	magic
	.long	0
	.long	-magic

	.text
	.globl	_start
_start:
	movl	$stack_top, %esp
	call	main
1:	hlt
	jmp	1b

	.section .note.GNU-stack, "", @progbits
