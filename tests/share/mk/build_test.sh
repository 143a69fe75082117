# The makefiles: what is built, where, with which flags, and when again.

text_of()
{
	size -A "$1" | awk '/^\.text/ { n += $2 } END { print n }'
}

# is_shape SMALL_KERNEL OBJECT: only unrolled rounds take so many bytes.
is_shape()
{
	text=$(text_of "$2")
	case $1 in
	yes)	[ "$text" -lt 1500 ] ;;
	no)	[ "$text" -gt 2500 ] ;;
	esac || atf_fail "SMALL_KERNEL=$1 gave $text bytes in $2"
}

# compiled: how many objects the last build made.
compiled()
{
	grep -c '^[^ ]*cc .* -c ' log
}

check_no_objects()
{
	atf_check -o empty find "$1" -name '*.o' -o -name '*.so*' -o \
	    -name '*.a' -o -name '.flags'
}

# In the same second, without clean.
atf_test_case option__switched_without_clean
option__switched_without_clean_body()
{
	copy_source src
	obj=src/obj/lib/libmd
	for small in no yes no yes; do
		# In the second of the last build, however long that took.
		[ ! -e $obj/.flags ] || touch $obj/.flags
		build src/lib/libmd SMALL_KERNEL=$small CFLAGS=-O0
		is_shape $small $obj/sha256_compress.o
		is_shape $small $obj/sha256_compress.so
		quietly ar x $obj/libmd.a sha256_compress.o
		is_shape $small sha256_compress.o
		text_of $obj/libmd.so.10 >text.$small
	done
	[ "$(cat text.no)" -gt "$(cat text.yes)" ] ||
	    atf_fail "the shared library did not follow"
}

atf_test_case flags__changed_without_clean
flags__changed_without_clean_body()
{
	copy_source src
	build src/sys/modules/standalone
	atf_check_equal 0 "$(build src/sys/modules/standalone; compiled)"
	build src/sys/modules/standalone CFLAGS=-g
	[ "$(compiled)" -gt 0 ] || atf_fail "nothing compiled again"
}

atf_test_case unchanged__nothing_built
unchanged__nothing_built_body()
{
	copy_source src
	build src CFLAGS=-O0
	find src/obj -type f ! -name .flags ! -name '*.pc' -exec \
	    ls -l --time-style=full-iso {} + >before
	build src CFLAGS=-O0
	find src/obj -type f ! -name .flags ! -name '*.pc' -exec \
	    ls -l --time-style=full-iso {} + >after
	atf_check -o file:before cat after
	atf_check_equal 0 "$(compiled)"
}

atf_test_case header__touched
header__touched_body()
{
	copy_source src
	for target in lib/libmd sys/modules/standalone; do
		build src/$target SMALL_KERNEL=yes CFLAGS=-O0
		find src ! -path 'src/obj/*' -exec touch -d '2 hours ago' {} +
		find src/obj -exec touch -d '1 hour ago' {} +
		find src/$target src/sys/crypto -name '*.h' ! -path '*/x86/*' \
		    ! -path '*/arm64/*' ! -name '*selftest*' >headers
		[ "$(wc -l <headers)" -gt 5 ] || atf_fail "no headers"
		while read -r h; do
			# What would be made, and at last what is.
			touch "$h"
			build src/$target SMALL_KERNEL=yes CFLAGS=-O0 -n
			[ "$(compiled)" -gt 0 ] ||
			    atf_fail "$h: nothing compiled again"
			atf_check -o ignore grep ' cq ' log
			touch -d '2 hours ago' "$h"
		done <headers
		h=src/sys/crypto/sha2/sha256.h
		touch $h
		build src/$target SMALL_KERNEL=yes CFLAGS=-O0
		[ "$(compiled)" -gt 0 ] || atf_fail "nothing compiled again"
		atf_check -o not-empty find src/obj/$target -name 'lib*[a0]' \
		    -newer $h
	done
}

atf_test_case objects__both_builds_side_by_side
objects__both_builds_side_by_side_body()
{
	copy_source src
	for small in no yes no; do
		export MAKEOBJDIRPREFIX="$PWD/$small"
		build src SMALL_KERNEL=$small CFLAGS=-O0
		[ ! -e done.$small ] ||
		    atf_check_equal 0 "$(compiled)"
		touch done.$small
	done
	for small in no yes; do
		is_shape $small "$(find "$PWD/$small" -path '*/libmd/*' \
		    -name sha256_compress.o)"
	done
	check_no_objects src
}

atf_test_case source__read_only cleanup
source__read_only_body()
{
	open_folder
	copy_source "$FOLDER/src"
	chmod -R a-w,a+rX "$FOLDER/src"
	mkdir -m 777 "$FOLDER/obj"
	[ "$(id -u)" -ne 0 ] || need setpriv
	export MAKEOBJDIRPREFIX="$FOLDER/obj"
	quietly as_user "$MAKE" -C "$FOLDER/src" CC="$CC" CFLAGS=-O0
	quietly as_user "$MAKE" -C "$FOLDER/src/tests/lib/libmd" CC="$CC" \
	    CFLAGS=-O0 sha256_shared_test link_test
	atf_check -o not-empty find "$FOLDER/obj" -name libmd.so.10
	check_no_objects "$FOLDER/src"
	test=$(find "$FOLDER/obj" -name sha256_shared_test)
	quietly "$test" End__text
}
source__read_only_cleanup()
{
	remove_folder
}

atf_test_case source__with_a_space
source__with_a_space_body()
{
	copy_source "a b/src"
	build "a b/src" -j2 CFLAGS=-O0
	tests="a b/src/tests/lib/libmd"
	build "$tests" CFLAGS=-O0 sha256_helper_test sha256_shared_test \
	    link_test
	quietly "$tests/sha256_helper_test" End__text
	quietly "$tests/sha256_shared_test" End__text
	build "a b/src" install CFLAGS=-O0 DESTDIR="$PWD/root"
	[ -e root/usr/local/lib/libmd.so.10 ] || atf_fail "not installed"
	build "a b/src/lib/libmd" SMALL_KERNEL=yes CFLAGS=-O0
	is_shape yes "a b/src/lib/libmd/sha256_compress.o"
	build "a b/src" clean
	build "$tests" clean
	check_no_objects "a b/src"
}

atf_test_case objects__folder_with_a_space
objects__folder_with_a_space_body()
{
	copy_source src
	for dir in src src/lib/libmd src/tests/lib/libmd; do
		atf_check -s not-exit:0 -o ignore -e match:space \
		    env MAKEOBJDIRPREFIX="$PWD/o o" "$MAKE" -C $dir
		atf_check -s not-exit:0 -o ignore -e match:space \
		    env MAKEOBJDIR="$PWD/o o" "$MAKE" -C $dir
	done
	check_no_objects src
	[ ! -e "o o" ] || atf_fail "the folder was made"
}

atf_test_case parallel__twenty_times
parallel__twenty_times_body()
{
	copy_source src
	for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		rm -rf src/obj
		build src/sys/modules/standalone -j8 CFLAGS=-O0
		[ -e src/obj/sys/modules/standalone/libmdcore.a ] ||
		    atf_fail "no archive at turn $i"
	done
	for i in 1 2 3; do
		rm -rf src/obj
		build src -j8 SMALL_KERNEL=yes CFLAGS=-O0
		[ -e src/obj/lib/libmd/libmd.so.10 ] ||
		    atf_fail "no library at turn $i"
	done
	build src clean -j8
	check_no_objects src
}

atf_test_case flags__the_users_win
flags__the_users_win_body()
{
	copy_source src
	build src/lib/libmd CFLAGS=-O3 SMALL_KERNEL=yes
	[ "$(compiled)" -gt 0 ] || atf_fail "nothing compiled"
	atf_check -o empty awk '/ -c / && !/ -O3 /' log
	atf_check -o empty awk '/ -c / && / -O3 .* -O/' log
	atf_check -o empty awk '/ -c / && !/ -DSMALL_KERNEL /' log
}

# works_with CC: libmd builds, and is right.
works_with()
{
	CC=$1
	build src/lib/libmd SMALL_KERNEL="$2" CFLAGS=-O0
	hello_source
	# shellcheck disable=SC2086 # CC has arguments
	quietly $CC -D_FILE_OFFSET_BITS=64 -Isrc/lib/libmd -Isrc/sys \
	    -Isrc/sys/crypto -o hello hello.c src/obj/lib/libmd/libmd.a
	# shellcheck disable=SC2086 # a command or nothing
	atf_check -o match:'^ba7816bf' ${RUN32:-} ./hello
}

atf_test_case compilers__clang
compilers__clang_body()
{
	need clang
	copy_source src
	works_with clang no
	works_with clang yes
}

atf_test_case compilers__32_bits
compilers__32_bits_body()
{
	need_m32
	copy_source src
	works_with "$M32" no
	works_with "$M32" yes
}

atf_test_case every_folder__has_every_target
every_folder__has_every_target_body()
{
	copy_source src
	# Those of an operating system want its sources.
	find src -name Makefile | sort -r |
	    grep -v 'sys/modules/\(freebsd\|linux\|netbsd\|openbsd\)/' >makefiles
	for target in 'all install' clean; do
		while read -r makefile; do
			# The tests and the images are made by those who run
			# them.  The top folder sees to those below it.
			words=$target
			case $makefile in
			src/tests/* | */images/*)	words=${target#all } ;;
			esac
			[ "$makefile" = src/Makefile ] || words="$words SUBDIR="
			# shellcheck disable=SC2086 # targets
			build "${makefile%/Makefile}" $words SMALL_KERNEL=yes \
			    CFLAGS=-O0 DESTDIR="$PWD/root"
		done <makefiles
	done
	check_no_objects src
	atf_check -o empty find src/obj -type f
}

atf_test_case core__for_firmware
core__for_firmware_body()
{
	need arm-none-eabi-gcc
	copy_source src
	core=src/obj/sys/modules/standalone/libmdcore.a
	# An image of nothing but the core, and what it asks for.
	cat >image.c <<-\END
	#include <stddef.h>
	#include <stdint.h>
	#include <crypto/sha2/sha256.h>

	uint8_t digest[SHA256_DIGEST_LENGTH];

	void
	_start(void)
	{
		SHA256_CTX ctx;

		SHA256_Init(&ctx);
		SHA256_Update(&ctx, "abc", 3);
		SHA256_Final(digest, &ctx);
	}
	END
	flags='-mcpu=cortex-m0 -mthumb'
	for lto in -flto ''; do
		build src core SMALL_KERNEL=yes CC=arm-none-eabi-gcc \
		    CFLAGS="$flags $lto"
		# shellcheck disable=SC2086 # lists
		atf_check arm-none-eabi-gcc $flags $lto -Os -ffreestanding \
		    -nostdlib -Wl,--gc-sections,--defsym=memcpy=0 \
		    -Wl,--defsym=memset=0 -Isrc/sys -Isrc/sys/crypto \
		    -o image image.c "$core"
		arm-none-eabi-size -A image
	done
	arm-none-eabi-nm -g "$core" | awk 'NF > 1' >names
	awk '$(NF - 1) == "U" { print $NF }' names | sort -u >used
	awk '$(NF - 1) != "U" { print $NF }' names | sort -u >given
	comm -23 used given >missing
	atf_check -o inline:'memcpy\nmemset\n' cat missing
	atf_check -o empty awk '!/^_libmd_/' given
}

atf_test_case core__in_every_build
core__in_every_build_body()
{
	copy_source src
	for small in no yes; do
		build src core SMALL_KERNEL=$small CFLAGS=-O0
		core=src/obj/sys/modules/standalone/libmdcore.a
		quietly ar x $core sha256_compress.o
		is_shape $small sha256_compress.o
	done
}

atf_test_case gnu_make__hands_over
gnu_make__hands_over_body()
{
	need make
	make --version 2>/dev/null | grep -q GNU || atf_skip "no GNU make here"
	copy_source src
	[ -e src/GNUmakefile ] || atf_skip "no GNUmakefile"
	core=src/obj/sys/modules/standalone
	quietly make -C src CC="$CC" CFLAGS=-O0 core
	is_shape no $core/sha256_compress.o
	quietly make -C src CC="$CC" CFLAGS=-O0 SMALL_KERNEL=yes -j2
	is_shape yes src/obj/lib/libmd/sha256_compress.o
	quietly make -C src CC="$CC" CFLAGS='-O0 -g' SMALL_KERNEL=yes core \
	    install DESTDIR="$PWD/root"
	[ -e root/usr/local/lib/libmd.so.10 ] || atf_fail "not installed"
	quietly make -C src clean
	check_no_objects src
	mkdir bin
	for f in make sh; do
		ln -s "$(command -v $f)" bin/$f
	done
	atf_check -s not-exit:0 -o ignore -e match:'needs bmake' \
	    env PATH="$PWD/bin" make -C src
	printf '#!/bin/sh\nprintf "<%%s>" "$@"\n' >bin/bmake
	chmod +x bin/bmake
	export PATH="$PWD/bin:$PATH"
	cd src || exit
	atf_check -o inline:'<-i><-k><-s><A=it'\''s b><skip>' \
	    make -kis A="it's b" skip
	atf_check -o inline:'<-j3><-k><all>' make -k -j 3
	atf_check -o inline:'<sik=k><core>' make sik=k core
}

atf_init_test_cases()
{
	add_cases option__switched_without_clean flags__changed_without_clean \
	    flags__the_users_win unchanged__nothing_built header__touched \
	    objects__both_builds_side_by_side objects__folder_with_a_space \
	    source__read_only source__with_a_space parallel__twenty_times \
	    compilers__clang compilers__32_bits \
	    every_folder__has_every_target core__for_firmware \
	    core__in_every_build gnu_make__hands_over
}
