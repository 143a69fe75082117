# What install puts where, and what it leaves alone.

md5_abc=900150983cd24fb0d6963f7d28e17f72
sha256_abc=ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
sha512_abc=ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a
sha512_abc=${sha512_abc}2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f

# The files that install makes below PREFIX.
expected_files()
{
	cat <<-END
	./bin/mdbench
	./include/crypto/sha2/crypto_name.h
	./include/crypto/sha2/sha224.h
	./include/crypto/sha2/sha256.h
	./include/md_functions.h
	./include/sha224.h
	./include/sha256.h
	./lib/libmd.a
	./lib/libmd.so
	./lib/libmd.so.10
	./lib/libmd.so.10.0
	./lib/pkgconfig/libmd.pc
	./share/man/man1/mdbench.1
	./share/man/man3/sha256.3
	./share/man/man7/md_embed.7
	./share/man/man7/sha2.7
	./share/man/man9/sha256.9
	END
	# What mdbench compiles when it runs.
	(cd "$SRCTOP" && find tools/cpu.sh tools/mdbench sys/crypto \
	    sys/modules/standalone/crypto_os.h share/mk/hashes.mk \
	    -name '*.[ch]' -o -name '*.awk' -o -name '*.mk' -o \
	    -name '*.sh' ! -name mdbench.sh) |
	    sed 's,^,./share/mdbench/,'
	for hash in SHA224 SHA256; do
		for f in Init Update Final End Fd FdChunk File FileChunk Data; do
			echo "./share/man/man3/${hash}_$f.3"
		done
		for f in Init Update Final; do
			echo "./share/man/man9/${hash}_$f.9"
		done
	done
	for f in Final2 Many Variant; do
		echo "./share/man/man3/SHA256_$f.3"
		echo "./share/man/man9/SHA256_$f.9"
	done
	echo ./share/man/man9/sha224_selftest.9
	echo ./share/man/man9/sha256_selftest.9
}

files()
{
	(cd "$1" && find . ! -type d | LC_ALL=C sort)
}

check_files()
{
	expected_files | LC_ALL=C sort >expected
	files "$1" >found
	atf_check -o file:expected cat found
}

# state DIR: names, kinds, times and contents.
state()
{
	(cd "$1" && find . ! -type d -exec ls -ln --time-style=full-iso {} + &&
	    find . -type f -exec cksum {} + && find . -type d) | LC_ALL=C sort
}

atf_test_case destdir__absolute_and_relative
destdir__absolute_and_relative_body()
{
	stage
	check_files root/usr/local
	build src install SMALL_KERNEL=yes CFLAGS=-O0 DESTDIR=relative PREFIX=/usr
	check_files src/relative/usr
	atf_check_equal "./usr" "$(cd src/relative && find . -maxdepth 1 -name '[a-z]*')"
}

atf_test_case destdir__one_folder_at_a_time
destdir__one_folder_at_a_time_body()
{
	copy_source src
	for dir in lib share sys/crypto/sha2 tools; do
		build src/$dir install SMALL_KERNEL=yes CFLAGS=-O0 DESTDIR="$PWD/root"
	done
	check_files root/usr/local
}

# A library for elsewhere is the same one, with the CPU's instructions.
atf_test_case destdir__changes_no_source
destdir__changes_no_source_body()
{
	"$MAKE" -C "$SRCTOP/lib/libmd" -v CRYPTO_SRCS >here
	"$MAKE" -C "$SRCTOP/lib/libmd" -v CRYPTO_SRCS DESTDIR="$PWD/root" >there
	grep -q sha256 here || atf_fail "$(cat here)"
	atf_check cmp here there
}

atf_test_case install__without_build_before
install__without_build_before_body()
{
	stage -j4
	check_files root/usr/local
}

atf_test_case install__modes_and_links
install__modes_and_links_body()
{
	umask 022
	stage
	atf_check -o empty find root -type f ! -perm 644 ! -path "*/bin/*"
	atf_check -o empty find root -type d ! -perm 755
	find root -type l >links
	while read -r l; do
		case $(readlink "$l") in
		*/*)	atf_fail "$l leaves its folder" ;;
		esac
		[ -e "$l" ] || atf_fail "$l leads nowhere"
	done <links
	# No path of the build, and none of DESTDIR.
	atf_check -s exit:1 grep -r "$PWD" root
}

atf_test_case install__twice
install__twice_body()
{
	stage
	check_files root/usr/local
	build src install CFLAGS=-O0 DESTDIR="$PWD/root"
	check_files root/usr/local
}

atf_test_case foreign_files__all_named_nothing_changed
foreign_files__all_named_nothing_changed_body()
{
	copy_source src
	for f in include/sha256.h include/crypto/sha2/sha224.h lib/libmd.a \
	    lib/libmd.so lib/libmd.so.10.0 lib/pkgconfig/libmd.pc \
	    share/man/man3/SHA224_Init.3 share/man/man3/sha256.3 \
	    share/man/man7/sha2.7 share/man/man9/sha256.9; do
		mkdir -p "root/usr/local/${f%/*}"
		echo "another's" >"root/usr/local/$f"
		echo "foreign: $PWD/root/usr/local/$f"
	done | LC_ALL=C sort >named
	state root >before
	for words in MAKELEVEL= MAKELEVEL=1 -j4; do
		set -- "$MAKE" -j4
		[ $words = -j4 ] || set -- env $words "$MAKE"
		"$@" -C src install CC="$CC" DESTDIR="$PWD/root" >out 2>err &&
		    atf_fail "$words: status 0"
		state root >after
		atf_check -o file:before cat after
		[ $words != -j4 ] || continue
		grep '^foreign:' err | LC_ALL=C sort >found
		atf_check -o file:named cat found
		atf_check -o ignore grep 'nothing done' err
	done
	rm -r root
	build src install SMALL_KERNEL=yes CFLAGS=-O0 DESTDIR="$PWD/root"
	check_files root/usr/local
}

atf_test_case foreign_files__beside_ours
foreign_files__beside_ours_body()
{
	mkdir -p root/usr/local/lib root/usr/local/include
	echo "another's" >root/usr/local/lib/libmd.so.0
	echo "another's" >root/usr/local/include/md5.h
	stage
	atf_check -o inline:"another's\n" cat root/usr/local/lib/libmd.so.0
	atf_check -o inline:"another's\n" cat root/usr/local/include/md5.h
}

# Kyua's folders are closed to others.
atf_test_case install__as_a_user cleanup
install__as_a_user_body()
{
	open_folder
	copy_source "$FOLDER/src"
	if [ "$(id -u)" -eq 0 ]; then
		need setpriv
		chown -R 65534:65534 "$FOLDER"
	fi
	set -- as_user "$MAKE" -C "$FOLDER/src" install CC="$CC" \
	    SMALL_KERNEL=yes CFLAGS=-O0 PREFIX="$FOLDER/prefix"
	quietly "$@"
	check_files "$FOLDER/prefix"
	quietly "$@"
}
install__as_a_user_cleanup()
{
	remove_folder
}

atf_test_case pkg_config__hello_world
pkg_config__hello_world_body()
{
	need pkg-config
	stage
	hello_source
	export PKG_CONFIG_PATH="$STAGED/lib/pkgconfig"
	export PKG_CONFIG_SYSROOT_DIR="$PWD/root"
	pkg-config --cflags --libs libmd >flags || atf_fail pkg-config
	# shellcheck disable=SC2046,SC2086 # flags, and CC with its arguments
	atf_check $CC -o shared hello.c $(cat flags)
	atf_check -o match:'libmd\.so\.10' readelf -d shared
	atf_check -o inline:"$sha256_abc\n" \
	    env LD_LIBRARY_PATH="$STAGED/lib" ./shared
	pkg-config --static --cflags --libs libmd >flags || atf_fail pkg-config
	# shellcheck disable=SC2046,SC2086 # flags, and CC with its arguments
	atf_check $CC -static -o static hello.c $(cat flags)
	atf_check -o inline:"$sha256_abc\n" ./static
	atf_check -o inline:"10.0\n" pkg-config --modversion libmd
}

atf_test_case pkg_config__another_prefix
pkg_config__another_prefix_body()
{
	need pkg-config
	copy_source src
	hello_source
	for p in a b; do
		build src install SMALL_KERNEL=yes CFLAGS=-O0 PREFIX="$PWD/$p"
		flags=$(PKG_CONFIG_PATH="$PWD/$p/lib/pkgconfig" \
		    pkg-config --cflags --libs libmd)
		# shellcheck disable=SC2086 # flags, and CC with its arguments
		atf_check $CC -o hello hello.c $flags -Wl,-rpath,"$PWD/$p/lib"
		atf_check -o inline:"$sha256_abc\n" ./hello
	done
}

# Our folders before the system's, on every path that there is.
our_folders_first()
{
	export LD_LIBRARY_PATH="$STAGED/lib" LIBRARY_PATH="$STAGED/lib"
	export CPATH="$STAGED/include" MANPATH="$STAGED/share/man:"
	export PKG_CONFIG_PATH="$STAGED/lib/pkgconfig"
}

atf_test_case system__dpkg_runs
system__dpkg_runs_body()
{
	need dpkg
	stage
	our_folders_first
	atf_check -o not-empty dpkg --version
	atf_check -o not-empty dpkg -l
}

atf_test_case system__manual_pages_found
system__manual_pages_found_body()
{
	need man
	stage
	our_folders_first
	man -w ls >/dev/null 2>&1 || man -w -V >/dev/null 2>&1 ||
	    atf_skip "man does not search here"
	for page in '3 SHA256_FdChunk' '7 sha2' '9 SHA224_Final'; do
		# shellcheck disable=SC2086 # a section and a name
		atf_check -o match:"^$STAGED/share/man" man -w $page
	done
}

# libbsd wants MD5 and SHA-512 of the system's libmd, which has our name.
atf_test_case system__libbsd_program
system__libbsd_program_body()
{
	[ -e /usr/include/bsd/string.h ] || atf_skip "no libbsd-dev here"
	[ -e /usr/include/sha512.h ] || atf_skip "no libmd-dev here"
	need pkg-config
	stage
	cat >p.c <<-\END
	#include <bsd/string.h>
	#include <md5.h>
	#include <sha512.h>
	#include <stdio.h>
	#ifdef OURS
	#include <sha256.h>
	#endif

	int
	main(void)
	{
		char text[SHA512_DIGEST_STRING_LENGTH];
		char abc[4];

		strlcpy(abc, "abcdef", sizeof(abc));
		puts(MD5Data((const uint8_t *)abc, 3, text));
		puts(SHA512Data((const uint8_t *)abc, 3, text));
	#ifdef OURS
		puts(SHA256_Data(abc, 3, text));
	#endif
		return (0);
	}
	END
	# The linker warns of libbsd's own MD5Data.
	# shellcheck disable=SC2086 # CC may have arguments
	atf_check -e ignore $CC -o system p.c -lbsd -lmd
	our_folders_first
	atf_check -o inline:"$md5_abc\n$sha512_abc\n" ./system
	for flags in '-lbsd -lmd' "$(pkg-config --cflags --libs libbsd libmd)"; do
		# shellcheck disable=SC2086 # lists of flags
		atf_check -e ignore $CC -Wall -Werror -o p p.c $flags
		atf_check -o inline:"$md5_abc\n$sha512_abc\n" ./p
		# shellcheck disable=SC2086 # lists of flags
		atf_check -e ignore $CC -Wall -Werror -DOURS -o p p.c $flags
		atf_check -o inline:"$md5_abc\n$sha512_abc\n$sha256_abc\n" ./p
	done
}

atf_init_test_cases()
{
	add_cases destdir__absolute_and_relative destdir__one_folder_at_a_time \
	    destdir__changes_no_source \
	    install__without_build_before install__modes_and_links \
	    install__twice install__as_a_user \
	    foreign_files__all_named_nothing_changed \
	    foreign_files__beside_ours pkg_config__hello_world \
	    pkg_config__another_prefix system__dpkg_runs \
	    system__manual_pages_found system__libbsd_program
}
