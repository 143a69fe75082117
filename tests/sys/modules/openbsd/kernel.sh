# SPDX-License-Identifier: BSD-2-Clause
#
# OpenBSD's kernel on amd64: how clang names it, what it gives the compiler, and what
# it offers of what the port may use.

# shellcheck disable=SC2034 # for who reads this

clang_target=x86_64-unknown-openbsd7
flags="-std=gnu99 -D_KERNEL -Wall -Wimplicit-function-declaration
    -Wno-pointer-sign -mcmodel=kernel -mno-red-zone
    -mno-sse2 -mno-sse -mno-3dnow -mno-mmx -msoft-float
    -fno-omit-frame-pointer -ffreestanding -fno-pie"
offers="memcpy memset explicit_bzero panic __guard_local
    __stack_smash_handler"
symbols=_libmd_
