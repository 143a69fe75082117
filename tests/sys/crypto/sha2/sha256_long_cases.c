/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * The digests are those of head -c LENGTH /dev/zero | sha256sum.
 */

#include "sha256_vectors.h"

/* clang-format off */
static const char *const by_zeros[] = {
	"bf7f45d9df691bd277948d7f124b87a9f76e16ddb5d8fb25a49df939798f0a01",
	"9acca8e8c22201155389f65abbf6bc9723edc7384ead80503839f49dcc56d767",
	"7c40fe5ce847740d0f0d0cdde3949d6585804cdec3ae61a15b923165699c8137",
	"b8030a8ab89280935633d8d991da3d9907c0f12e8b6fc3bfc515f4d440872b6e",
	"318eea1453f3a536e42d9637db593982c5c297220b2019bd4b7ad08e88d91e4b",
	"8479e43911dc45e89f934fe48d01297e16f51d17aa561d4d1c216b1ae0fcddca",
	"fbb82f7b353676bb562eb82157fcf0ea42c36492ca13ee56dbf82c08b6802c5c",
};
/* clang-format on */

#include "hash_long.h"
