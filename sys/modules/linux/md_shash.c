/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The module md_sha2: the core as drivers of the kernel's crypto API, and its
 * plain functions for other modules.
 */

#include <crypto/internal/hash.h>
#include <linux/module.h>
#include <linux/version.h>

#include "md_sha2.h"
#include "rounds.h"
#include <crypto/sha2/sha256_selftest.h>

/* Before the CPU's drivers comes neither; the rolled shape comes last. */
#if ROLLED
#define	SHAPE		"-small"
#define	PRIORITY	50
#else
#define	SHAPE		""
#define	PRIORITY	101
#endif

/*
 * What the kernel since 6.16 expects of all drivers of a hash: state and bytes,
 * then a buffer; the bytes are of whole blocks, and the last byte counts those
 * in the buffer.
 */
struct exported {
	u32	state[8];
	u64	count;
	u8	buf[SHA256_BLOCK_LENGTH];
	u8	used;
} __packed;

static int
md_export_core(struct shash_desc *desc, void *out)
{
	const SHA256_CTX *ctx = shash_desc_ctx(desc);
	struct exported *e = out;

	memcpy(e->state, ctx->state, sizeof(e->state));
	e->count = round_down(ctx->count / 8, SHA256_BLOCK_LENGTH);
	return (0);
}

static int
md_export(struct shash_desc *desc, void *out)
{
	const SHA256_CTX *ctx = shash_desc_ctx(desc);
	struct exported *e = out;

	md_export_core(desc, out);
	memcpy(e->buf, ctx->buf, sizeof(e->buf));
	e->used = ctx->count / 8 % SHA256_BLOCK_LENGTH;
	return (0);
}

/* The core wants zeros where its buffer is free. */
static int
md_import_core(struct shash_desc *desc, const void *in)
{
	SHA256_CTX *ctx = shash_desc_ctx(desc);
	const struct exported *e = in;

	memset(ctx, 0, sizeof(*ctx));
	memcpy(ctx->state, e->state, sizeof(ctx->state));
	ctx->count = e->count * 8;
	return (0);
}

static int
md_import(struct shash_desc *desc, const void *in)
{
	SHA256_CTX *ctx = shash_desc_ctx(desc);
	const struct exported *e = in;

	if (e->used >= sizeof(ctx->buf))
		return (-EINVAL);
	md_import_core(desc, in);
	memcpy(ctx->buf, e->buf, e->used);
	ctx->count += e->used * 8;
	return (0);
}

#define	DRIVER(HASH, hash)						\
static int								\
md_##hash##_init(struct shash_desc *desc)				\
{									\
	HASH##_Init(shash_desc_ctx(desc));				\
	return (0);							\
}									\
									\
static int								\
md_##hash##_update(struct shash_desc *desc, const u8 *data,		\
    unsigned int len)							\
{									\
	HASH##_Update(shash_desc_ctx(desc), data, len);			\
	return (0);							\
}									\
									\
static int								\
md_##hash##_final(struct shash_desc *desc, u8 *digest)			\
{									\
	HASH##_Final(digest, shash_desc_ctx(desc));			\
	return (0);							\
}									\
									\
MODULE_ALIAS_CRYPTO(#hash);						\
MODULE_ALIAS_CRYPTO(#hash "-md" SHAPE);					\
EXPORT_SYMBOL(HASH##_Init);						\
EXPORT_SYMBOL(HASH##_Update);						\
EXPORT_SYMBOL(HASH##_Final)

DRIVER(SHA224, sha224);
DRIVER(SHA256, sha256);

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
#define	CORE	.export_core = md_export_core, .import_core = md_import_core,
#else
#define	CORE
#endif

#define	ALGORITHM(HASH, hash) {						\
	.base.cra_name = #hash,						\
	.base.cra_driver_name = #hash "-md" SHAPE,			\
	.base.cra_priority = PRIORITY,					\
	.base.cra_blocksize = HASH##_BLOCK_LENGTH,			\
	.base.cra_module = THIS_MODULE,					\
	.digestsize = HASH##_DIGEST_LENGTH,				\
	.descsize = sizeof(HASH##_CTX),					\
	.statesize = sizeof(struct exported),				\
	.init = md_##hash##_init,					\
	.update = md_##hash##_update,					\
	.final = md_##hash##_final,					\
	.export = md_export,						\
	.import = md_import,						\
	CORE								\
}

static struct shash_alg algs[] = {
	ALGORITHM(SHA224, sha224),
	ALGORITHM(SHA256, sha256),
};

static int __init
md_sha2_init(void)
{
	if (sha256_selftest() != 0) {
		pr_err("md_sha2: wrong digests, not loaded\n");
		return (-ELIBBAD);
	}
	return (crypto_register_shashes(algs, ARRAY_SIZE(algs)));
}

static void __exit
md_sha2_exit(void)
{
	crypto_unregister_shashes(algs, ARRAY_SIZE(algs));
}

module_init(md_sha2_init);
module_exit(md_sha2_exit);

MODULE_DESCRIPTION("SHA-224 and SHA-256");
MODULE_LICENSE("Dual BSD/GPL");
MODULE_VERSION("1.0");
