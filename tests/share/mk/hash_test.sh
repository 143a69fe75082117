# A hash is added by new files and one line of the list: toy256, which is SHA-256
# under another name, to a copy of the tree.

export LC_ALL=C

# What a hash has in each place that CONTRIBUTING.md names; the toy has no CPU's
# own.
add_toy()
{
	copy_source src
	(cd src && find . -type f -exec cksum {} + | sort >../before)
	(cd src && find lib share/man sys/crypto/sha2 tests/lib \
	    tests/sys/crypto/sha2 tools/sizes -name '*sha256*' -type f \
	    ! -path '*/proof/*' ! -path '*/sha2/*/*') | while read -r f; do
		to=src/$(echo "$f" | sed s/sha256/toy256/g)
		sed 's/sha256/toy256/g; s/SHA256/TOY256/g' "src/$f" >"$to"
	done
	awk '{ print } /sha256:SHA256:/ {
		gsub("sha256", "toy256"); gsub("SHA256", "TOY256"); print }' \
	    src/share/mk/hashes.mk >list
	mv list src/share/mk/hashes.mk
	(cd src && find . -type f -exec cksum {} + | sort >../after)
}

atf_test_case hash__new_files_and_one_line
hash__new_files_and_one_line_body()
{
	add_toy
	atf_check -o inline:'./share/mk/hashes.mk\n' -x \
	    "comm -23 before after | cut -d ' ' -f 3"
	atf_check -o match:'^1$' -x "diff src/share/mk/hashes.mk \
	    '$SRCTOP/share/mk/hashes.mk' | grep -c '^[<>]'"

	# The library, its headers and its pages.
	build src install CFLAGS=-O0 DESTDIR="$PWD/root"
	for f in include/toy256.h include/crypto/sha2/toy256.h \
	    share/man/man3/TOY256_Many.3 share/man/man9/toy256_selftest.9; do
		[ -e "root/usr/local/$f" ] || atf_fail "no $f"
	done
	nm -D root/usr/local/lib/libmd.so.10 >names
	atf_check_equal 12 "$(grep -c _libmd_TOY256_ names)"
	atf_check -o match:TOY256 cat root/usr/local/lib/pkgconfig/libmd.pc
	cat >p.c <<-\END
	#include <stdio.h>
	#include <toy256.h>

	int
	main(void)
	{
		char text[TOY256_DIGEST_STRING_LENGTH];

		return (puts(TOY256_Data("abc", 3, text)) == EOF);
	}
	END
	# shellcheck disable=SC2086 # CC may have arguments
	quietly $CC -Iroot/usr/local/include -o p p.c root/usr/local/lib/libmd.a
	atf_check -o match:^ba7816bf8f01cfea ./p

	# The core, of this hash alone and of two, which then share their bytes.
	for hashes in toy256 "sha256 toy256"; do
		build src core SMALL_KERNEL=yes HASHES="$hashes"
		ar t src/obj/sys/modules/standalone/libmdcore.a >"$hashes"
	done
	atf_check -o match:toy256.o -o not-match:sha256 -o not-match:md_bytes \
	    cat toy256
	atf_check -o match:toy256.o -o match:sha256.o -o match:md_bytes \
	    cat "sha256 toy256"
	atf_check -s not-exit:0 -o ignore \
	    -e match:'no hash "md6"; HASHES can be: sha224 sha256 toy256' \
	    "$MAKE" -C src/sys/modules/standalone HASHES="sha256 md6"

	# Its tests are there, and pass, but over bytes that are shared.
	build src/tests/sys/crypto/sha2 CFLAGS=-O1 toy256_test
	quietly src/obj/tests/sys/crypto/sha2/toy256_test \
	    digest__of_the_standards_messages
	atf_check -o match:'toy256, bytes' env HASHES=toy256 \
	    sh src/tools/sizes.sh
}

atf_init_test_cases()
{
	add_cases hash__new_files_and_one_line
}
