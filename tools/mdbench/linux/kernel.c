/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A hash of the running kernel, bound by the name DRIVER of its driver, so
 * that a faster one of the same hash cannot answer for it.
 */

#include <sys/socket.h>

#include <linux/if_alg.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"

static int op = -1;

static const char *
setup(void)
{
	struct sockaddr_alg sa;
	int s;

	memset(&sa, 0, sizeof(sa));
	sa.salg_family = AF_ALG;
	strcpy((char *)sa.salg_type, "hash");
	strncpy((char *)sa.salg_name, DRIVER, sizeof(sa.salg_name) - 1);
	if ((s = socket(AF_ALG, SOCK_SEQPACKET, 0)) == -1)
		return ("the kernel has no AF_ALG");
	if (bind(s, (struct sockaddr *)&sa, sizeof(sa)) != 0)
		return ("not loaded (see /proc/crypto)");
	op = accept(s, NULL, 0);
	close(s);
	return (op == -1 ? "no operation socket" : NULL);
}

static void
init(void)
{
}

/* The kernel takes some pages at a time. */
static void
update(const void *data, size_t len)
{
	const uint8_t *p = data;
	ssize_t n;

	for (; len > 0; p += n, len -= (size_t)n)
		if ((n = send(op, p, len, MSG_MORE)) <= 0)
			_exit(1);
}

static void
final(uint8_t digest[32])
{
	if (send(op, NULL, 0, 0) != 0 || read(op, digest, 32) != 32)
		_exit(1);
}

const struct contender CONTENDER = { NAME, setup, init, update, final };
