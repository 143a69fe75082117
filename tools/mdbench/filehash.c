/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * filehash FILE: the digest of a file, by libmd's SHA256_File.
 */

#include <sys/types.h>
#include <stdint.h>

#include <stdio.h>

#include "sha256.h"

int
main(int argc, char *argv[])
{
	char digest[SHA256_DIGEST_STRING_LENGTH];

	if (argc != 2)
		return (2);
	if (SHA256_File(argv[1], digest) == NULL) {
		perror(argv[1]);
		return (1);
	}
	return (puts(digest) == EOF || fflush(stdout) != 0);
}
