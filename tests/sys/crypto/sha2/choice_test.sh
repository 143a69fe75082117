# Which variant is chosen: by what x86 has, and in programs of all kinds; for
# other CPUs see tools/trust/cross.sh.

export LC_ALL=C

core=$SRCTOP/sys/crypto/sha2
abc=ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad

# program: a source that prints the variant, and the digest of "abc".
program()
{
	cat >p.c <<-\END
	#include <sys/types.h>
	#include <stdint.h>
	#include <stdio.h>
	#include <crypto/sha2/sha256.h>

	int
	main(void)
	{
		uint8_t digest[32];
		SHA256_CTX ctx;
		int i;

		SHA256_Init(&ctx);
		SHA256_Update(&ctx, "abc", 3);
		SHA256_Final(digest, &ctx);
		printf("%s ", SHA256_Variant());
		for (i = 0; i < 32; i++)
			printf("%02x", digest[i]);
		printf("\n");
		return (0);
	}
	END
}

# sources CPU: the core with its variants, and that all of it be compiled at
# once, portable C apart.
sources()
{
	echo "$core/sha224.c" "$core/sha256.c" "$core/sha256_many.c" \
	    "$core/sha256_select.c" "$core/$1"/sha256_*.c \
	    "$SRCTOP/sys/crypto/cpu.c"
}

# compile CPU COMPILER [ARGUMENT...]
compile()
{
	cpu=$1
	shift
	include="-I$SRCTOP/lib/libmd/linux -I$SRCTOP/lib/libmd
	    -I$SRCTOP/sys/crypto/$cpu
	    -I$SRCTOP/sys/crypto -I$SRCTOP/sys"
	# shellcheck disable=SC2086 # lists
	quietly "$@" $include -Dsha256_compress=_libmd_sha256_compress_c -c \
	    -o compress_c.o "$core/sha256_compress.c"
	# shellcheck disable=SC2046,SC2086
	quietly "$@" $include -o p compress_c.o $(sources $cpu) p.c
}

# chosen NAME COMMAND...: the program says so, with the right digest.
chosen()
{
	name=$1
	shift
	atf_check -e ignore -o inline:"$name $abc\n" "$@"
}

on_x86_64()
{
	[ "$(uname -m)" = x86_64 ] || atf_skip "only on x86_64"
}

# Every bit counts, and each that is missing is missed: also what a hypervisor
# masks alone, and a CPU whose highest leaf is below 7.
atf_test_case choice__follows_the_cpu
choice__follows_the_cpu_body()
{
	on_x86_64
	need gcc qemu-x86_64
	program
	compile x86 gcc -O2 -static
	while read -r name model; do
		echo "$model: $name"
		chosen "$name" qemu-x86_64 -cpu "$model" ./p
	done <<-END
	unrolled qemu64
	unrolled Nehalem,-ssse3
	SSSE3 Nehalem
	SSSE3 Westmere
	AVX2 max
	AVX2 Haswell
	SSSE3 max,-avx2
	SSSE3 max,-bmi2
	SSSE3 max,-xsave
	SSSE3 max,-avx
	SSSE3 Haswell,level=6
	unrolled max,-avx2,-ssse3
	END
}

atf_test_case choice__follows_the_cpu_in_32_bits
choice__follows_the_cpu_in_32_bits_body()
{
	on_x86_64
	need qemu-i386
	need_m32
	program
	# shellcheck disable=SC2086 # a compiler and its arguments
	compile x86 $M32 -march=i686 -O2 -static
	chosen unrolled qemu-i386 -cpu pentium3 ./p
	chosen unrolled qemu-i386 -cpu qemu32 ./p
	chosen SSSE3 qemu-i386 -cpu Nehalem ./p
	chosen AVX2 qemu-i386 -cpu max ./p
}

# A variant that gives something else than portable C is not believed.
atf_test_case choice__passes_over_what_is_wrong
choice__passes_over_what_is_wrong_body()
{
	on_x86_64
	need gcc
	program
	compile x86 gcc -O2
	best=$(./p)
	best=${best% *}
	[ "$best" != unrolled ] || atf_skip "this CPU has portable C only"
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys/crypto
	core=$PWD/sys/crypto/sha2
	sed -i 's/#define	RNDS2(x, y, wk)/#define	RNDS2(y, x, wk)/' \
	    "$core/x86/sha256_compress_shani.c"
	compile x86 gcc -O2
	second=$(./p)
	atf_check_equal "$abc" "${second#* }"
	[ "${second% *}" != "SHA-NI" ] || atf_fail "SHA-NI is wrong, and taken"
	sed -i 's/>> 17 ^/>> 18 ^/' "$core/x86/sha256_schedule.h"
	compile x86 gcc -O2
	chosen unrolled ./p
}

# Right lanes count as well: what is wrong for several messages only.
atf_test_case choice__passes_over_wrong_lanes
choice__passes_over_wrong_lanes_body()
{
	on_x86_64
	need gcc
	program
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys/crypto
	core=$PWD/sys/crypto/sha2
	sed -i 's/chains(state, data, 2, nblocks)/chains(state, data, 1, nblocks)/' \
	    "$core/x86/sha256_compress_shani.c"
	compile x86 gcc -O2
	[ "$(./p)" != "SHA-NI $abc" ] || atf_fail "wrong lanes are taken"
}

# What takes vector registers, although the system refuses them, is seen.
atf_test_case choice__without_a_fallback_is_seen
choice__without_a_fallback_is_seen_body()
{
	need gcc
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys/crypto
	sed -i 's/ && crypto_simd_begin()/ \&\& (crypto_simd_begin(), 1)/' \
	    sys/crypto/hash_select.h
	quietly gcc -D_DEFAULT_SOURCE -I"$SRCTOP/tests" -I"$SRCTOP/lib/libmd" \
	    -Isys/crypto -Isys -o p \
	    "$SRCTOP/tests/sys/crypto/sha2/sha256_select_test.c" \
	    "$SRCTOP/tests/sys/crypto/sha2/sha256_compress_unrolled.c" -latf-c
	atf_check -s exit:0 -o match:passed -e ignore \
	    ./p choice__the_first_that_the_cpu_has
	atf_check -s exit:1 -o match:failed -e match:'in_section not met' \
	    ./p sections__portable_c_where_they_are_refused
}

# One thread's first call is eight threads' first call.
atf_test_case choice__in_8_threads_first_call
choice__in_8_threads_first_call_body()
{
	on_x86_64
	need gcc
	cat >p.c <<-\END
	#include <sys/types.h>
	#include <stdint.h>
	#include <pthread.h>
	#include <string.h>
	#include <crypto/sha2/sha256.h>

	static uint8_t digests[8][32];
	static pthread_barrier_t barrier;

	static void *
	run(void *digest)
	{
		SHA256_CTX ctx;

		pthread_barrier_wait(&barrier);
		SHA256_Init(&ctx);
		SHA256_Update(&ctx, "abc", 3);
		SHA256_Final(digest, &ctx);
		return (NULL);
	}

	int
	main(void)
	{
		pthread_t id[8];
		int bad = 0, i;

		pthread_barrier_init(&barrier, NULL, 8);
		for (i = 0; i < 8; i++)
			pthread_create(&id[i], NULL, run, digests[i]);
		for (i = 0; i < 8; i++)
			pthread_join(id[i], NULL);
		for (i = 0; i < 8; i++)
			bad |= digests[i][0] != 0xba || digests[i][31] != 0xad;
		return (bad);
	}
	END
	compile x86 gcc -O1 -g -fsanitize=thread
	n=0
	while [ $((n += 1)) -le 10 ]; do
		atf_check setarch -R ./p
	done
}

# As built: static, shared, loaded, with all of it optimized at once.
atf_test_case choice__in_programs_of_all_kinds
choice__in_programs_of_all_kinds_body()
{
	program
	lib=$OBJTOP/lib/libmd include="-I$SRCTOP/sys -I$SRCTOP/sys/crypto"
	# shellcheck disable=SC2086
	quietly $CC $CFLAGS $include -o p p.c "$lib/libmd.a"
	name=$(./p)
	name=${name% *}
	chosen "$name" ./p
	# The first of the table that this CPU runs.
	cat >first.c <<-\END
	#include "crypto_os.h"
	#include <stdio.h>
	#include <crypto/sha2/sha256_select.h>

	extern const struct sha256_variant sha256_variants[]
	    __attribute__((__weak__));
	__attribute__((__weak__)) int sha256_usable(const struct sha256_variant *);

	int
	main(void)
	{
		const struct sha256_variant *v = sha256_variants;

		while (v != NULL && v->cpu != 0 && !sha256_usable(v))
			v++;
		puts(v == NULL ? SHA256_Variant() : v->name);
		return (0);
	}
	END
	# shellcheck disable=SC2086
	quietly $CC $CFLAGS -I"$SRCTOP/lib/libmd" $include -o first first.c \
	    "$lib/libmd.a"
	atf_check -o inline:"$name\n" ./first
	# shellcheck disable=SC2086
	quietly $CC $CFLAGS -static $include -o p p.c "$lib/libmd.a"
	chosen "$name" ./p
	# shellcheck disable=SC2086
	quietly $CC $CFLAGS $include -o p p.c "$lib/libmd.so.10"
	chosen "$name" env LD_LIBRARY_PATH="$lib" ./p
	cat >load.c <<-\END
	#include <dlfcn.h>
	#include <stdio.h>

	int
	main(int argc, char **argv)
	{
		const char *(*variant)(void);
		void *lib = dlopen(argv[argc - 1], RTLD_NOW | RTLD_LOCAL);

		if (lib == NULL)
			return (1);
		*(void **)&variant = dlsym(lib, "_libmd_SHA256_Variant");
		puts(variant());
		return (dlclose(lib));
	}
	END
	# shellcheck disable=SC2086
	quietly $CC $CFLAGS -o load load.c -ldl
	atf_check -o inline:"$name\n" ./load "$lib/libmd.so.10"
	[ "$(uname -m)" = x86_64 ] || return 0
	need gcc
	compile x86 gcc -O2 -flto
	quietly ./p
}

# The vectors are in the variants' objects only, whose functions say so
# themselves: a flag of theirs cannot reach another file.
atf_test_case objects__only_variants_hold_vectors
objects__only_variants_hold_vectors_body()
{
	on_x86_64
	need gcc
	include="-I$SRCTOP/lib/libmd -I$SRCTOP/sys/crypto/x86
	    -I$SRCTOP/sys/crypto -I$SRCTOP/sys"
	for f in $(sources x86) "$core/sha256_compress.c"; do
		# Without SSE, as kernels compile.
		# shellcheck disable=SC2086
		quietly gcc -O2 -fcf-protection -mno-sse -mno-mmx $include \
		    -c -o o.o "$f"
		objdump -d o.o >listing
		case $f in
		*_shani.c | *_avx2.c | *_avx512.c | *_ssse3.c)
			atf_check -o not-empty grep '%[xyz]mm[0-9]' listing
			# Who jumps there must be allowed to.
			atf_check -o not-empty grep endbr64 listing
			;;
		*/sha256_variants.c)
			continue
			;;
		*)
			atf_check -s exit:1 grep '%[xyz]mm[0-9]\|%st\>' listing
			;;
		esac
		atf_check -o match:'\.note\.GNU-stack' \
		    -o not-match:'\.note\.GNU-stack.*X' readelf -SW o.o
		atf_check -o match:'IBT, SHSTK' readelf -n o.o
	done
}

# The same of arm64, as it links with what asks for BTI.
atf_test_case objects__keep_notes_of_arm64
objects__keep_notes_of_arm64_body()
{
	need clang readelf
	set -- clang --target=aarch64-linux-gnu -O2 -ffreestanding \
	    -mbranch-protection=standard -I"$SRCTOP/sys/modules/standalone" \
	    -I"$SRCTOP/sys/crypto/arm64" -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys"
	for f in "$core"/arm64/sha256_*.c "$core/sha256.c" "$core/sha256_compress.c"; do
		quietly "$@" -c -o o.o "$f"
		atf_check -o match:'feature: BTI, PAC' readelf -n o.o
		atf_check -o match:'\.note\.GNU-stack' \
		    -o not-match:'\.note\.GNU-stack.*X' readelf -SW o.o
		case $f in
		*_ce.c)	quietly "$@" -S -o o.s "$f"
			atf_check -o not-empty grep 'hint.#34' o.s
			;;
		esac
	done
}

atf_init_test_cases()
{
	add_cases choice__follows_the_cpu choice__follows_the_cpu_in_32_bits \
	    choice__passes_over_what_is_wrong choice__passes_over_wrong_lanes \
	    choice__without_a_fallback_is_seen \
	    choice__in_8_threads_first_call choice__in_programs_of_all_kinds \
	    objects__only_variants_hold_vectors objects__keep_notes_of_arm64
}
