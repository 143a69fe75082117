/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * Messages that take gigabytes, and memory that does not grow with them.  The
 * digests are those that coreutils' sha256sum makes of as many zero bytes.
 */

#include <sys/mman.h>
#include <sys/resource.h>
#include <fcntl.h>
#include <unistd.h>

#include "sha256.h"
#include "atf_test.h"

TEST(File__larger_than_memory)
{
	static const struct rlimit limit = { 100000000, 100000000 };
	struct rusage before, after;
	char text[SHA256_DIGEST_STRING_LENGTH];
	int fd;

	ATF_REQUIRE((fd = open("f", O_WRONLY | O_CREAT, 0600)) != -1);
	ATF_REQUIRE_EQ(0, ftruncate(fd, (off_t)3 << 30));
	ATF_REQUIRE_EQ(0, setrlimit(RLIMIT_AS, &limit));
	ATF_REQUIRE_EQ(0, getrusage(RUSAGE_SELF, &before));
	ATF_REQUIRE_EQ(text, SHA256_File("f", text));
	ATF_REQUIRE_EQ(0, getrusage(RUSAGE_SELF, &after));
	ATF_CHECK_STREQ("305b66a59d15b252092fbda9d09711230c429f351897cbd430"
			"e7b55a35fd3b97",
	    text);
	ATF_CHECK_MSG(after.ru_maxrss - before.ru_maxrss < 1024,
	    "memory grew from %ld to %ld KiB", before.ru_maxrss,
	    after.ru_maxrss);
}

TEST(Data__length_over_32_bits)
{
	const uint64_t len = ((uint64_t)1 << 32) + 3;
	char text[SHA256_DIGEST_STRING_LENGTH];
	void *data;

	if (sizeof(size_t) < sizeof(len))
		atf_tc_skip("size_t has 32 bits");
	data = mmap(NULL, (size_t)len, PROT_READ,
	    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	ATF_REQUIRE(data != MAP_FAILED);
	ATF_REQUIRE_EQ(text, SHA256_Data(data, (size_t)len, text));
	ATF_CHECK_STREQ("930fa067940ff8d9f427e3a116b7598503c70ce7380d66ff65"
			"f8de33d558f7f3",
	    text);
}
