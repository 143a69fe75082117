/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * An experiment: what it would cost to wipe the frame of the compression
 * function, which the core leaves, at each call.
 */

#define	sha256_compress mdbench_unwiped
#include "sha256_compress.c"
#undef sha256_compress
#define	sha256_compress _libmd_sha256_compress

/* No compiler that is tested makes a larger one. */
#define	FRAME_LENGTH 320

void sha256_compress(uint32_t[8], const uint8_t *, size_t);

/* Called in its place, so that the frames lie on each other. */
static __attribute__((__noinline__)) void
wipe_frame(void)
{
	uint8_t frame[FRAME_LENGTH];

	crypto_wipe(frame, sizeof(frame));
}

void
sha256_compress(uint32_t state[8], const uint8_t *data, size_t nblocks)
{
	mdbench_unwiped(state, data, nblocks);
	wipe_frame();
}
