# SPDX-License-Identifier: BSD-2-Clause
#
# The port to FreeBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=freebsd
clang_target=x86_64-unknown-freebsd14
flags="-std=iso9899:1999 -D_KERNEL -DKLD_MODULE -Wall -Wredundant-decls
    -Wnested-externs -Wstrict-prototypes -Wmissing-prototypes -Wpointer-arith
    -Wcast-qual -Wundef -Wno-pointer-sign -fno-strict-aliasing -fno-common
    -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -mcmodel=kernel
    -mno-red-zone -mno-mmx -mno-sse -msoft-float
    -fno-asynchronous-unwind-tables -ffreestanding -fwrapv"
offers="memcpy memset explicit_bzero printf"
names="-DSHA224_Init=md_SHA224_Init -DSHA224_Update=md_SHA224_Update
    -DSHA224_Final=md_SHA224_Final -DSHA256_Init=md_SHA256_Init
    -DSHA256_Update=md_SHA256_Update -DSHA256_Final=md_SHA256_Final"
selftest=md_sha256_selftest
dropin=sha256c.c
dropin_names=

. "$SRCTOP/tests/sys/modules/port.sh"
