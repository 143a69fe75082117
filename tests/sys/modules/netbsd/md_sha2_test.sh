# SPDX-License-Identifier: BSD-2-Clause
#
# The port to NetBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=netbsd
sections=".data .bss"
names=
dropin=sha2.c
underscore=_
dropin_names="-DSHA224_Init=SHA224_Init -DSHA224_Update=SHA224_Update
    -DSHA224_Final=SHA224_Final -DSHA256_Init=SHA256_Init
    -DSHA256_Update=SHA256_Update -DSHA256_Final=SHA256_Final"

. "$SRCTOP/tests/sys/modules/port.sh"
