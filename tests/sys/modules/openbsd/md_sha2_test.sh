# SPDX-License-Identifier: BSD-2-Clause
#
# The port to OpenBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=openbsd
names=
lends=
lends_not=amd64:0
dropin=sha2.c
dropin_names="-DSHA256_Init=SHA256Init -DSHA256_Update=SHA256Update
    -DSHA256_Final=SHA256Final"
dropin_more="-I$SRCTOP/sys/crypto $SRCTOP/sys/crypto/sha2/sha224.c"

. "$SRCTOP/tests/sys/modules/port.sh"
