/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-256 for the cases of all hashes: hash_cases.h says whence.  The count of
 * bits is modulo 2^64, so the last counters begin again at 0.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha256.h>
#include "hash_test.h"

#define	HASH(name)		SHA256_##name
#define	HASH_CORE(name)		sha256_##name
#define	HASH_CTX_LENGTH		104
#define	HASH_CTX_LAYOUT(AT)	AT(state, 0) AT(count, 32) AT(buf, 40)
#define	HASH_PRESET(ctx, n)	((ctx)->count = 8 * (n))
#define	HASH_MANY
#define	HASH_CAVP		"SHA2/SHA256"

/* clang-format off */
static const struct hash_answer answers[] = {
	{ "",
	  "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855" },
	{ "abc",
	  "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
	{ "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
	  "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1" },
	{ "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
	  "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
	  "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1" },
};

static const char million_a[] =
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0";

static const char all_lengths[] =
    "4e6177054290a04bede7d8a4f922824a2cbde10bcca01c184c311bd3c3130ca0";

static const char *const by_length[] = {
	"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
	"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
	"ae4b3280e56e2faf83f414a6e3dabe9d5fbe18976544c05fed121accb85b53fc",
	"463eb28e72f82e0a96c0a4cc53690c571281131f672aa229e0d45ae59b598b59",
	"da2ae4d6b36748f2a318f23e7ab1dfdf45acdc9d049bd80e59de82a60895f562",
	"2fe741af801cc238602ac0ec6a7b0c3a8a87c7fc7d7f02a3fe03d1c12eac4d8f",
	"29af2686fd53374a36b0846694cc342177e428d1647515f078784d69cdb9e488",
	"fdeab9acf3710362bd2658cdc9a29e8f9c757fcf9811603a8c447cd1d9151108",
	"4bfd2c8b6f1eec7a2afeb48b934ee4b2694182027e6d0fc075074f2fabb31781",
	"60780e9451bdc43cf4530ffc95cbb0c4eb24dae2c39f55f334d679e076c08065",
	"09373f127d34e61dbbaa8bc4499c87074f2ddb10e1b465f506d7d70a15011979",
	"13aaa9b5fb739cdb0e2af99d9ac0a409390adc4d1cb9b41f1ef94f8552060e92",
	"da18797ed7c3a777f0847f429724a2d8cd5138e6ed2895c3fa1a6d39d18f7ec6",
	"f52b23db1fbb6ded89ef42a23ce0c8922c45f25c50b568a93bf1c075420bbb7c",
	"335a461692b30bba1d647cc71604e88e676c90e4c22455d0b8c83f4bd7c8ac9b",
	"92ca0fa6651ee2f97b884b7246a562fa71250fedefe5ebf270d31c546bfea976",
	"471fb943aa23c511f6f72f8d1652d9c880cfa392ad80503120547703e56a2be5",
	"5099c6a56203f9687f7d33f4bfdf576d31dc91f6b695ecea38b2770c87631135",
};

static const char *const by_count[] = {
	"e621373eb709199cda1c08c05160b5b1d78c5b7659f5aa4bd38f90b71545fcb0",
	"af2ac3bec02292cbc3224ed8d97a6b9a6bd379e8b91130d99a75c7fe015e6599",
	"af45aed43ad74c1c39ddab3d06e08e082c92248dbc515d56dcac09c82d518263",
	"5085954fc5fc55408f6dc573083433707872d6541f615e04ca6b542cf33b7265",
	"afdbe68637deef41d3d032cbc9f3add125403cded929e985d9d5e56ac2be6007",
	"21e515173d9a95150eea512d6a262eebc7aecc3d97a63e61f8ce93eadb2307ce",
	"dcd69c7b5586aaa3710b6103d06745f0efa6de4087ed123045b829c234c87ef9",
	"7e9817d384273b04b5bc84c85662addbdf262c7df85a3cd1a98b6b945618c2c8",
	"109361775ddc880404f4176067b6b0a0955c9cc2b138296ba6580ebaac5b900a",
	"530c80875c2b194af8e77fae481f9555da16fd5074a3800ce4bba2b7ad67eb58",
	"bbe86d5c72740bd98a21bcbf8b054cb309842a88b77473e70848848d552b4fb5",
	"633e9bf083e29e11e32bed85452fcc3d98219d1e703908f6babd2092e012230d",
	"43eb11530af731e20138a5f3a25970502383c873013ca3dadea61c0aaf2821c0",
	"73cef235d86e8127fc59a060076895e2a309071f68a97ff34520c72f9371e984",
	"9a3b6751d4b406f5b7eedc777e435a1bbc9f910ec58c8f8c9c5ae38fb3a92755",
	"8b394e758d88a7ca74d38f0302cb1b4797194d0ea1b88cebd385df3894110759",
	"96f19181c91c5fffb828842382e2acff91c5f37d59fef3ec1ed6022dd2bfab5d",
	"be9ff7d5cf077802a84f278f434a20c56a7e8abf42e40c8ebd2c898b973cd48f",
};
