#!/bin/sh
# sanitize.sh TOP FOLDER [PART...]: the cases of the tree TOP, but the long ones,
# under clang's sanitizers.  A part, of which all are the default, is WHAT.KIND:
# the core over all variants, or the library's helpers, with
#	address		AddressSanitizer, and UndefinedBehaviorSanitizer with all
#			that it knows of integers, but for sanitize.ignore
#	memory		MemorySanitizer: what was not written is not used
#	thread		ThreadSanitizer, for the cases with threads
# A sanitizer keeps copies on the stack, so that no case looks for what is left
# there.  FOLDER gets what this makes.  Exits 1 if a case failed.

set -eu
export LC_ALL=C
tools=$(cd "$(dirname "$0")" && pwd)
top=$1 folder=$2
shift 2
[ $# -gt 0 ] || set -- core.address core.memory core.thread helper.address \
    helper.memory helper.thread
core=$top/sys/crypto/sha2 lib=$top/lib/libmd
words=$top/tests/sys/crypto/sha2 helpers=$top/tests/lib/libmd
cavp=/usr/lib/python3/dist-packages/cryptography_vectors/hashes
mkdir -p "$folder"
cd "$folder"
# What libatf writes to the heap, where no sanitizer sees it, counts as written;
# after the result of a case, it has still more of that to complain of.
export MSAN_OPTIONS=poison_in_malloc=0:poison_in_free=0
# Nor is its own memory ever freed; that of the helpers is counted by their cases.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1
export __RUNNING_INSIDE_ATF_RUN=internal-yes-value

case $(clang -dumpmachine) in
x86_64-*)	cpu=x86 ;;
aarch64-*)	cpu=arm64 ;;
riscv*)		cpu=riscv ;;
*)		cpu=none ;;
esac

# The helpers' cases have an open, read, close, malloc and free that can fail;
# here those call the sanitizer's, and do not take their place.
cat >before.h <<-\END
	#include <sys/types.h>
	#include <dlfcn.h>
	#include <fcntl.h>
	#include <stdlib.h>
	#include <unistd.h>
	int	fault_open(const char *, int, ...);
	ssize_t	fault_read(int, void *, size_t);
	int	fault_close(int);
	void	*fault_malloc(size_t);
	void	fault_free(void *);
	#define	open	fault_open
	#define	read	fault_read
	#define	close	fault_close
	#define	malloc	fault_malloc
	#define	free	fault_free
	#undef RTLD_NEXT
	#define	RTLD_NEXT RTLD_DEFAULT
END

# sanitized ARGUMENT...: clang, for the part.
sanitized()
{
	clang -g -O1 -w -fsanitize="$sanitizers" -fno-sanitize-recover=all \
	    -fsanitize-ignorelist="$tools/sanitize.ignore" -D_DEFAULT_SOURCE \
	    -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 \
	    -DCAVP_DIR="\"$cavp\"" -I"$words" -I"$helpers" -I"$top/tests" \
	    -I"$lib" -I"$top/sys/crypto/$cpu" -I"$top/sys/crypto" \
	    -I"$top/sys" "$@"
}

# try FOLDER PROGRAM CASE: does it pass?
try()
{
	mkdir "$1"
	(cd "$1" && setarch -R "../$2" -r result "$3" </dev/null >out 2>&1) ||
	    [ "$sanitizers" = memory ] || return 1
	cat "$1/result" >>"$1/out"
	grep -q '^passed' "$1/result"
}

# test_program NAME PATTERN ARGUMENT...: link it, and run its cases, those that
# have threads, or those without, with such names.
test_program()
{
	program=$1 pattern=$2
	shift 2
	sanitized -o "$program" "$@" -latf-c -lpthread
	"./$program" -l | sed -n 's/^ident: //p' | grep "$pattern" |
	    grep $threads thread | grep -v "$omit" >"$program.list" || :
	while read -r case; do
		n=$((n + 1))
		if ! try "$program.$case" "$program" "$case"; then
			failed=$((failed + 1))
			echo "sanitize: $part: $program:$case:"
			cat "$program.$case/out"
		fi
	done <"$program.list"
}

# run PART: in a folder of its own.
run()
{
	part=$1 n=0 failed=0 threads=-v omit=stack
	case $part in
	*.address)	sanitizers=address,undefined,integer ;;
	# Nor does that of clang 14 know the stat() of this C library.
	*.memory)	sanitizers=memory omit='stack\|size_unknown' ;;
	*.thread)	sanitizers=thread threads=-e ;;
	esac
	rm -rf "$part"
	mkdir "$part"
	cd "$part"
	case $part in
	core.*)
		compress=sha256_compress
		if [ -d "$core/$cpu" ]; then
			compress=_libmd_sha256_compress_c
			sanitized -c "$core/$cpu"/*.c \
			    "$top/sys/crypto/cpu.c" \
			    "$words/sha256_selected.c"
		fi
		sanitized -Dsha256_compress=$compress -c \
		    "$core/sha256_compress.c"
		sanitized -c "$core/sha224.c" "$core/sha256.c" \
		    "$core/sha256_many.c" "$words/sha256_any.c" \
		    "$words/sha256_compress_rolled.c" \
		    "$words/sha256_compress_unrolled.c"
		test_program sha256 . "$words/sha256_test.c" \
		    "$words/sha256_cases.c" ./*.o
		test_program many '^final2_\|^many_' \
		    "$words/sha256_many_test.c" \
		    "$words/sha256_many_cases.c" ./*.o
		;;
	helper.*)
		sanitized -include ../before.h -c "$lib"/*_helper.c \
		    "$lib/md_common.c" "$core/sha224.c" "$core/sha256.c" \
		    "$core/sha256_compress.c" "$core/sha256_many.c" \
		    "$core/sha256_portable.c"
		for hash in sha224 sha256; do
			test_program $hash . -include ../before.h \
			    "$helpers/${hash}_helper_test.c" ./*.o
		done
		# These want the system's own faults, and as much memory.
		sanitized -c "$lib"/*_helper.c "$lib/md_common.c"
		test_program load '^File_' "$helpers/md_load_test.c" ./*.o
		;;
	esac
	echo "sanitize: $part: $n cases, $failed failed"
	[ $n -gt 0 ] && [ $failed -eq 0 ]
}

for part; do
	(run "$part") >"$part.log" 2>&1 &
	jobs="${jobs:-} $!"
done
status=0
for job in $jobs; do
	wait "$job" || status=1
	cat "$1.log"
	shift
done
exit $status
