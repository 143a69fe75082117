# SPDX-License-Identifier: BSD-2-Clause
#
# What the tests of the ports to kernels share.  Each sets
#	os		its folder, where kernel.sh has the compiler's flags
#	dropin		the file that replaces the kernel's own SHA-256
#	sections	what the module's own object must have
#	says		what the module prints when it is loaded
#	simd		in kernel.sh: what lends the vector registers, in fpu.c
#	symbols		there too: how the names begin that this links
#	lends		CPU:version of kernels that do; lends_not others
#	file_flags	what the kernel's makefiles read for one file's flags
#	folders		whose makefiles compile the module, if any
#	dropin_names	flags by which the cases call the functions of the file, and
#	dropin_more	what that lacks

# shellcheck disable=SC1090,SC2016,SC2046,SC2086,SC2154 # lists, and the above

port=$SRCTOP/sys/modules/$os
tests=$SRCTOP/tests
. "$tests/sys/modules/$os/kernel.sh"
HASHES=$(hashes | cut -d ' ' -f 1 | xargs)
export HASHES

# compiler NAME: set cc to it, with the kernel's flags, and the frames that its
# stack has room for.
compiler()
{
	need "$1"
	case $1 in
	# gcc would look for the stack's guard where Linux has it.
	gcc)	cc="gcc -fno-stack-protector -fno-pie" frame=255 ;;
	# clang 14 spills more than gcc: 256 bytes, 312 with bytes.h for all CPUs.
	clang)	cc="clang --target=$clang_target" frame=319 ;;
	esac
	cat >kcc <<-END
	#!/bin/sh
	case \$* in
	# Two messages have two contexts; gcc has two side by side.
	*_many.c* | *_select.c* | *_shani.c*) frame=511 ;;
	*-DSMALL_KERNEL*) frame=255 ;;
	*)	frame=$frame ;;
	esac
	exec $cc $(printf "%s " $flags) -nostdinc -Werror -Wframe-larger-than=\$frame \\
	    -I"$tests/sys/modules/$os/include" "\$@"
	END
	chmod +x kcc
	cc=$PWD/kcc
}

# compile SHAPE FILE...: objects, as the kernel's own build makes them.
compile()
{
	case $1 in
	small)
		level="-DSMALL_KERNEL -Os -ffunction-sections -fdata-sections"
		level="$level -fno-unroll-loops" ;;
	fast)	level=-O2 ;;
	esac
	shift
	for f; do
		atf_check $cc $level $chosen -I. -I"$port" \
		    -I"$SRCTOP/sys/crypto/x86" -I"$SRCTOP/sys/crypto" \
		    -I"$SRCTOP/sys/crypto/sha2" -I"$tests/sys/modules" -c "$f"
	done
}

# offered OBJECT...: they want no more than the kernel offers.
offered()
{
	atf_check ld -r -o whole.o "$@"
	nm -u whole.o | sed 's/.* //' >undefined
	printf '%s\n' $offers $simd >offered
	atf_check -s exit:1 grep -vxFf offered undefined
}

# inspect OBJECT...: all that a kernel would not load, or should not.
inspect()
{
	offered "$@" $vectors
	atf_check ld -r -o whole.o "$@"
	objdump -d whole.o >listing
	atf_check -o not-empty grep '>:$' listing
	atf_check -s exit:1 grep '%[xyz]\{0,1\}mm[0-9]\|%st\>' listing
}

# run_cases "HASH..." FLAGS FILE...: all cases of these, over the kernel's objects.
run_cases()
{
	cases=$(hashes | while read -r name _ folder _; do
		case " $1 " in
		*" $name "*) ls "$tests/sys/crypto/$folder/${name}_cases.c" ;;
		esac; done)
	call=$2
	shift 2
	cat >variants.c <<-END
	#include <stdarg.h>
	#include <stdio.h>
	#include "hash_test.h"
	const char *hash_variants[] = { "$os" };
	size_t hash_nvariants = 1;
	size_t hash_variant;
	long __stack_chk_guard;
	__attribute__((visibility("hidden"))) long __guard_local;
	void __stack_smash_handler(void);
	void __stack_smash_handler(void) { __builtin_trap(); }
	void *explicit_memset(void *, int, size_t);
	void *
	explicit_memset(void *p, int c, size_t len)
	{
		return (memset(p, c, len));
	}
	void aprint_verbose(const char *, ...);
	void
	aprint_verbose(const char *fmt, ...)
	{
		va_list ap;
		va_start(ap, fmt);
		vprintf(fmt, ap);
		va_end(ap);
	}
	END
	atf_check gcc $call -no-pie -I"$SRCTOP/lib/libmd" -I"$tests" \
	    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" -o cases variants.c \
	    "$tests/hash_print.c" $cases "$@"
	atf_check -o match:'^[1-9][0-9]* passed, 0 failed$' ./cases
}

# load STATUS OUTPUT OBJECT...: what the module says when it is loaded.
load()
{
	status=$1
	output=$2
	shift 2
	atf_check gcc -no-pie -o load "$@"
	atf_check -s exit:$status -o "$output" ./load
}

# guards OBJECT...: a variant runs in a section only; fpu_guard.c has its name, and
# it another one.
guards()
{
	for o; do
		nm "$o" | sed -n "s/.* T $symbols//p" | while read -r name; do
			hash=${name%%_*}
			case $name in
			*_lanes) guard=GUARD_LANES ;;
			*)	guard=GUARD ;;
			esac
			echo "$guard($name, $(hashes | sed -n "s/^$hash \([^ ]*\).*/\1/p"))"
			objcopy --redefine-sym $symbols$name=real_$name "$o"
		done
	done >guards.h
}

# module COMPILER: compile it, inspect it, load it, run the cases on it.
module()
{
	compiler "$1"
	for shape in small fast; do
		by_makefile "${folders%% *}" "${lends:-$lends_not}" \
		    $([ $shape = small ] && echo yes || echo no)
		cd "$objects" || exit
		vectors=$(find . -name '*_compress_*.o') chosen=
		core=$(find . -name '*.o' ! -name '*_compress_*' ! -name md_sha2.o)
		inspect $core md_sha2.o
		guards $vectors
		[ -z "$vectors" ] || chosen=-DCRYPTO_SIMD
		compile $shape "$tests/sys/modules/$os/load.c" \
		    ${simd:+"$tests/sys/modules/$os/fpu.c"} \
		    ${simd:+"$tests/sys/modules/fpu_guard.c"}
		core="$core $vectors ${simd:+fpu.o fpu_guard.o}"
		for section in $sections; do
			atf_check -o match:"^$section +[1-9]" size -A md_sha2.o
		done
		run_cases "$HASHES" "-DCRYPTO_NAME(x)=$symbols##x" $core \
		    $(ls "$tests"/sys/crypto/*/*_many_cases.c)
		atf_check gcc -c -I"$SRCTOP/lib/libmd" -I"$tests" variants.c
		load 0 "${says:-empty}" load.o variants.o md_sha2.o $core
		for hash in $HASHES; do
			echo "int $symbols${hash}_selftest(void) { return (-1); }" \
			    >wrong.c
			atf_check gcc -c wrong.c
			load 22 ignore load.o variants.o md_sha2.o wrong.o \
			    $(echo "$core" | grep -v "/${hash}_selftest.o")
		done
		cd ..
	done
}

# dropin COMPILER: write it as one file, then the same.
dropin()
{
	compiler "$1"
	atf_check sh "$SRCTOP/tools/single.sh" . "$port/$dropin"
	for shape in small fast; do
		try_dropin $shape
	done
}

# try_dropin SHAPE: the one file is all that the kernel's own was.
try_dropin()
{
	compile $1 $dropin
	inspect ${dropin%.c}.o
	run_cases "sha224 sha256" "$dropin_names" ${dropin%.c}.o $dropin_more
}

for case in module__gcc module__clang dropin__gcc dropin__clang; do
	atf_test_case $case
done
module__gcc_body()
{
	module gcc
}
module__clang_body()
{
	module clang
}
dropin__gcc_body()
{
	dropin gcc
}
dropin__clang_body()
{
	dropin clang
}

atf_test_case makefile__without_a_source_tree
makefile__without_a_source_tree_body()
{
	atf_check -s not-exit:0 -o ignore \
	    -e match:"needs the sys folder of" \
	    $MAKE -C "$port" SYSDIR=/nonexistent
}

# A tree with a sha2.c that has the sections and constants of the kernel's.
tree()
{
	mkdir -p tree/sys/kern tree/sys/crypto tree/common/lib/libc/hash/sha2
	touch tree/sys/kern/kern_module.c
	cat >tree/sys/crypto/sha2.c <<-END
	#define Ch(x, y, z)	(x)
	void SHA256${underscore}Transform(void);
	static const unsigned int K256[64] = {
		1
	};
	static const unsigned int sha256_initial_hash_value[8] = {
		2
	};
	static const unsigned long K512[80] = {
		3
	};
	/*** SHA-256: ***/
	void SHA256${underscore}Transform(void) { }
	void SHA256${underscore}Init(void) { }
	/*** SHA-512: ***/
	unsigned long SHA512_first(void);
	unsigned long SHA512_first(void) { return (Ch(K512[0], 1, 1)); }
	END
	cp tree/sys/crypto/sha2.c tree/common/lib/libc/hash/sha2
}

atf_test_case makefile__writes_the_file_to_drop_in
makefile__writes_the_file_to_drop_in_body()
{
	tree
	MAKEOBJDIR=$PWD quietly $MAKE -C "$port" dropin SYSDIR="$PWD/tree/sys"
	mv "$(tail -1 log)" .
	compiler gcc
	try_dropin fast
}

# core_for CPU:VERSION [SETTING]: what the makefile compiles for that kernel.
core_for()
{
	mkdir -p tree/sys/sys
	printf '#define\t__NetBSD_Version__\t%s\t/* or others */\n' \
	    "${1#*:}" >tree/sys/sys/param.h
	$MAKE -C "$port" -V '${CORE}' dropin SYSDIR="$PWD/tree/sys" \
	    MACHINE_ARCH="${1%:*}" SMALL_KERNEL="${2:-no}" >core
}

atf_test_case makefile__takes_vectors_where_they_are_lent
makefile__takes_vectors_where_they_are_lent_body()
{
	tree
	for kernel in $lends; do
		core_for $kernel
		atf_check -o ignore grep sha256_select.c core
		core_for $kernel yes
		atf_check -o ignore grep sha256_portable.c core
	done
	for kernel in $lends_not; do
		core_for $kernel
		atf_check -o ignore grep sha256_portable.c core
	done
}

# by_makefile FOLDER CPU:VERSION SMALL_KERNEL: that of the folder, by stand-ins for
# the kernel's own; without a folder, what the port copies.  objects has the result.
by_makefile()
{
	tree
	mkdir -p tree/share/mk tree/sys/modules tree/sys/rump
	touch tree/sys/modules/Makefile.inc tree/sys/rump/Makefile.rump \
	    tree/share/mk/bsd.klinks.mk
	cat >tree/share/mk/bsd.kmod.mk <<-END
	all: \${SRCS:.c=.o}
	.SUFFIXES: .c .o
	.c.o: ; \${CC} \${CFLAGS} \${CPPFLAGS} \${$file_flags.\${.IMPSRC:T}} -c \${.IMPSRC}
	END
	cp tree/share/mk/bsd.kmod.mk tree/share/mk/bsd.kmodule.mk
	cp tree/share/mk/bsd.kmod.mk tree/share/mk/bsd.lib.mk
	set -- "$1" "${2%% *}" $3
	core_for $2 $3
	objects=$PWD/objects$(echo "$*" | tr -c '[:alnum:]\n' _)
	mkdir "$objects"
	if [ "$1" ]; then
		MAKEOBJDIR=$objects CC=$cc quietly $MAKE -C "$port/$1" \
		    SYSDIR="$PWD/tree/sys" MACHINE_ARCH="${2%:*}" SMALL_KERNEL=$3
	else
		copied $3
	fi
}

# copied SMALL_KERNEL: all that is compiled in is in one folder, and that is all
# that it needs.
copied()
{
	quietly $MAKE -C "$port" copy SYSDIR="$PWD/tree/sys" SMALL_KERNEL=$1
	sed -n 's,^\(file.\)*crypto/md/\([a-z0-9_]*\.c\).*,\2,p' \
	    tree/sys/crypto/md/files.md_sha2 >files
	level=fast
	[ $1 = no ] || level=small
	(
		port=$PWD/tree/sys/crypto/md SRCTOP=/nonexistent chosen=
		cd "$objects" || exit
		compile $level $(sed "s,^,$port/," ../files)
	) || exit
}

# What the makefiles compile fits together.
atf_test_case makefile__compiles_the_module
makefile__compiles_the_module_body()
{
	compiler gcc
	for folder in $folders; do
		for kernel in ${lends%% *} ${lends_not%% *}; do
			for small in no yes; do
				by_makefile $folder $kernel $small
				offered "$objects"/*.o
			done
		done
	done
}

atf_test_case makefile__copies_what_is_compiled_in
makefile__copies_what_is_compiled_in_body()
{
	unset HASHES
	compiler gcc
	folders=
	by_makefile "" amd64:0 yes
	atf_check -o inline:"8\n" -x 'wc -l <files'
	inspect "$objects"/*.o
}

atf_init_test_cases()
{
	atf_add_test_case module__gcc
	atf_add_test_case module__clang
	atf_add_test_case dropin__gcc
	atf_add_test_case dropin__clang
	atf_add_test_case makefile__without_a_source_tree
	[ -z "$folders" ] || atf_add_test_case makefile__compiles_the_module
	atf_add_test_case makefile__takes_vectors_where_they_are_lent
	atf_add_test_case makefile__writes_the_file_to_drop_in
	atf_add_test_case makefile__copies_what_is_compiled_in
}
