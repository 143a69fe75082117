/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * A hash of the running kernel, bound by the name DRIVER of its driver, so
 * that a faster one of the same hash cannot answer for it.
 */

#include <sys/socket.h>

#include <linux/if_alg.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"

static int op = -1;

/*
 * Why there is no such driver to be had.  bind says ENOENT of one that is not
 * there, and, since Linux 7.3, of one that programs may not have: the list of
 * those that are there tells which.
 */
static const char *
reason(const char *without, int error)
{
	char line[256], name[128] = "";
	FILE *list;

	if ((list = fopen("/proc/crypto", "r")) != NULL) {
		while (strcmp(name, DRIVER) != 0 &&
		    fgets(line, sizeof(line), list) != NULL)
			sscanf(line, "driver : %127s", name);
		fclose(list);
	}
	if (strcmp(name, DRIVER) != 0)
		return ("not loaded (see /proc/crypto)");
	if (error == ENOENT)
		return ("loaded, but refused to programs "
			"(see /proc/sys/crypto/af_alg_restrict)");
	return (without != NULL ? without : strerror(error));
}

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
		return (reason("loaded, but the kernel has no AF_ALG", errno));
	if (bind(s, (struct sockaddr *)&sa, sizeof(sa)) != 0)
		return (reason(NULL, errno));
	op = accept(s, NULL, 0);
	close(s);
	return (op == -1 ? "no operation socket" : NULL);
}

/* The kernel takes some pages at a time. */
static void
send_all(const uint8_t *p, size_t len)
{
	ssize_t n;

	for (; len > 0; p += n, len -= (size_t)n)
		if ((n = send(op, p, len, MSG_MORE)) <= 0)
			_exit(1);
}

static void
receive(uint8_t digest[DIGEST_LENGTH])
{
	if (send(op, NULL, 0, 0) != 0 ||
	    read(op, digest, DIGEST_LENGTH) != DIGEST_LENGTH)
		_exit(1);
}

CONTEND(setup, (void)0, send_all(data, len), receive(digest));
