# SPDX-License-Identifier: BSD-2-Clause
#
# The port to FreeBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=freebsd
says="match:^md_sha2: SHA-256 by ."
names="-DSHA224_Init=md_SHA224_Init -DSHA224_Update=md_SHA224_Update
    -DSHA224_Final=md_SHA224_Final -DSHA256_Init=md_SHA256_Init
    -DSHA256_Update=md_SHA256_Update -DSHA256_Final=md_SHA256_Final
    -DSHA256_Final2=md_SHA256_Final2 -DSHA256_Many=md_SHA256_Many
    -DSHA256_Variant=md_SHA256_Variant"
selftest=md_sha256_selftest
lends=amd64:0
file_flags=CFLAGS
folders=.
lends_not="i386:0 aarch64:0"
dropin=sha256c.c
dropin_names=

. "$SRCTOP/tests/sys/modules/port.sh"
