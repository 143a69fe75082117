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

/* The CPU's own drivers come before either; a generic one has 100. */
#if ROLLED
#define	SHAPE		"-small"
#define	PRIORITY	50
#else
#define	SHAPE		""
#define	PRIORITY	101
#endif

/*
 * What the kernel since 6.16 expects of all drivers of a hash: state and count
 * of bytes, then a buffer; the bytes are of whole blocks, and the last byte
 * counts those in the buffer.  Of a count of two words the low one is first;
 * in the core's context it is last.
 */
struct layout {
	size_t count;		/* bytes of the count */
	size_t buf;		/* where the buffer is */
	size_t block;		/* its bytes */
};

static void
md_export_core(const struct layout *l, const u8 *ctx, u8 *out)
{
	u64 count[2] = { 0, 0 };

	memcpy(out, ctx, l->buf - l->count);
	memcpy(&count[2 - l->count / 8], ctx + l->buf - l->count, l->count);
	count[1] = round_down(count[1] >> 3 | count[0] << 61, l->block);
	count[0] >>= 3;
	swap(count[0], count[1]);
	memcpy(out + l->buf - l->count, count, l->count);
}

static void
md_export(const struct layout *l, const u8 *ctx, u8 *out)
{
	u64 bits;

	memcpy(&bits, ctx + l->buf - sizeof(bits), sizeof(bits));
	md_export_core(l, ctx, out);
	memcpy(out + l->buf, ctx + l->buf, l->block);
	out[l->buf + l->block] = bits / 8 % l->block;
}

/* The core wants zeros where its buffer is free. */
static void
md_import_core(const struct layout *l, u8 *ctx, const u8 *in, u8 used)
{
	u64 count[2] = { 0, 0 };

	memcpy(ctx, in, l->buf - l->count);
	memcpy(count, in + l->buf - l->count, l->count);
	count[1] = count[1] << 3 | count[0] >> 61;
	count[0] = (count[0] + used) << 3;
	swap(count[0], count[1]);
	memcpy(ctx + l->buf - l->count, &count[2 - l->count / 8], l->count);
	memset(ctx + l->buf, 0, l->block);
}

static int
md_import(const struct layout *l, u8 *ctx, const u8 *in)
{
	u8 used = in[l->buf + l->block];

	if (used >= l->block)
		return (-EINVAL);
	md_import_core(l, ctx, in, used);
	memcpy(ctx + l->buf, in + l->buf, used);
	return (0);
}

/* What the crypto API calls, for a hash. */
/* clang-format off */
#define	FUNCTIONS(name, NAME)						\
	static const struct layout md_##name##_layout = {		\
		sizeof(((NAME##_CTX *)NULL)->count),			\
		offsetof(NAME##_CTX, buf), NAME##_BLOCK_LENGTH		\
	};								\
									\
	static int							\
	md_##name##_init(struct shash_desc *desc)			\
	{								\
		NAME##_Init(shash_desc_ctx(desc));			\
		return (0);						\
	}								\
									\
	static int							\
	md_##name##_update(struct shash_desc *desc, const u8 *data,	\
	    unsigned int len)						\
	{								\
		NAME##_Update(shash_desc_ctx(desc), data, len);		\
		return (0);						\
	}								\
									\
	static int							\
	md_##name##_final(struct shash_desc *desc, u8 *digest)		\
	{								\
		NAME##_Final(digest, shash_desc_ctx(desc));		\
		return (0);						\
	}								\
									\
	static int							\
	md_##name##_export(struct shash_desc *desc, void *out)		\
	{								\
		md_export(&md_##name##_layout, shash_desc_ctx(desc), out); \
		return (0);						\
	}								\
									\
	static int							\
	md_##name##_import(struct shash_desc *desc, const void *in)	\
	{								\
		return (md_import(&md_##name##_layout, shash_desc_ctx(desc), \
		    in));						\
	}								\
	CORE_FUNCTIONS(name)

#if LINUX_VERSION_CODE >= KERNEL_VERSION(6, 16, 0)
#define	CORE_FUNCTIONS(name)						\
	static int							\
	md_##name##_export_core(struct shash_desc *desc, void *out)	\
	{								\
		md_export_core(&md_##name##_layout, shash_desc_ctx(desc), out); \
		return (0);						\
	}								\
									\
	static int							\
	md_##name##_import_core(struct shash_desc *desc, const void *in) \
	{								\
		md_import_core(&md_##name##_layout, shash_desc_ctx(desc), in, 0); \
		return (0);						\
	}
#define	CORE_ENTRIES(name)						\
	    .export_core = md_##name##_export_core,			\
	    .import_core = md_##name##_import_core,
#else
#define	CORE_FUNCTIONS(name)
#define	CORE_ENTRIES(name)
#endif

#define	ALGORITHM(name, NAME)						\
	{								\
	    .base.cra_name = #name,					\
	    .base.cra_driver_name = #name "-md" SHAPE,			\
	    .base.cra_priority = PRIORITY,				\
	    .base.cra_blocksize = NAME##_BLOCK_LENGTH,			\
	    .base.cra_module = THIS_MODULE,				\
	    .digestsize = NAME##_DIGEST_LENGTH,				\
	    .descsize = sizeof(NAME##_CTX),				\
	    .statesize = sizeof(NAME##_CTX) + 1,			\
	    .init = md_##name##_init,					\
	    .update = md_##name##_update,				\
	    .final = md_##name##_final,					\
	    .export = md_##name##_export,				\
	    .import = md_##name##_import,				\
	    CORE_ENTRIES(name)						\
	},
/* clang-format on */

EACH_HASH(FUNCTIONS)

static struct shash_alg algs[] = { EACH_HASH(ALGORITHM) };

/* Which variant a hash takes. */
#define	SAY(name, NAME)	pr_info("md_sha2: " #NAME " by %s\n", NAME##_Variant());

static int __init
md_sha2_init(void)
{
	if (HASHES_SELFTEST() != 0) {
		pr_err("md_sha2: wrong digests, not loaded\n");
		return (-ELIBBAD);
	}
	EACH_MANY(SAY)
	return (crypto_register_shashes(algs, ARRAY_SIZE(algs)));
}

static void __exit
md_sha2_exit(void)
{
	crypto_unregister_shashes(algs, ARRAY_SIZE(algs));
}

module_init(md_sha2_init);
module_exit(md_sha2_exit);

/* What other modules call; the names by which users find a driver. */
#define	OFFER(name, NAME)						\
	EXPORT_SYMBOL(NAME##_Init);					\
	EXPORT_SYMBOL(NAME##_Update);					\
	EXPORT_SYMBOL(NAME##_Final);					\
	MODULE_ALIAS_CRYPTO(#name);					\
	MODULE_ALIAS_CRYPTO(#name "-md" SHAPE);
#define	OFFER_MANY(name, NAME)						\
	EXPORT_SYMBOL(NAME##_Final2);					\
	EXPORT_SYMBOL(NAME##_Many);					\
	EXPORT_SYMBOL(NAME##_Variant);

EACH_HASH(OFFER)
EACH_MANY(OFFER_MANY)

#define	WORD(name, NAME) " " #NAME
MODULE_DESCRIPTION("libmd:" EACH_HASH(WORD));
MODULE_LICENSE("Dual BSD/GPL");
MODULE_VERSION("1.0");
