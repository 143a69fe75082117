/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What mdbench measures: a contender is a hash behind three functions.  Each
 * has a file, compiled with -DNAME="name"; the linker makes the table.  mdbench
 * tells all files which hash: of SHA-256 are HASH sha256, MD(Init) SHA256_Init,
 * HEADER <crypto/sha2/sha256.h>, DIGEST_LENGTH 32 and BLOCK_LENGTH 64.
 */

#ifndef BENCH_H
#define	BENCH_H

#include <stddef.h>
#include <stdint.h>

#define	PASTE(x, y) x##y
#define	JOIN(x, y)  PASTE(x, y)
#define	QUOTE(x)    #x
#define	STRING(x)   QUOTE(x)
#define	MD(name)    JOIN(PREFIX, _##name)

struct contender {
	const char *name;
	const char *(*setup)(void); /* NULL, or why it cannot run */
	void (*init)(void);
	void (*update)(const void *, size_t);
	void (*final)(uint8_t digest[DIGEST_LENGTH]);
};

/* A section whose name is one of C's begins and ends so. */
extern const struct contender *const __start_contenders[]
    __attribute__((__weak__));
extern const struct contender *const __stop_contenders[]
    __attribute__((__weak__));

/* A contender's file, but for a context: what each function does. */
#define	CONTEND(setup, INIT, UPDATE, FINAL)                                    \
	static void init(void)                                                 \
	{                                                                      \
		INIT;                                                          \
	}                                                                      \
	static void update(const void *data, size_t len)                       \
	{                                                                      \
		UPDATE;                                                        \
	}                                                                      \
	static void final(uint8_t digest[DIGEST_LENGTH])                       \
	{                                                                      \
		FINAL;                                                         \
	}                                                                      \
	static const struct contender contender = { NAME, setup, init, update, \
		final };                                                       \
	static const struct contender *const entry                             \
	    __attribute__((__section__("contenders"), __used__)) = &contender

/* Room for the context of any hash of any library. */
typedef long long any_context[256] __attribute__((__aligned__(64)));

/* The second implementation, which tells right from wrong, if there is one. */
void standard(uint8_t digest[DIGEST_LENGTH], const uint8_t *msg, size_t len)
    __attribute__((__weak__));

/* The clock: the best that the CPU and the system grant; in three files. */
extern const char ticks_name[];
int ticks_open(void); /* 0, or -1 where there is no such clock */
uint64_t ticks(void);

#endif /* !BENCH_H */
