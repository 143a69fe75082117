# Programs that link with libmd as it is installed, alone and beside others.

abc=ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad

# SHA256_* of libmd and of another header, in one program.
two_sources()
{
	cat >ours.c <<-\END
	#include <stdio.h>
	#include <sha256.h>

	void theirs(unsigned char digest[32]);

	int
	main(void)
	{
		unsigned char digest[32], other[32];
		SHA256_CTX ctx;
		int i;

		SHA256_Init(&ctx);
		SHA256_Update(&ctx, "ab", 2);
		theirs(other);
		SHA256_Update(&ctx, "c", 1);
		SHA256_Final(digest, &ctx);
		for (i = 0; i < 32; i++)
			printf("%02x", digest[i]);
		printf("\n");
		for (i = 0; i < 32; i++)
			printf("%02x", other[i]);
		printf("\n");
		return (0);
	}
	END
	cat >theirs.c <<-END
	#include <$1>

	void theirs(unsigned char digest[32]);

	void
	theirs(unsigned char digest[32])
	{
		SHA256_CTX ctx;

		SHA256_Init(&ctx);
		SHA256_Update(&ctx, "abc", 3);
		SHA256_Final(digest, &ctx);
	}
	END
}

# runs COMMAND...: it prints the digest of "abc" by both.
runs()
{
	atf_check -o inline:"$abc\n$abc\n" env LD_LIBRARY_PATH="$STAGED/lib" "$@"
}

compile()
{
	# shellcheck disable=SC2086 # CC may have arguments
	atf_check $CC "$@"
}

atf_test_case libcrypto__shared_in_both_orders
libcrypto__shared_in_both_orders_body()
{
	[ -e /usr/include/openssl/sha.h ] || atf_skip "no libssl-dev here"
	stage
	two_sources openssl/sha.h
	compile -c -I"$STAGED/include" ours.c
	compile -c -Wno-deprecated-declarations theirs.c
	compile -o p1 ours.o theirs.o -L"$STAGED/lib" -lmd -lcrypto
	runs ./p1
	compile -o p2 theirs.o ours.o -L"$STAGED/lib" -lcrypto -lmd
	runs ./p2
	atf_check -o match:'libmd\.so\.10' readelf -d p1
	atf_check -o match:'libcrypto' -o match:'libmd\.so\.10' readelf -d p2
}

atf_test_case libcrypto__static_in_both_orders
libcrypto__static_in_both_orders_body()
{
	[ -e /usr/include/openssl/sha.h ] || atf_skip "no libssl-dev here"
	stage
	two_sources openssl/sha.h
	compile -c -I"$STAGED/include" ours.c
	compile -c -Wno-deprecated-declarations theirs.c
	a=$(${CC%% *} -print-file-name=libcrypto.a)
	[ -e "$a" ] || atf_skip "no libcrypto.a here"
	compile -o p1 ours.o theirs.o "$STAGED/lib/libmd.a" "$a" -lpthread -ldl
	runs ./p1
	compile -o p2 ours.o theirs.o "$a" "$STAGED/lib/libmd.a" -lpthread -ldl
	runs ./p2
	# All of both, whether it is needed or not.
	compile -o p3 ours.o theirs.o -Wl,--whole-archive "$a" \
	    "$STAGED/lib/libmd.a" -Wl,--no-whole-archive -lpthread -ldl
	runs ./p3
	compile -o p4 ours.o theirs.o "$STAGED/lib/libmd.a" -lcrypto
	runs ./p4
}

# The same source in another library, as libcrypt might have it.
other_library()
{
	mkdir -p like
	hashes | while read -r name _ folder _ _ words _; do
		echo "$folder/$name"
		[ "$name" != "$words" ] || echo "$folder/${name}_compress"
	done >like/sources
	while read -r f; do
		compile -O2 -c "$@" -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys/crypto" \
		    -I"$SRCTOP/sys" -o "like/${f##*/}.o" \
		    "$SRCTOP/sys/crypto/$f.c"
	done <like/sources
	atf_check ar rc libcrypt-like.a theirs.o like/*.o
}

atf_test_case same_source__in_another_archive
same_source__in_another_archive_body()
{
	stage
	two_sources sha256.h
	compile -c -I"$STAGED/include" ours.c
	for renamed in no yes; do
		rm -f libcrypt-like.a
		set --
		[ $renamed = no ] || set -- "-DCRYPTO_NAME(x)=_crypt_##x"
		compile -c "$@" -I"$STAGED/include" theirs.c
		other_library "$@"
		compile -o p1 ours.o "$STAGED/lib/libmd.a" libcrypt-like.a \
		    "$STAGED/lib/libmd.a"
		runs ./p1
		compile -o p2 ours.o libcrypt-like.a "$STAGED/lib/libmd.a"
		runs ./p2
		compile -o p3 ours.o libcrypt-like.a -L"$STAGED/lib" -lmd
		runs ./p3
	done
	nm -g --defined-only libcrypt-like.a >names
	atf_check -s exit:1 grep _libmd_ names
	compile -o p4 ours.o -Wl,--whole-archive libcrypt-like.a \
	    "$STAGED/lib/libmd.a" -Wl,--no-whole-archive
	runs ./p4
}

atf_test_case cplusplus__program
cplusplus__program_body()
{
	need c++
	stage
	cat >p.cc <<-END
	$(hashes | sed 's/\([^ ]*\).*/#include <\1.h>/')
	#include <cstdio>
	#include <cstdlib>
	#include <cstring>

	#define	TRY(H)							\\
	{								\\
		char *text = H##_Data("abc", 3, NULL);			\\
		char other[H##_DIGEST_STRING_LENGTH];			\\
		H##_CTX ctx;						\\
									\\
		H##_Init(&ctx);						\\
		H##_Update(&ctx, "abc", 3);				\\
		if (std::strcmp(text, H##_End(&ctx, other)) != 0)	\\
			return (1);					\\
		std::free(text);					\\
	}

	int
	main()
	{
		char text[SHA256_DIGEST_STRING_LENGTH];

		$(hashes | sed 's/[^ ]* \([^ ]*\).*/TRY(\1)/')
		std::puts(SHA256_Data("abc", 3, text));
		std::puts(text);
		return (0);
	}
	END
	atf_check c++ -Wall -Wextra -Wpedantic -Werror -o shared p.cc \
	    -I"$STAGED/include" -L"$STAGED/lib" -lmd
	runs ./shared
	atf_check c++ -Wall -Wextra -Wpedantic -Werror -o static p.cc \
	    -I"$STAGED/include" "$STAGED/lib/libmd.a"
	runs ./static
}

# headers COMPILER LANGUAGE STANDARD...: each header alone, twice, and all.
headers()
{
	compiler=$1
	language=$2
	shift 2
	command -v "$compiler" >/dev/null || return 0
	names=$(hashes | cut -d ' ' -f 1)
	for std; do
		for h in $names sort 'sort -r'; do
			case $h in
			sort*)	echo "$names" | $h ;;
			*)	echo "$h"; echo "$h" ;;
			esac | sed 's/.*/#include <&.h>/' >h.c
			atf_check "$compiler" -x "$language" -std="$std" -Wall \
			    -Wextra -Wpedantic -Wconversion -Wundef -Werror \
			    -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys" \
			    -I"$SRCTOP/sys/crypto" \
			    -fsyntax-only h.c
		done
	done
}

atf_test_case headers__alone_in_every_standard
headers__alone_in_every_standard_body()
{
	for compiler in "${CC%% *}" gcc clang; do
		headers "$compiler" c c99 c11 c17 c2x gnu99 gnu2x
	done
	for compiler in g++ clang++; do
		headers "$compiler" c++ c++98 c++11 c++17 c++20 gnu++17
	done
}

# A program with an off_t of 32 bits would pass other arguments than the
# library takes: it must not compile.
atf_test_case headers__small_off_t
headers__small_off_t_body()
{
	printf '#include <sys/types.h>\n' >h.c
	gcc -m32 -fsyntax-only h.c 2>/dev/null || atf_skip "no gcc -m32 here"
	printf '#include <sha256.h>\n' >h.c
	set -- -m32 -fsyntax-only -I"$SRCTOP/lib/libmd" -I"$SRCTOP/sys" \
	    -I"$SRCTOP/sys/crypto" h.c
	atf_check -s not-exit:0 -e match:FILE_OFFSET_BITS_64 gcc "$@"
	atf_check gcc -D_FILE_OFFSET_BITS=64 "$@"
}

atf_init_test_cases()
{
	add_cases libcrypto__shared_in_both_orders \
	    libcrypto__static_in_both_orders same_source__in_another_archive \
	    cplusplus__program headers__alone_in_every_standard \
	    headers__small_off_t
}
