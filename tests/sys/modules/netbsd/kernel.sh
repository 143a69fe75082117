# SPDX-License-Identifier: BSD-2-Clause
#
# NetBSD's kernel on amd64: how clang names it, what it gives the compiler, and what
# it offers of what the port may use.

# shellcheck disable=SC2034 # for who reads this

clang_target=x86_64-unknown-netbsd10
flags="-std=gnu99 -D_KERNEL -D_MODULE -Wall -Wstrict-prototypes
    -Wmissing-prototypes -Wpointer-arith -Wno-sign-compare -Wold-style-definition
    -Wswitch -Wshadow -Wcast-qual -Wwrite-strings -Wno-unused-parameter
    -ffreestanding -fno-zero-initialized-in-bss -fno-strict-aliasing
    -fno-omit-frame-pointer -mcmodel=kernel -mno-red-zone -mno-mmx -mno-sse
    -mno-avx -msoft-float"
offers="memcpy memset explicit_memset printf aprint_verbose"
simd="cpu_intr_p fpu_kern_enter fpu_kern_leave x86_curcpu"
symbols=_libmd_
