# SPDX-License-Identifier: BSD-2-Clause
#
# The port to FreeBSD, compiled with the flags of its kernel.

# shellcheck disable=SC1091,SC2034 # port.sh reads all this

os=freebsd
says="match:^md_sha2: SHA256 by ."
lends=amd64:0
file_flags=CFLAGS
folders=.
lends_not="i386:0 aarch64:0"
dropin=sha256c.c
dropin_names=

. "$SRCTOP/tests/sys/modules/port.sh"
