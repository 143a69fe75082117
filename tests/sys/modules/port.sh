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
#	folders		whose makefiles compile the module
#	names		flags by which the cases call the module's functions
#	dropin_names	and those of the file; dropin_more what that lacks

# shellcheck disable=SC1090,SC2086,SC2154 # lists of flags, and the above

port=$SRCTOP/sys/modules/$os
chosen='' vectors=''
core=$SRCTOP/sys/crypto/sha2
tests=$SRCTOP/tests
. "$tests/sys/modules/$os/kernel.sh"

# compiler NAME: set cc to it, with the kernel's flags.
compiler()
{
	need "$1"
	case $1 in
	# gcc would look for the stack's guard where Linux has it.
	gcc)	cc="gcc -fno-stack-protector -fno-pie" ;;
	clang)	cc="clang --target=$clang_target" ;;
	esac
	cc="$cc $flags -nostdinc -Werror"
}

# compile SHAPE FILE...: objects, as the kernel's own build makes them.
compile()
{
	case $1 in
	small)
		level="-DSMALL_KERNEL -Os -ffunction-sections -fdata-sections"
		level="$level -fno-unroll-loops" frame=255 ;;
	# clang 14 spills more than gcc: 256 bytes, 312 with bytes.h for all CPUs.
	fast)	level=-O2 frame=319 ;;
	esac
	case $cc in
	gcc*)	frame=255 ;;
	esac
	shift
	for f; do
		more="$chosen"
		case $f in
		# Two messages have two contexts; gcc has two side by side.
		*/sha256_many.c | */sha256_select.c | */sha256_compress_shani.c)
			more="$more -Wframe-larger-than=511" ;;
		# What chooses has its name.
		*/sha256_compress.c)
			more="$more ${chosen:+-Dsha256_compress=CRYPTO_NAME(sha256_compress_c)}" ;;
		esac
		atf_check $cc $level -Wframe-larger-than=$frame $more -I"$tests/sys/modules/$os/include" \
		    -I"$port" -I"$SRCTOP/sys/crypto/x86" \
		    -I"$SRCTOP/sys/crypto" -I"$core" \
		    -I"$tests/sys/modules" -c "$f"
	done
}

# inspect OBJECT...: all that a kernel would not load, or should not.
inspect()
{
	atf_check ld -r -o whole.o "$@" $vectors
	nm -u whole.o | sed 's/.* //' >undefined
	printf '%s\n' $offers ${chosen:+$simd} >offered
	atf_check -s exit:1 grep -vxFf offered undefined
	atf_check ld -r -o whole.o "$@"
	objdump -d whole.o >listing
	atf_check -o not-empty grep '>:$' listing
	atf_check -s exit:1 grep '%[xyz]\{0,1\}mm[0-9]\|%st\>' listing
}

# run_cases FLAGS OBJECT...: all cases, over the kernel's objects.
run_cases()
{
	call=$1
	shift
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
	    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" -o cases variants.c "$tests/hash_print.c" \
	    "$tests/sys/crypto/sha2/sha224_cases.c" \
	    "$tests/sys/crypto/sha2/sha256_cases.c" "$@"
	atf_check -o match:'^[1-9][0-9]* passed, 0 failed$' ./cases
}

# load STATUS OUTPUT OBJECT...: what the module says when it is loaded.
load()
{
	status=$1
	output=$2
	shift 2
	compile $shape "$tests/sys/modules/$os/load.c"
	atf_check gcc -no-pie -o load load.o variants.o "$@"
	atf_check -s exit:$status -o "$output" ./load
}

# module COMPILER: compile it, inspect it, load it, run the cases on it.
module()
{
	compiler "$1"
	for shape in small fast; do
		objects="sha224.o sha256.o sha256_compress.o sha256_many.o"
		choice=$core/sha256_portable.c
		case $shape${simd:+_simd} in
		fast_simd)
			chosen=-DCRYPTO_SIMD
			choice="$SRCTOP/sys/crypto/cpu.c $core/sha256_select.c
			    $core/x86/kernel/sha256_variants.c"
			vectors="sha256_compress_shani.o sha256_compress_ssse3.o"
			compile fast "$tests/sys/modules/$os/fpu.c" \
			    "$tests/sys/modules/fpu_guard.c" \
			    "$core/x86/sha256_compress_shani.c" \
			    "$core/x86/sha256_compress_ssse3.c"
			;;
		small_simd)
			compile small "$tests/sys/modules/$os/fpu.c" \
			    "$tests/sys/modules/fpu_guard.c" ;;
		esac
		compile $shape "$port/md_sha2.c" "$core/sha224.c" \
		    "$core/sha256.c" "$core/sha256_compress.c" $choice \
		    "$core/sha224_selftest.c" "$core/sha256_selftest.c" \
		    "$core/sha256_many.c"
		for f in $choice; do
			f=${f##*/}
			objects="$objects ${f%.c}.o"
		done
		objects="$objects sha224_selftest.o"
		inspect md_sha2.o sha256_selftest.o $objects
		for f in $vectors; do
			v=${symbols}${f%.o}
			atf_check objcopy --redefine-sym $v=real_${v##*_} \
			    --redefine-sym ${v}_lanes=real_${v##*_}_lanes $f
		done
		objects="$objects $vectors ${simd:+fpu.o fpu_guard.o}"
		for section in $sections; do
			atf_check -o match:"^$section +[1-9]" size -A md_sha2.o
		done
		run_cases "$names" $objects \
		    "$tests/sys/crypto/sha2/sha256_many_cases.c"
		gcc -c -I"$SRCTOP/lib/libmd" -I"$tests" variants.c
		load 0 "${says:-empty}" md_sha2.o sha256_selftest.o $objects
	done
	rm sha256_selftest.o
	echo "int ${selftest:-_libmd_sha256_selftest}(void) { return (-1); }" \
	    >wrong.c
	gcc -c wrong.c
	load 22 ignore md_sha2.o wrong.o $objects
}

# dropin COMPILER: write it as one file, then the same.
dropin()
{
	compiler "$1"
	atf_check sh "$SRCTOP/tools/single.sh" . "$port/$dropin"
	for shape in small fast; do
		compile $shape $dropin
		inspect ${dropin%.c}.o
		run_cases "$dropin_names" ${dropin%.c}.o $dropin_more
	done
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
	copy_source src
	quietly $MAKE -C "src/sys/modules/$os" dropin SYSDIR="$PWD/tree/sys"
	mv "$(tail -1 log)" .
	compiler gcc
	compile fast $dropin
	inspect ${dropin%.c}.o
	run_cases "$dropin_names" ${dropin%.c}.o $dropin_more
}

# core_for CPU:VERSION [SETTING]: what the makefile compiles for that kernel.
core_for()
{
	mkdir -p tree/sys/sys
	printf '#define\t__NetBSD_Version__\t%s\t/* or others */\n' \
	    "${1#*:}" >tree/sys/sys/param.h
	$MAKE -C "$port" -V CORE copy SYSDIR="$PWD/tree/sys" \
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

# by_makefile CPU:VERSION SMALL_KERNEL: that of the folder.
by_makefile()
{
	MAKEOBJDIR=$PWD/$folder$1$2
	mkdir "$MAKEOBJDIR"
	export MAKEOBJDIR
	quietly $MAKE -C "src/sys/modules/$os/$folder" SYSDIR="$PWD/tree/sys" \
	    MACHINE_ARCH="${1%:*}" SMALL_KERNEL=$2
	atf_check ld -r -o whole.o "$MAKEOBJDIR"/*.o
	nm -u whole.o | sed 's/.* //' >undefined
	printf '%s\n' $offers $simd >offered
	atf_check -s exit:1 grep -vxFf offered undefined
}

# What the makefiles compile fits together, by stand-ins for the kernel's own.
atf_test_case makefile__compiles_the_module
makefile__compiles_the_module_body()
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
	compiler gcc
	CC="$(printf "%s " $cc) -I$tests/sys/modules/$os/include"
	export CC
	copy_source src
	for folder in $folders; do
		for kernel in ${lends%% *} ${lends_not%% *}; do
			core_for $kernel
			by_makefile $kernel no
			by_makefile $kernel yes
		done
	done
}

# All that is compiled in is in one folder, and that is all that it needs.
atf_test_case makefile__copies_what_is_compiled_in
makefile__copies_what_is_compiled_in_body()
{
	tree
	copy_source src
	quietly $MAKE -C "src/sys/modules/$os" copy SYSDIR="$PWD/tree/sys"
	compiler gcc
	port=/nonexistent core=/nonexistent
	sed -n 's,^\(file.\)*\(crypto/md/[a-z0-9_]*\.c\).*,\2,p' \
	    tree/sys/crypto/md/files.md_sha2 >files
	atf_check -o inline:"8\n" -x 'wc -l <files'
	SRCTOP=/nonexistent
	while read -r f; do
		compile small "tree/sys/$f"
	done <files
	inspect md_sha2.o sha*.o
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
