/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What OpenBSD does at boot; exits with 22 where that panics.
 */

void	_exit(int) __attribute__((__noreturn__));
void	mdshaattach(int);
int	main(void);
void	panic(const char *, ...) __attribute__((__noreturn__));

void
panic(const char *format, ...)
{
	_exit(format[0] != 0 ? 22 : 1);
}

int
main(void)
{
	mdshaattach(1);
	return (0);
}
