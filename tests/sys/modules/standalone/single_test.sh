# SPDX-License-Identifier: BSD-2-Clause
#
# The two files of "bmake single" pass the cases of all hashes.

# cases COMPILER FLAG...
cases()
{
	folder=$SRCTOP/sys/modules/standalone
	atf_check sh "$SRCTOP/tools/single.sh" . "$folder"/md_sha256.[ch]
	cat >variants.c <<-'END'
	#include "hash_test.h"
	const char *hash_variants[] = { "single" };
	size_t hash_nvariants = 1;
	size_t hash_variant;
	END
	tests=$SRCTOP/tests
	atf_check "$@" -std=c99 -I. -I"$folder" -I"$tests" \
	    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" -o cases md_sha256.c \
	    "$SRCTOP/sys/crypto/sha2/sha224.c" variants.c "$tests/hash_print.c" \
	    "$tests/sys/crypto/sha2/sha224_cases.c" \
	    "$tests/sys/crypto/sha2/sha256_cases.c"
	atf_check -o match:'^[1-9][0-9]* passed, 0 failed$' ./cases
}

atf_test_case small__gcc
small__gcc_head()
{
	atf_set require.progs gcc
}
small__gcc_body()
{
	cases gcc -Os -DSMALL_KERNEL
}

atf_test_case small__clang
small__clang_head()
{
	atf_set require.progs clang
}
small__clang_body()
{
	cases clang -Os -DSMALL_KERNEL
}

atf_test_case fast__gcc
fast__gcc_head()
{
	atf_set require.progs gcc
}
fast__gcc_body()
{
	cases gcc -O2
}

atf_test_case fast__clang
fast__clang_head()
{
	atf_set require.progs clang
}
fast__clang_body()
{
	cases clang -O2
}

atf_init_test_cases()
{
	atf_add_test_case small__gcc
	atf_add_test_case small__clang
	atf_add_test_case fast__gcc
	atf_add_test_case fast__clang
}
