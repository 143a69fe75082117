/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Two drivers of the crypto API by turns: the best time of each for 64 KiB.
 */

#include <crypto/hash.h>
#include <linux/ktime.h>
#include <linux/module.h>
#include <linux/sched.h>

#define	LENGTH	65536
#define	ROUNDS	500

static char *drivers[2];
module_param_array(drivers, charp, NULL, 0);
MODULE_PARM_DESC(drivers, "two names");

static u64 __init
nanoseconds(struct crypto_shash *tfm, const u8 *data)
{
	u8 digest[HASH_MAX_DIGESTSIZE];
	u64 start = ktime_get_ns();

	crypto_shash_tfm_digest(tfm, data, LENGTH, digest);
	return (ktime_get_ns() - start);
}

static int __init
md_sha2_speed_init(void)
{
	struct crypto_shash *tfm[2] = { NULL, NULL };
	u64 best[2] = { U64_MAX, U64_MAX };
	u8 *data = kzalloc(LENGTH, GFP_KERNEL);
	int error = data != NULL ? 0 : -ENOMEM;
	unsigned int i, n;

	for (i = 0; i < 2 && error == 0; i++) {
		tfm[i] = crypto_alloc_shash(drivers[i], 0, 0);
		error = PTR_ERR_OR_ZERO(tfm[i]);
	}
	for (n = 0; n < ROUNDS && error == 0; n++) {
		for (i = 0; i < 2; i++)
			best[i] = min(best[i], nanoseconds(tfm[i], data));
		cond_resched();
	}
	if (error == 0)
		pr_notice("SPEED %s %llu %s %llu MB/s\n", drivers[0],
		    LENGTH * 1000ULL / best[0], drivers[1],
		    LENGTH * 1000ULL / best[1]);
	for (i = 0; i < 2; i++)
		if (!IS_ERR_OR_NULL(tfm[i]))
			crypto_free_shash(tfm[i]);
	kfree(data);
	return (error != 0 ? error : -EAGAIN);
}

module_init(md_sha2_speed_init);

MODULE_DESCRIPTION("the speed of two drivers; never stays loaded");
MODULE_LICENSE("Dual BSD/GPL");
