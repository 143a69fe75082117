# SPDX-License-Identifier: BSD-2-Clause
#
# The port to NetBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=netbsd
says="match:^md_sha2: SHA256 by ."
sections=".data .bss"
lends="x86_64:1000000000 x86_64:1099000100"
file_flags=CPPFLAGS
folders=". rump"
lends_not="x86_64:999010400 i386:1000000000 aarch64:1000000000"
dropin=sha2.c
underscore=_
dropin_names="-DCRYPTO_NAME(x)=x"

. "$SRCTOP/tests/sys/modules/port.sh"
