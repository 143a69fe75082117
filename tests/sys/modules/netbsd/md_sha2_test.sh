# SPDX-License-Identifier: BSD-2-Clause
#
# The port to NetBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=netbsd
clang_target=x86_64-unknown-netbsd10
flags="-std=gnu99 -D_KERNEL -D_MODULE -Wall -Wstrict-prototypes
    -Wmissing-prototypes -Wpointer-arith -Wno-sign-compare -Wold-style-definition
    -Wswitch -Wshadow -Wcast-qual -Wwrite-strings -Wno-unused-parameter
    -ffreestanding -fno-zero-initialized-in-bss -fno-strict-aliasing
    -fno-omit-frame-pointer -mcmodel=kernel -mno-red-zone -mno-mmx -mno-sse
    -mno-avx -msoft-float"
offers="memcpy memset explicit_memset printf"
names=
dropin=sha2.c
underscore=_
dropin_names="-DSHA224_Init=SHA224_Init -DSHA224_Update=SHA224_Update
    -DSHA224_Final=SHA224_Final -DSHA256_Init=SHA256_Init
    -DSHA256_Update=SHA256_Update -DSHA256_Final=SHA256_Final"

. "$SRCTOP/tests/sys/modules/port.sh"
