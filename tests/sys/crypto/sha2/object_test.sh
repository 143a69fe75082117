# The core as compilers make it: what it says to them, and what they make of it.

export LC_ALL=C

# The compilers for this machine that are here.
compilers()
{
	for compiler in gcc clang; do
		! command -v $compiler >/dev/null || echo $compiler
	done
}

# sources: those of the core that each hash has, without .c.
sources()
{
	hashes | while read -r name _ folder _ _ words _; do
		echo "$folder/$name"
		[ "$name" != "$words" ] || echo "$folder/${name}_compress"
	done
}

folders()
{
	hashes | cut -d ' ' -f 3 | sort -u
}

# core DIR OPTION COMPILER...: the core as a kernel takes it, in DIR, and all
# of it in DIR/core.o.
core()
{
	dir=$1 option=$2
	shift 2
	mkdir -p "$dir"
	for f in $(sources); do
		atf_check "$@" "$option" -ffreestanding -fno-unroll-loops \
		    -fno-stack-protector -fstack-usage \
		    -I"$SRCTOP/sys/modules/standalone" -I"$SRCTOP/sys/crypto" \
		    -I"$SRCTOP/sys" -c -o "$dir/${f##*/}.o" \
		    "$SRCTOP/sys/crypto/$f.c"
	done
	rm -f "$dir/core.o"
	atf_check "$@" -nostdlib -r -o "$dir/core.o" "$dir"/*.o
}

# both_shapes: with each compiler, at -O2 and -Os, in the folders rolled and
# unrolled of the folders that are listed in the file shapes.
both_shapes()
{
	for compiler in $(compilers); do
		for level in -O2 -Os; do
			core "$compiler$level/rolled" -DSMALL_KERNEL \
			    "$compiler" $level
			core "$compiler$level/unrolled" -USMALL_KERNEL \
			    "$compiler" $level
			echo "$compiler$level" >>shapes
		done
	done
}

# only_on MACHINE: skip the case elsewhere.
only_on()
{
	[ "$(uname -m)" = "$1" ] || atf_skip "only on $1"
}

# The proof that the option does what it says, whatever the compiler thinks.
atf_test_case compress__rolled_and_unrolled_differ_in_rotates_and_size
compress__rolled_and_unrolled_differ_in_rotates_and_size_body()
{
	only_on x86_64
	both_shapes
	while read -r d; do
		echo "$d"
		for rolled in "$d"/rolled/*_compress.o; do
			set -- "$rolled" "$d/unrolled/${rolled##*/}"
			atf_check -o match:' rotates in ' \
			    sh "$SRCTOP/tools/shapes.sh" "$@"
			for same; do
				atf_check -s exit:1 -o match:' rotates in ' sh \
				    "$SRCTOP/tools/shapes.sh" "$same" "$same"
			done
		done
	done <shapes
}

# nothing COMMAND...: it has nothing to say.
nothing()
{
	out=$("$@") || atf_fail "$*: status not 0"
	[ -z "$out" ] || atf_fail "$*: $out"
}

writable()
{
	size -A "$1" | awk '/^\.(data|bss|tdata|tbss)/ && $2 > 0'
}

# Whoever runs the core supplies what every C compiler expects; ppc64's linker,
# what saves registers.  On sparc64 a register is a symbol without a name.
undefined()
{
	nm -u "$1" | awk 'NF > 1 && $NF != "memcpy" && $NF != "memset" &&
	    $NF !~ /^_(save|rest)gpr0_[0-9]+$/'
}

# Kernel stacks are small.  The rolled shape works in 160 bytes.
large_frames()
{
	awk -F '\t' '$2 >= 320 || $3 != "static"' "$@"
}

atf_test_case core__wants_little_of_where_it_runs
core__wants_little_of_where_it_runs_body()
{
	both_shapes
	while read -r d; do
		for f in "$d"/*/core.o; do
			atf_check -o match:'^\.text' size -A "$f"
			nothing writable "$f"
			nothing undefined "$f"
			atf_check -o match:'\.note\.GNU-stack' \
			    -o not-match:'\.note\.GNU-stack.*X' \
			    readelf -SW "$f"
		done
		atf_check -o match:SHA256_Final cat "$d"/*/*.su
		nothing large_frames "$d"/*/*.su
	done <shapes
}

# Those that have a function in libgcc for much.
atf_test_case core__wants_no_more_on_other_cpus
core__wants_no_more_on_other_cpus_body()
{
	found=
	while read -r compiler flags; do
		command -v "$compiler" >/dev/null || continue
		found="$found $compiler"
		# shellcheck disable=SC2086 # lists
		for option in '-DSMALL_KERNEL -Os' '-USMALL_KERNEL -O2'; do
			core d ${option% *} "$compiler" ${option#* } $flags
			nothing undefined d/core.o
			nothing writable d/core.o
		done
	done <<-END
	arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb
	arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb
	riscv64-unknown-elf-gcc -march=rv32imac -mabi=ilp32
	riscv64-unknown-elf-gcc
	aarch64-linux-gnu-gcc
	arm-linux-gnueabi-gcc
	powerpc64-linux-gnu-gcc
	riscv64-linux-gnu-gcc
	s390x-linux-gnu-gcc
	sparc64-linux-gnu-gcc -fno-pie
	END
	[ -n "$found" ] || atf_skip "no arm-none-eabi-gcc, nor another one here"
	echo "$found"
}

# Warnings are errors here, in every C that may be asked for.
atf_test_case core__no_warnings_in_any_standard
core__no_warnings_in_any_standard_body()
{
	warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual
	    -Wstrict-prototypes -Wmissing-prototypes -Wundef -Werror"
	for compiler in $(compilers); do
	for std in c99 c11 c17 c2x; do
	# What only the optimizer sees, it sees in each.
	how=-fsyntax-only
	[ $std != c17 ] || how="-O2 -c -o o"
	for option in -USMALL_KERNEL -DSMALL_KERNEL; do
	for folder in $(folders); do
	for f in "$SRCTOP/sys/crypto/$folder"/*.c; do
		# An image has nothing to choose.
		case $f in
		*_select.c)	os=lib/libmd ;;
		*)		os=sys/modules/standalone ;;
		esac
		# shellcheck disable=SC2086 # a list
		atf_check "$compiler" -std=$std $option $how $warnings \
		    -I"$SRCTOP/$os" -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" "$f"
	done
	done
	done
	done
	done
}

# The core's headers want types and nothing else, also in C++.
atf_test_case headers__alone_after_types
headers__alone_after_types_body()
{
	for h in $(cd "$SRCTOP/sys/crypto" && for folder in $(folders); do
	    ls "$folder"/*.h; done); do
		# For C alone, as its designated initializers are.
		case $h in *_hash.h) continue ;; esac
		printf '#include <stddef.h>\n#include <stdint.h>\n' >h.c
		printf '#include <crypto/%s>\n' "$h" "$h" >>h.c
		for compiler in $(compilers); do
			for std in c99 c11 c17 c2x; do
				atf_check "$compiler" -std=$std -Wall -Wextra \
				    -Wpedantic -Werror -I"$SRCTOP/sys" \
				    -I"$SRCTOP/sys/crypto" \
				    -fsyntax-only h.c
			done
		done
		for compiler in g++ clang++; do
			command -v $compiler >/dev/null || continue
			for std in c++98 c++11 c++20; do
				atf_check $compiler -x c++ -std=$std -Wall \
				    -Wextra -Wpedantic -Werror \
				    -I"$SRCTOP/sys" -I"$SRCTOP/sys/crypto" -fsyntax-only h.c
			done
		done
	done
}

atf_init_test_cases()
{
	add_cases compress__rolled_and_unrolled_differ_in_rotates_and_size \
	    core__wants_little_of_where_it_runs \
	    core__wants_no_more_on_other_cpus \
	    core__no_warnings_in_any_standard headers__alone_after_types
}
