/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What mdbench measures: a contender is a SHA-256 behind three functions.  Each
 * is compiled with -DCONTENDER=symbol and -DNAME="name"; mdbench writes the
 * table.
 */

#ifndef BENCH_H
#define	BENCH_H

#include <stddef.h>
#include <stdint.h>

struct contender {
	const char *name;
	const char *(*setup)(void); /* NULL, or why it cannot run */
	void (*init)(void);
	void (*update)(const void *, size_t);
	void (*final)(uint8_t digest[32]);
};

extern const struct contender CONTENDER; /* in a contender's own file */
extern const struct contender *const contenders[]; /* up to a NULL */

/* The second implementation, which tells right from wrong. */
void fips180_sha256(uint8_t digest[32], const uint8_t *msg, size_t len);

/* The clock: the best that the CPU and the system grant; in three files. */
extern const char ticks_name[];
int ticks_open(void); /* 0, or -1 where there is no such clock */
uint64_t ticks(void);

#endif /* !BENCH_H */
