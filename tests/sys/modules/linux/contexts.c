/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Digests in process context, in softirqs and in hardirqs, which interrupt each
 * other.  The module loads if all are right, and enough were interrupted.
 */

#include <linux/hrtimer.h>
#include <linux/jiffies.h>
#include <linux/module.h>
#include <linux/sched.h>
#include <linux/version.h>

#include "md_sha2.h"

#define LENGTH	     32768
#define NINTERRUPTED 50

static u8 data[LENGTH];

static struct context {
	size_t length;
	const char *name;
	enum hrtimer_mode mode;
	struct hrtimer timer;
	unsigned int digests, interrupted, wrong;
	u8 expected[SHA256_DIGEST_LENGTH];
} contexts[] = {
	{ LENGTH, "process" },
	{ 16411, "softirq", HRTIMER_MODE_REL_SOFT },
	{ 1030, "hardirq", HRTIMER_MODE_REL_HARD },
};

/* Whose digest the CPU, of which the kernels under test have one, is at. */
static struct context *running;

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
	struct context *outer = READ_ONCE(running);
	u8 digest[SHA256_DIGEST_LENGTH];

	if (outer != NULL)
		outer->interrupted++;
	WRITE_ONCE(running, c);
	digest_of(digest, c->length);
	WRITE_ONCE(running, outer);
	c->digests++;
	if (memcmp(digest, c->expected, sizeof(digest)) != 0)
		c->wrong++;
}

/* Never twice the same, that the timers meet each other everywhere. */
static ktime_t
period(const struct context *c)
{
	return (ns_to_ktime((300 + c->digests * 37 % 128) * NSEC_PER_USEC));
}

static enum hrtimer_restart
expired(struct hrtimer *timer)
{
	struct context *c = container_of(timer, struct context, timer);

	hash(c);
	hrtimer_forward_now(timer, period(c));
	return (HRTIMER_RESTART);
}

/* Its name since 6.13. */
#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 13, 0)
static void
hrtimer_setup(struct hrtimer *timer,
    enum hrtimer_restart (*function)(struct hrtimer *), clockid_t clock,
    enum hrtimer_mode mode)
{
	hrtimer_init(timer, clock, mode);
	timer->function = function;
}
#endif

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
		hrtimer_setup(&contexts[i].timer, expired, CLOCK_MONOTONIC,
		    contexts[i].mode);
		hrtimer_start(
		    &contexts[i].timer, period(&contexts[i]), contexts[i].mode);
	}
	while (few && time_before(jiffies, end)) {
		hash(&contexts[0]);
		cond_resched();
		few = false;
		for (i = 1; i < ARRAY_SIZE(contexts); i++)
			few |= READ_ONCE(contexts[i].digests) < NINTERRUPTED;
		few |= READ_ONCE(contexts[0].interrupted) < NINTERRUPTED;
	}
	for (i = 1; i < ARRAY_SIZE(contexts); i++)
		hrtimer_cancel(&contexts[i].timer);
	for (i = 0; i < ARRAY_SIZE(contexts); i++) {
		pr_notice("CONTEXT %s: %u digests, %u interrupted, %u wrong\n",
		    contexts[i].name, contexts[i].digests,
		    contexts[i].interrupted, contexts[i].wrong);
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
