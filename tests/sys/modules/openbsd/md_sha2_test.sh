# SPDX-License-Identifier: BSD-2-Clause
#
# The port to OpenBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=openbsd
lends=
lends_not=amd64:0
dropin=sha2.c
dropin_names="-DCRYPTO_NAME(x)=own_##x -Down_SHA256_Init=SHA256Init
    -Down_SHA256_Update=SHA256Update -Down_SHA256_Final=SHA256Final"
dropin_more="-I$SRCTOP/sys/crypto $SRCTOP/sys/crypto/sha2/sha224.c"

. "$SRCTOP/tests/sys/modules/port.sh"
