#!/bin/sh
# single.sh FOLDER HASH...: write the chosen hashes into FOLDER, md_WORDS.c and
# md_WORDS.h for each of those whose words they take.
# single.sh FOLDER SOURCE.c: write that SOURCE of a port into FOLDER.
# The files of the core and of the port that are included by "name" stand in place
# of these lines, each once.
# The header of a source's own name stays a header: its line is kept, and what
# it includes is not repeated.  A private prototype, in a *_compress.h, becomes
# static, for all that it is for is in the same file.
# With CPU=x86 in the environment, or another folder of sys/crypto, what that
# holds comes first, and the result is for that CPU alone.

set -eu

# one_file SOURCE: with what it includes, in FOLDER.
one_file()
{
	# shellcheck disable=SC2086 # a list of folders
	LC_ALL=C awk '
	function find(name,	i, line)
	{
		for (i = 2; i < ARGC; i++)
			if ((getline line <(ARGV[i] "/" name)) >= 0) {
				close(ARGV[i] "/" name)
				return ARGV[i] "/" name
			}
		return ""
	}

	function expand(file, quiet,	line, name, part, path)
	{
		while ((getline line <file) > 0) {
			if (line ~ /^#include "/) {
				split(line, part, "\"")
				name = part[2]
				if (name in seen)
					continue
				path = find(name)
				if (path != "") {
					seen[name]
					if (name == header)
						print line
					expand(path, quiet || name == header)
					continue
				}
			}
			if (file ~ /_compress\.h$/)
				sub(/^void/, "static __attribute__((__noinline__)) void", line)
			if (!quiet)
				print line
		}
		close(file)
	}

	BEGIN {
		header = ARGV[1]
		sub(/.*\//, "", header)
		sub(/\.c$/, ".h", header)
		expand(ARGV[1], 0)
	}' "$1" "${1%/*}" sys/modules/standalone ${CPU:+"sys/crypto/$CPU"} \
	    sys/crypto $folders >"$to/${1##*/}"
}

# two_files WORDS: its md_WORDS.h and md_WORDS.c, which include what is chosen.
two_files()
{
	names=$(awk -F: -v chosen=" $chosen $1 " -v words="$1" '
	    $6 == words && index(chosen, " " $1 " ") { print $1 }' "$work/list")
	cat >"$work/md_$1.h" <<-END
	/*-
	 * SPDX-License-Identifier: BSD-2-Clause
	 *
	 * As two files, md_$1.c and this header:
	$(echo "$names" | sed 's/^/ *	/')
	 */

	#include <stddef.h>
	#include <stdint.h>

	$(echo "$names" | sed 's/.*/#include "&.h"/')
	END
	cat >"$work/md_$1.c" <<-END
	/*-
	 * SPDX-License-Identifier: BSD-2-Clause
	 *
	 * As two files, md_$1.h and this source:
	$(echo "$names" | sed 's/^/ *	/')
	 * Compile with -DSMALL_KERNEL -Os for the smallest code, without and -O2 for
	 * the fastest.  Wants memcpy and memset, as every C compiler does.
	 */

	#include "md_$1.h"
	$(echo "$names" | sed 's/.*/#include "&.c"/')
	#include "$1_compress.c"
	END
	one_file "$work/md_$1.h"
	one_file "$work/md_$1.c"
}

to=$(cd "$1" && pwd)
shift
source=
case $1 in
*.c)	source=$(cd "$(dirname "$1")" && pwd)/${1##*/} ;;
esac
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
sed -n 's/^HASH_LIST+=	//p' share/mk/hashes.mk >"$work/list"
folders=$(cut -d : -f 3 "$work/list" | sort -u | sed 's,^,sys/crypto/,')
if [ "$source" ]; then
	one_file "$source"
	exit
fi
chosen=$*
for hash; do
	grep -q "^$hash:" "$work/list" || {
		echo "single: there is no hash \"$hash\"; HASHES can be:" \
		    "$(cut -d : -f 1 "$work/list" | xargs)" >&2
		exit 1
	}
done
awk -F: -v chosen=" $chosen " 'index(chosen, " " $1 " ") { print $6 }' \
    "$work/list" | sort -u |
while read -r words; do
	two_files "$words"
	echo "$to/md_$words.c, and .h"
done
