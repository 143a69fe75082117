# What the shell tests share.  Before this stand SRCTOP, the top folder, and CC.

# A make that runs the tests leaves nothing to those that run in them.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOBJDIRPREFIX MAKEOBJDIR INSTALLCHECKED
unset DESTDIR PREFIX SMALL_KERNEL

. "$SRCTOP/tools/hashes.sh"

# need COMMAND...: skip the case where one is missing.
need()
{
	for command; do
		command -v "$command" >/dev/null || atf_skip "no $command here"
	done
}

# need_m32: M32 compiles for 32 bits; RUN32 runs that, and is empty where the
# kernel does.
# shellcheck disable=SC2034 # who calls this uses RUN32
need_m32()
{
	need gcc
	# Debian has the kernel's headers but once, for both.
	M32="gcc -m32 -idirafter /usr/include/$(gcc -print-multiarch)"
	printf '#include <errno.h>\nint main(void) { return (0); }\n' >m32.c
	$M32 -o m32 m32.c 2>/dev/null || atf_skip \
	    "no gcc -m32 here: install libc6-dev-i386 and lib32gcc-N-dev"
	RUN32=
	./m32 2>/dev/null || {
		need qemu-i386
		RUN32=qemu-i386
	}
}

# copy_source DIR: the tree, without what was built in it.
copy_source()
{
	mkdir -p "$1"
	tar -C "$SRCTOP" -cf - --exclude=./obj --exclude=./.git --exclude=.flags \
	    --exclude='*.o' --exclude='*.so' --exclude='*.a' . |
	    tar -C "$1" -xf -
}

# quietly COMMAND...: what it says matters only where it fails.
quietly()
{
	"$@" >log 2>&1 || {
		cat log
		atf_fail "$*: status not 0"
	}
}

# build DIR [ARGUMENT...]: bmake in DIR.
build()
{
	quietly "$MAKE" CC="$CC" -C "$@"
}

# hello_source: a program, hello.c, that prints the digest of "abc".
hello_source()
{
	cat >hello.c <<-\END
	#include <stdio.h>
	#include <sha256.h>

	int
	main(void)
	{
		char text[SHA256_DIGEST_STRING_LENGTH];

		puts(SHA256_Data("abc", 3, text));
		return (0);
	}
	END
}

# stage [ARGUMENT...]: install a copy, quickly compiled, for /usr/local into
# root; STAGED is where that is now.
# shellcheck disable=SC2034 # who calls this uses STAGED
stage()
{
	copy_source src
	build src install SMALL_KERNEL=yes CFLAGS=-O0 DESTDIR="$PWD/root" "$@"
	STAGED=$PWD/root/usr/local
}

# add_cases NAME...: each is a function NAME, in a case with that name.
add_cases()
{
	for case; do
		atf_add_test_case "$case"
	done
}

# long_case NAME: a case that may take more than Kyua's five minutes.
long_case()
{
	atf_test_case "$1"
	eval "$1_head() { atf_set timeout 900; }"
}

# add_faults: a case fault__KIND for each KIND that the lines of "faults" begin
# with; "find KIND" is what it does.
add_faults()
{
	for kind in $(faults | cut -d '|' -f 1 | uniq); do
		atf_test_case "fault__$kind"
		eval "fault__${kind}_body() { find $kind; }"
		add_cases "fault__$kind"
	done
}

# open_folder: a folder that other users reach, as Kyua's are not; its case's
# cleanup calls remove_folder.
open_folder()
{
	FOLDER=$(mktemp -d) || atf_fail "mktemp"
	echo "$FOLDER" >folder
	chmod 755 "$FOLDER"
}

remove_folder()
{
	[ ! -e folder ] || {
		chmod -R u+w "$(cat folder)"
		rm -rf "$(cat folder)"
	}
}

# as_user COMMAND...: for root, who may do anything, as somebody who may not.
as_user()
{
	if [ "$(id -u)" -eq 0 ]; then
		setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
	else
		"$@"
	fi
}

# plant FILE SCRIPT: a copy of the core, in sys, in which sed's SCRIPT changed
# FILE.
plant()
{
	rm -rf sys
	mkdir sys
	cp -R "$SRCTOP/sys/crypto" sys/crypto
	sed "$2" "sys/crypto/$1" >changed.c
	! cmp -s changed.c "sys/crypto/$1" ||
	    atf_fail "$1 has changed: no fault was planted by $2"
	mv changed.c "sys/crypto/$1"
}
