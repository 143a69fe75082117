#include <atf-c.h>
#include <string.h>
#include "crypto_os.h"
#include <crypto/sha2/sha256.h>

void sha256_compress_rolled(uint32_t[8], const uint8_t *, size_t);
void sha256_compress_unrolled(uint32_t[8], const uint8_t *, size_t);

static const struct {
	const char *name;
	void (*compress)(uint32_t[8], const uint8_t *, size_t);
} variants[] = {
	{ "rolled", sha256_compress_rolled },
	{ "unrolled", sha256_compress_unrolled },
};
static size_t variant;
void _libmd_sha256_compress(uint32_t[8], const uint8_t *, size_t);
void
_libmd_sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	variants[variant].compress(state, data, nblocks);
}
ATF_TC_WITHOUT_HEAD(data);
ATF_TC_BODY(data, tc)
{
	uint8_t d[32];
	SHA256_CTX c;
	for (variant = 0; variant < 2; variant++) {
	SHA256_Init(&c);
	SHA256_Update(&c, "abc", 3);
	SHA256_Final(d, &c);
	ATF_CHECK_EQ(0xba, d[0]);
	}
}
ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, data);
	return (atf_no_error());
}
