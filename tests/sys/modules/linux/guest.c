/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What the tests' init cannot do:
 *	guest messages DIR	write the messages, one file a length
 *	guest sweep DRIVER SUMS	hash each, in random pieces, by that driver of
 *				the kernel's, and compare with the lines of SUMS
 *	guest insmod FILE PARAMETERS
 *				load it; busybox tries twice what fails
 *	guest exit STATUS	end QEMU with that status, which is odd
 * SUMS is made by sha256sum or sha224sum, on the host.
 */

#include <sys/io.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include <err.h>
#include <fcntl.h>
#include <linux/if_alg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define	LONGEST		4096
#define	EXIT_PORT	0xf4	/* of isa-debug-exit */

static uint8_t message[LONGEST];

static void
write_messages(const char *dir)
{
	char name[16];
	FILE *f;
	size_t len;

	if (chdir(dir) == -1)
		err(1, "%s", dir);
	for (len = 0; len <= LONGEST; len++) {
		snprintf(name, sizeof(name), "%04zu", len);
		if ((f = fopen(name, "w")) == NULL ||
		    fwrite(message, 1, len, f) != len || fclose(f) != 0)
			err(1, "%s", name);
	}
}

static size_t
random_below(size_t limit)
{
	static uint32_t state = 1;

	state = state * 1664525 + 1013904223;
	return ((state >> 16) % limit);
}

/* One message to the kernel; all pieces but the last say that more comes. */
static void
hash(int fd, size_t len)
{
	size_t done, n;

	for (done = 0;; done += n) {
		/* Short pieces as often as long ones. */
		n = random_below((size_t)2 << random_below(12));
		if (n >= len - done)
			break;
		if (send(fd, message + done, n, MSG_MORE) != (ssize_t)n)
			err(1, "send");
	}
	if (send(fd, message + done, len - done, 0) != (ssize_t)(len - done))
		err(1, "send");
}

static void
sweep(const char *driver, const char *sums)
{
	struct sockaddr_alg addr = { .salg_family = AF_ALG,
		.salg_type = "hash" };
	char line[256], hex[2 * 64 + 1];
	uint8_t digest[64];
	ssize_t i, n;
	size_t len;
	FILE *f;
	int fd, s;

	strncpy((char *)addr.salg_name, driver, sizeof(addr.salg_name) - 1);
	if ((f = fopen(sums, "r")) == NULL)
		err(1, "%s", sums);
	if ((s = socket(AF_ALG, SOCK_SEQPACKET, 0)) == -1 ||
	    bind(s, (struct sockaddr *)&addr, sizeof(addr)) == -1 ||
	    (fd = accept(s, NULL, 0)) == -1)
		err(1, "%s", driver);
	for (len = 0; len <= LONGEST; len++) {
		if (fgets(line, sizeof(line), f) == NULL)
			errx(1, "%s: too short", sums);
		hash(fd, len);
		if ((n = read(fd, digest, sizeof(digest))) <= 0)
			err(1, "read");
		for (i = 0; i < n; i++)
			snprintf(hex + 2 * i, 3, "%02x", digest[i]);
		if (strncmp(hex, line, (size_t)(2 * n)) != 0 ||
		    line[2 * n] != ' ')
			errx(1, "%s: wrong digest, length %zu", driver, len);
	}
	printf("%s: %d lengths\n", driver, LONGEST + 1);
}

static void
load(const char *file, const char *parameters)
{
	int fd;

	if ((fd = open(file, O_RDONLY)) == -1 ||
	    syscall(SYS_finit_module, fd, parameters, 0) == -1)
		err(1, "%s", file);
}

int
main(int argc, char *argv[])
{
	size_t i;

	for (i = 0; i < sizeof(message); i++)
		message[i] = (uint8_t)(i % 251);
	if (argc == 3 && strcmp(argv[1], "messages") == 0)
		write_messages(argv[2]);
	else if (argc == 4 && strcmp(argv[1], "sweep") == 0)
		sweep(argv[2], argv[3]);
	else if (argc == 4 && strcmp(argv[1], "insmod") == 0)
		load(argv[2], argv[3]);
	else if (argc == 3 && strcmp(argv[1], "exit") == 0) {
		if (ioperm(EXIT_PORT, 1, 1) == -1)
			err(1, "ioperm");
		outb((uint8_t)(atoi(argv[2]) / 2), EXIT_PORT);
	} else
		errx(1, "usage: guest messages | sweep | insmod | exit ...");
	return (0);
}
