# SPDX-License-Identifier: BSD-2-Clause
#
# FreeBSD's kernel on amd64: how clang names it, what it gives the compiler, and what
# it offers of what the port may use.

# shellcheck disable=SC2034 # for who reads this

clang_target=x86_64-unknown-freebsd14
flags="-std=iso9899:1999 -D_KERNEL -DKLD_MODULE -Wall -Wredundant-decls
    -Wnested-externs -Wstrict-prototypes -Wmissing-prototypes -Wpointer-arith
    -Wcast-qual -Wundef -Wno-pointer-sign -fno-strict-aliasing -fno-common
    -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -mcmodel=kernel
    -mno-red-zone -mno-mmx -mno-sse -msoft-float
    -fno-asynchronous-unwind-tables -ffreestanding -fwrapv"
offers="memcpy memset explicit_bzero printf"
simd="curthread fpu_kern_enter fpu_kern_leave"
symbols=md_
