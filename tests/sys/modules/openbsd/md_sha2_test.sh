# SPDX-License-Identifier: BSD-2-Clause
#
# The port to OpenBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=openbsd
clang_target=x86_64-unknown-openbsd7
flags="-std=gnu99 -D_KERNEL -Wall -Wimplicit-function-declaration
    -Wno-pointer-sign -mcmodel=kernel -mno-red-zone
    -mno-sse2 -mno-sse -mno-3dnow -mno-mmx -msoft-float
    -fno-omit-frame-pointer -ffreestanding -fno-pie"
offers="memcpy memset explicit_bzero panic __guard_local
    __stack_smash_handler"
names=
dropin=sha2.c
dropin_names="-DSHA256_Init=SHA256Init -DSHA256_Update=SHA256Update
    -DSHA256_Final=SHA256Final"
dropin_more="-I$SRCTOP/sys/crypto $SRCTOP/sys/crypto/sha2/sha224.c"

. "$SRCTOP/tests/sys/modules/port.sh"
