/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * filehash FILE: the digest of a file, by libmd's File, for instance
 * SHA256_File.
 */

#include <stdio.h>

#include "bench.h"
#include HEADER

int
main(int argc, char *argv[])
{
	char digest[2 * DIGEST_LENGTH + 1];

	if (argc != 2)
		return (2);
	if (MD(File)(argv[1], digest) == NULL) {
		perror(argv[1]);
		return (1);
	}
	return (puts(digest) == EOF || fflush(stdout) != 0);
}
