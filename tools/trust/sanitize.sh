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

# shellcheck disable=SC2046 # lists; make has no blanks in it either

set -eu
export LC_ALL=C
tools=$(cd "$(dirname "$0")" && pwd)
SRCTOP=$1 folder=$2
shift 2
. "$SRCTOP/tools/hashes.sh"
[ $# -gt 0 ] || set -- core.address core.memory core.thread helper.address \
    helper.memory helper.thread
lib=$SRCTOP/lib/libmd helpers=$SRCTOP/tests/lib/libmd
cavp=/usr/lib/python3/dist-packages/cryptography_vectors/hashes
mkdir -p "$folder"
cd "$folder"
cpu=$(cpu_of clang)
# What libatf writes to the heap, where no sanitizer sees it, counts as written;
# after the result of a case, it has still more of that to complain of.
export MSAN_OPTIONS=poison_in_malloc=0:poison_in_free=0
# Nor is its own memory ever freed; that of the helpers is counted by their cases.
export ASAN_OPTIONS=detect_leaks=0 TSAN_OPTIONS=halt_on_error=1
export __RUNNING_INSIDE_ATF_RUN=internal-yes-value

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
	    -DCAVP_DIR="\"$cavp\"" -I"$helpers" \
	    $(core_flags "$cpu") "$@"
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
		compile_core any "$cpu" sanitized
		sanitized -c $(core_tests words _any.c)
		for tests in $(core_tests words ''); do
			test_program "${tests##*/}" . "${tests}_test.c" \
			    "${tests}_cases.c" ./*.o
		done
		for tests in $(core_tests many _many); do
			test_program "${tests##*/}" '^final2_\|^many_' \
			    "${tests}_test.c" "${tests}_cases.c" ./*.o
		done ;;
	helper.*)
		sanitized -include ../before.h -c "$lib"/*.c $(core_portable)
		for name in $(core all '' | sed 's,.*/,,'); do
			test_program "$name" . -include ../before.h \
			    "$helpers/${name}_helper_test.c" ./*.o
		done
		# These want the system's own faults, and as much memory.
		sanitized -c "$lib"/*.c
		test_program load '^File_' "$helpers/md_load_test.c" ./*.o ;;
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
