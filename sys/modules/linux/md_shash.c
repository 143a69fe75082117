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
#include <crypto/sha2/sha224_selftest.h>
#include <crypto/sha2/sha256_selftest.h>

/* The CPU's own drivers come before either; sha256-generic has 100. */
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

static int
md_sha224_init(struct shash_desc *desc)
{
	SHA224_Init(shash_desc_ctx(desc));
	return (0);
}

static int
md_sha256_init(struct shash_desc *desc)
{
	SHA256_Init(shash_desc_ctx(desc));
	return (0);
}

/* Both hashes append alike. */
static int
md_update(struct shash_desc *desc, const u8 *data, unsigned int len)
{
	SHA256_Update(shash_desc_ctx(desc), data, len);
	return (0);
}

static int
md_sha224_final(struct shash_desc *desc, u8 *digest)
{
	SHA224_Final(digest, shash_desc_ctx(desc));
	return (0);
}

static int
md_sha256_final(struct shash_desc *desc, u8 *digest)
{
	SHA256_Final(digest, shash_desc_ctx(desc));
	return (0);
}

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
#define	IMPORT							\
	.import = md_import, .export_core = md_export_core,	\
	.import_core = md_import_core
#else
#define	IMPORT .import = md_import
#endif

static struct shash_alg algs[] = {
	{
	    .base.cra_name = "sha224",
	    .base.cra_driver_name = "sha224-md" SHAPE,
	    .base.cra_priority = PRIORITY,
	    .base.cra_blocksize = SHA224_BLOCK_LENGTH,
	    .base.cra_module = THIS_MODULE,
	    .digestsize = SHA224_DIGEST_LENGTH,
	    .descsize = sizeof(SHA224_CTX),
	    .statesize = sizeof(struct exported),
	    .init = md_sha224_init,
	    .update = md_update,
	    .final = md_sha224_final,
	    .export = md_export,
	    IMPORT,
	},
	{
	    .base.cra_name = "sha256",
	    .base.cra_driver_name = "sha256-md" SHAPE,
	    .base.cra_priority = PRIORITY,
	    .base.cra_blocksize = SHA256_BLOCK_LENGTH,
	    .base.cra_module = THIS_MODULE,
	    .digestsize = SHA256_DIGEST_LENGTH,
	    .descsize = sizeof(SHA256_CTX),
	    .statesize = sizeof(struct exported),
	    .init = md_sha256_init,
	    .update = md_update,
	    .final = md_sha256_final,
	    .export = md_export,
	    IMPORT,
	},
};

static int __init
md_sha2_init(void)
{
	if (sha224_selftest() != 0 || sha256_selftest() != 0) {
		pr_err("md_sha2: wrong digests, not loaded\n");
		return (-ELIBBAD);
	}
	pr_info("md_sha2: SHA-256 by %s\n", SHA256_Variant());
	return (crypto_register_shashes(algs, ARRAY_SIZE(algs)));
}

static void __exit
md_sha2_exit(void)
{
	crypto_unregister_shashes(algs, ARRAY_SIZE(algs));
}

module_init(md_sha2_init);
module_exit(md_sha2_exit);

EXPORT_SYMBOL(SHA224_Init);
EXPORT_SYMBOL(SHA224_Update);
EXPORT_SYMBOL(SHA224_Final);
EXPORT_SYMBOL(SHA256_Init);
EXPORT_SYMBOL(SHA256_Update);
EXPORT_SYMBOL(SHA256_Final);
EXPORT_SYMBOL(SHA256_Final2);
EXPORT_SYMBOL(SHA256_Many);
EXPORT_SYMBOL(SHA256_Variant);

MODULE_ALIAS_CRYPTO("sha224");
MODULE_ALIAS_CRYPTO("sha224-md" SHAPE);
MODULE_ALIAS_CRYPTO("sha256");
MODULE_ALIAS_CRYPTO("sha256-md" SHAPE);

MODULE_DESCRIPTION("SHA-224 and SHA-256");
MODULE_LICENSE("Dual BSD/GPL");
MODULE_VERSION("1.0");
