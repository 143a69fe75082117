/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * For valgrind: every variant of a hash, with messages and contexts that
 * memcheck is told are not defined, so that it reports each jump and each
 * address that depends on them.  Public are lengths, and where things are.  Who
 * compiles this file gives it the hash's header and
 *	HASH(x)		its function of that name
 *	HASH_HAS_MANY	1 where it has Final2 and Many, else 0
 */

#include "hash_test.h"

#define	CONTEXT	HASH(CTX)
#define	FINAL2	HASH(Final2)

#include <stdio.h>
#include <valgrind/memcheck.h>

#define	LONGEST 400

static uint8_t message[LONGEST];

static void
make_secret(CONTEXT *ctx)
{
	(void)VALGRIND_MAKE_MEM_UNDEFINED(message, sizeof(message));
	(void)VALGRIND_MAKE_MEM_UNDEFINED(ctx->state, sizeof(ctx->state));
	(void)VALGRIND_MAKE_MEM_UNDEFINED(ctx->buf, sizeof(ctx->buf));
}

/* Padding of one block and of two, bytes by way of the buffer and not. */
static void
hash(void)
{
	static const size_t pieces[] = { 1, 54, 1, 8, 64, 65, 63, 128, 9 };
	uint8_t digest[HASH(DIGEST_LENGTH)];
	HASH(CTX) copy, ctx;
	size_t done = 0, i;

	HASH(Init)(&ctx);
	make_secret(&ctx);
	for (i = 0; i < sizeof(pieces) / sizeof(pieces[0]); i++) {
		HASH(Update)(&ctx, message + done, pieces[i]);
		done += pieces[i];
		copy = ctx;
		HASH(Final)(digest, &copy);
	}
	HASH(Final)(ctx.buf, &ctx);
}

#if HASH_HAS_MANY
static void
hash_many(void)
{
	static const size_t lens[] = { 0, 1, 55, 56, 63, 64, 65, 127, 128, 200,
		64, 64, 64, 64, 64, 64, 64, 100, 300, LONGEST };
	enum { N = sizeof(lens) / sizeof(lens[0]) };
	uint8_t digests[N][HASH(DIGEST_LENGTH)];
	const void *data[N];
	HASH(CTX) ctx[2];
	size_t i, n;

	for (i = 0; i < N; i++)
		data[i] = message;
	HASH(Init)(&ctx[0]);
	make_secret(&ctx[0]);
	for (n = 1; n <= N; n += 3)
		HASH(Many)(digests, data, lens, n);
	ctx[1] = ctx[0];
	FINAL2(digests[0], digests[1], &ctx[0], &ctx[1], message, message + 1,
	    100);
}
#endif

int
main(void)
{
	if (!RUNNING_ON_VALGRIND)
		return (1);
	for (hash_variant = 0; hash_variant < hash_nvariants; hash_variant++) {
		hash();
#if HASH_HAS_MANY
		hash_many();
#endif
		printf(" %s", hash_variants[hash_variant]);
	}
	return (0);
}
