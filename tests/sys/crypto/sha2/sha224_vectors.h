/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * SHA-224 for the cases of all hashes: hash_cases.h says whence.  The count of
 * bits is modulo 2^64, so the last counters begin again at 0.
 */

#include "crypto_os.h"
#include <crypto/sha2/sha224.h>
#include "hash_test.h"

#define	HASH(name)		SHA224_##name
#define	HASH_CORE(name)		sha256_##name
#define	HASH_CTX_LENGTH		104
#define	HASH_CTX_LAYOUT(AT)	AT(state, 0) AT(count, 32) AT(buf, 40)
#define	HASH_PRESET(ctx, n)	((ctx)->count = 8 * (n))
#define	HASH_CAVP		"SHA2/SHA224"

/* clang-format off */
static const struct hash_answer answers[] = {
	{ "",
	  "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f" },
	{ "abc",
	  "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7" },
	{ "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
	  "75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525" },
	{ "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
	  "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
	  "c97ca9a559850ce97a04a96def6d99a9e0e0e2ab14e6b8df265fc0b3" },
};

static const char million_a[] =
    "20794655980c91d8bbb4c1ea97618a4bf03f42581948b2ee4ee7ad67";

static const char all_lengths[] =
    "c8569c626b3c2528afc11a283a8fde6aee629fd8282ba89159b08c73";

static const char *const by_length[] = {
	"d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f",
	"fff9292b4201617bdc4d3053fce02734166a683d7d858a7f5f59b073",
	"e615202185aabe2aca924bec29e5a12384f8339eae4e64c9cba9f1da",
	"8991dfba74284e04dc7581c7c3e4068ff6cb7a63733361429834bb56",
	"2b2cd637c16ad7290bb067ad7d8fd04e204fa43a84366afc7130f4ef",
	"e87f5bc938c3b981c197d4b163c635a5049fac81c4c6467e1251be48",
	"049e8dd7eab3378ce9f823bfb569e5b270235d4b7f9623606971998f",
	"c37b88a3522dbf7ac30d1c68ea397ac11d4773571aed01ddab73531e",
	"114b5fd665736a96585c5d5837d35250aed73c725252cbf7f8b121f6",
	"1aeef583c448a9ae00fbc931b50bc0da5bb8323e616b11076cee8b44",
	"01e5abf50619b5c2078e754eddedcf4de8d31185a2219313cb91a8c9",
	"b7ff114ca77757cad67801e6761af20f4cbb8328aef290f77eb612c3",
	"762f18c0df65c3d0ea64126c8a6e51db4425e76d4d969ed0f83899be",
	"d022deb78772a77e8b91d68f90ca1f636e8fe047ae219434ced18eef",
	"a802d8b618a503352cdbcc1fbef04ea36499ea72d0e32d314caf83e5",
	"554c9c3f7e92b80f4121e00cc147535d377eaeb4fb1fa8e25c7f81c1",
	"67d88da33fd632d8742424791dface672ff59d597fe38b3f2a998386",
	"a80cb91e08a62f062bd17db00d0e1979d041edeb52b497b205266b9c",
};

static const char *const by_count[] = {
	"6d7ff6ba0fd1dab88bfc8563b420f831735cf8591252b7dbfc16008a",
	"c7a3e5a5e3e8c2d9c9267cfda9fcf0f231022cac2e1cac318e58b1df",
	"46a1975425c7720b843f59b45e8b7e306fdcf29af544e9825714a755",
	"80c8be884e640eeb0656a440556c8abb1433d3a6a389a868e96cb8b8",
	"42c6e0cb0e8e9bf5ee760a1e14ba5a4dc86b7e25921e206bb6fe5bb2",
	"78fcd4adf63ff0fad7a20bc25e2cd289fe58a2d41c98af7ec00770d5",
	"01f04c1d6975d60b3550e232870dae26997e35c59c6c98b2037a3f78",
	"92f78bdd19d8f5914e9eaf4c2d1e222efad406cbc2b7d92a936f2bb5",
	"42b5b82a9b6245be294e6438be99194d286c228ed5645a9b2fa772bb",
	"1197271947228d763d53e4f65c97696c61bcf81f0448eb0a1d7c812f",
	"293c593157c17c3ea70db8775c72b090bf1076346f354fba520daf6c",
	"22f88bedc3fc707a7e585fdb75d006bfb00e6d61409e85f3adcd1722",
	"660936f63c004ba555c3093da6cce09dd82ac498161ad89ae6d3a5a3",
	"d3ba9f139b501a38b2dcb2e17ff0e4a7ebe40b009728245d72fee844",
	"14452203ad2719008c02deb21f6c8a90c1d2e03a0af2c548d790f8a1",
	"444c454250a648380a5a59f132f04e2a7fda63fbf14d2f4bfb4d5e21",
	"5ec833482a18ff0bdc1cb9d907c0729b03d5c4be7eeed6dc0a3f1713",
	"c560f32078359984437428488bfce7ad8836294fadc14cd6b7c77fa8",
};
