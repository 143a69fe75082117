#!/bin/sh
# single.sh FOLDER SOURCE...: write each SOURCE of a port into FOLDER, with the
# files of the core and of the port that it includes by "name" in place of
# those lines, each once.
# The header of a source's own name stays a header: its line is kept, and what
# it includes is not repeated.  A private prototype, in a *_compress.h, becomes
# static, for all that it is for is in the same file.
# With CPU=x86 in the environment, or another folder of sys/crypto, what that
# holds comes first, and the result is for that CPU alone.

set -eu
folder=$(cd "$1" && pwd)
shift
for source; do
	source=$(cd "$(dirname "$source")" && pwd)/${source##*/}
	cd "$(dirname "$0")/.."
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
	}' "$source" "${source%/*}" ${CPU:+"sys/crypto/$CPU"} sys/crypto \
	    sys/crypto/sha2 >"$folder/${source##*/}"
done
