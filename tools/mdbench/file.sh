# shellcheck shell=sh disable=SC2015,SC2086,SC2154 # lists are words; mdbench.sh sets them
# mdbench --file SIZE: the time to hash a sparse file and one of random bytes,
# by libmd in 64 and in 32 bits, by sha256sum (or its like) and by openssl.

# filehash ARCH LEVEL NAME: a program from libmd's sources
filehash()
{
	$host $1 $2 $after -D_DEFAULT_SOURCE -D_FILE_OFFSET_BITS=64 $defines \
	    "-DHEADER=<$hash.h>" -Isrc/lib/libmd "-Isrc/sys/crypto/$cpu" \
	    -Isrc/sys/crypto -Isrc/sys src/tools/mdbench/filehash.c $bytes \
	    "$whole" src/lib/libmd/md_common.c "src/lib/libmd/${hash}_helper.c" \
	    -o "$3" 2>"$3.err"
}

[ -e src/lib/libmd/md_common.c ] || die "--file wants the project's whole tree"
programs=
[ -z "$bits64" ] || runs32 || bits64=
for shape in rolled unrolled; do
	case $shape in
	rolled)	level="-Os $rolled" ;;
	*)	level=-O2 ;;
	esac
	run filehash "" "$level" "libmd-$shape" ||
	    die "libmd cannot be compiled: $(head -n 1 "libmd-$shape.err")"
	programs="$programs ./libmd-$shape"
	[ "$bits64" ] && run filehash -m32 "$level" "m32-libmd-$shape" &&
	    programs="$programs ./m32-libmd-$shape"
done
for name in "${hash}sum" openssl; do
	command -v $name >/dev/null && programs="$programs $name"
done
$host -O2 -D_DEFAULT_SOURCE src/tools/mdbench/elapsed.c -o elapsed || exit 1

dd if=/dev/null of=sparse bs=1 count=0 seek="$filesize" 2>/dev/null &&
    head -c "$filesize" /dev/urandom >random 2>/dev/null ||
    die "no room for a file of $filesize bytes in $work"
: >timings
for round in 1 2 3 4 5; do
	for file in sparse random; do
		cat "$file" >/dev/null
		for program in $programs; do
			[ ! -t 2 ] ||
			    printf '\rround %d of 5: %-24s' "$round" \
			    "$program" >&2
			case $program in
			openssl) run ./elapsed sum openssl dgst "-$hash" $file ;;
			*)	run ./elapsed sum "$program" "$file" ;;
			esac >took || die "$program fails"
			echo "$program $file $(cat took)" \
			    "$(sed 's/.*\([0-9a-f]\{'$((2 * digest))'\}\).*/\1/' sum)" >>timings
		done
	done
done
[ ! -t 2 ] || printf '\r%40s\r' '' >&2
awk -v size="$filesize" '
    {
	name = $1
	sub(/^\.\//, "", name)
	if (!(name in known)) {
		known[name] = 1
		order[++n] = name
	}
	k = name SUBSEP $2
	if (!(k in wall) || $3 < wall[k])
		wall[k] = $3
	if (!(k in busy) || $4 < busy[k])
		busy[k] = $4
	if (!($2 in digest))
		digest[$2] = $5
	if (digest[$2] != $5) {
		print "mdbench: WRONG: " name " of the " $2 " file" >"/dev/stderr"
		wrong = 1
	}
    }
    function row(name, file,	k) {
	k = name SUBSEP file
	printf " %9.3f %9.3f %9.1f", wall[k], busy[k],
	    size / 1e6 / (wall[k] > 0 ? wall[k] : 1e-3)
    }
    END {
	printf "%-20s %29s %29s\n%-20s", "file of " size, "sparse", "random", ""
	for (i = 1; i <= 2; i++)
		printf " %9s %9s %9s", "s", "CPU s", "MB/s"
	print ""
	for (i = 1; i <= n; i++) {
		printf "%-20s", order[i]
		row(order[i], "sparse")
		row(order[i], "random")
		print ""
	}
	exit wrong
    }' timings
