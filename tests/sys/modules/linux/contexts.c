/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Digests in process context, in softirqs and in hardirqs, which interrupt each
 * other.  The module loads if all are right, and each context had some.
 */

#include <linux/hrtimer.h>
#include <linux/jiffies.h>
#include <linux/module.h>
#include <linux/sched.h>

#include "md_sha2.h"

#define	LENGTH	32768
#define	NDIGESTS	50

static u8 data[LENGTH];

static struct context {
	const char *name;
	enum hrtimer_mode mode;
	size_t length;
	struct hrtimer timer;
	unsigned int digests, wrong;
	u8 expected[SHA256_DIGEST_LENGTH];
} contexts[] = {
	{ .name = "process", .length = LENGTH },
	{ .name = "softirq", .length = 4099, .mode = HRTIMER_MODE_REL_SOFT },
	{ .name = "hardirq", .length = 1030, .mode = HRTIMER_MODE_REL_HARD },
};

static void
digest_of(u8 digest[SHA256_DIGEST_LENGTH], size_t length)
{
	SHA256_CTX ctx;

	SHA256_Init(&ctx);
	SHA256_Update(&ctx, data, length / 3);
	SHA256_Update(&ctx, data + length / 3, length - length / 3);
	SHA256_Final(digest, &ctx);
}

static void
hash(struct context *c)
{
	u8 digest[SHA256_DIGEST_LENGTH];

	digest_of(digest, c->length);
	c->digests++;
	if (memcmp(digest, c->expected, sizeof(digest)) != 0)
		c->wrong++;
}

static enum hrtimer_restart
expired(struct hrtimer *timer)
{
	struct context *c = container_of(timer, struct context, timer);

	hash(c);
	if (c->digests >= 100 * NDIGESTS)
		return (HRTIMER_NORESTART);
	hrtimer_forward_now(timer, ns_to_ktime(100 * NSEC_PER_USEC));
	return (HRTIMER_RESTART);
}

static int __init
md_sha2_contexts_init(void)
{
	unsigned long end = jiffies + 20 * HZ;
	unsigned int i, wrong = 0;
	bool few = true;

	for (i = 0; i < sizeof(data); i++)
		data[i] = i % 251;
	for (i = 0; i < ARRAY_SIZE(contexts); i++)
		digest_of(contexts[i].expected, contexts[i].length);
	for (i = 1; i < ARRAY_SIZE(contexts); i++) {
		hrtimer_init(
		    &contexts[i].timer, CLOCK_MONOTONIC, contexts[i].mode);
		contexts[i].timer.function = expired;
		hrtimer_start(&contexts[i].timer,
		    ns_to_ktime(100 * NSEC_PER_USEC), contexts[i].mode);
	}
	while (few && time_before(jiffies, end)) {
		hash(&contexts[0]);
		cond_resched();
		few = false;
		for (i = 0; i < ARRAY_SIZE(contexts); i++)
			few |= READ_ONCE(contexts[i].digests) < NDIGESTS;
	}
	for (i = 1; i < ARRAY_SIZE(contexts); i++)
		hrtimer_cancel(&contexts[i].timer);
	for (i = 0; i < ARRAY_SIZE(contexts); i++) {
		pr_notice("CONTEXT %s: %u digests, %u wrong\n",
		    contexts[i].name, contexts[i].digests, contexts[i].wrong);
		wrong += contexts[i].wrong;
	}
	return (few || wrong > 0 ? -ELIBBAD : 0);
}

static void __exit
md_sha2_contexts_exit(void)
{
}

module_init(md_sha2_contexts_init);
module_exit(md_sha2_contexts_exit);

MODULE_DESCRIPTION("md_sha2 in all contexts at once");
MODULE_LICENSE("Dual BSD/GPL");
