# SPDX-License-Identifier: BSD-2-Clause
#
# The files of "bmake single" pass the cases of all hashes.

# shellcheck disable=SC1091

# try COMPILER FLAG...
try()
{
	tests=$SRCTOP/tests
	hashes >list
	# shellcheck disable=SC2046 # names
	atf_check -o match:md_sha256 sh "$SRCTOP/tools/single.sh" . \
	    $(cut -d ' ' -f 1 list)
	cat >variants.c <<-'END'
	#include "hash_test.h"
	const char *hash_variants[] = { "single" };
	size_t hash_nvariants = 1;
	size_t hash_variant;
	END
	# shellcheck disable=SC2046 # names
	atf_check "$@" -std=c99 -I. -I"$SRCTOP/sys/modules/standalone" -I"$tests" \
	    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" -o cases \
	    $(sed 's/.* \(.*\) .*$/md_\1.c/' list | sort -u) variants.c \
	    "$tests/hash_print.c" $(while read -r name _ folder _; do
		echo "$tests/sys/crypto/$folder/${name}_cases.c"; done <list)
	atf_check -o match:'^[1-9][0-9]* passed, 0 failed$' ./cases
}

. "$SRCTOP/tests/sys/modules/standalone/shapes.sh"

atf_test_case choice__by_name_or_refused
# Only what is chosen, and what that stands on.
choice__by_name_or_refused_body()
{
	atf_check -o inline:"$PWD/md_sha256.c, and .h\n" \
	    sh "$SRCTOP/tools/single.sh" . sha256
	atf_check -s exit:1 grep -i sha224 md_sha256.c md_sha256.h
	atf_check -o ignore sh "$SRCTOP/tools/single.sh" . sha224
	atf_check -o match:SHA256_Init -o match:SHA224_Init cat md_sha256.c
	for dir in . sys/modules/standalone; do
		target=
		[ $dir != . ] || target=single
		atf_check -s not-exit:0 -o ignore \
		    -e match:'no hash "none"; HASHES can be: sha224 sha256' \
		    env MAKEOBJDIRPREFIX="$PWD" "$MAKE" -C "$SRCTOP/$dir" $target \
		    HASHES="sha256 none"
	done
}

atf_init_test_cases()
{
	# shellcheck disable=SC2086,SC2154 # names, of shapes.sh
	add_cases $shapes choice__by_name_or_refused
}
