/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the kernels' fake vector registers share: a section, between begin and
 * end, in which alone a variant may run.
 */

/* How many there were. */
extern int fpu_sections;

void	fpu_begin(void);
void	fpu_end(void);

/* What a load that ended with status comes to, where a section was due. */
int	fpu_finish(int status);
