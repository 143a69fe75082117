#!/bin/sh
# speed.sh SRCTOP OBJTOP: "bmake speed", once all is built.  Compiles the core by
# each compiler that is here, and times it and libmd beside libcrypto and
# libsodium once all agree on digests.  What is missing is named, its rows
# skipped.  Exits 1 where a digest is wrong or something does not compile,
# whatever the times are.

work=$2/tools/speed
libmd=$2/lib/libmd/libmd.a
cd "$1" && mkdir -p "$work" && rm -f "$work"/* || exit 1
cpu=$(cd lib/libmd && "${MAKE:-bmake}" -V CRYPTO_CPU)
include="-Isys/modules/standalone -Isys/crypto/$cpu -Isys/crypto
    -Isys/crypto/sha2 -Isys"
cc='' have='' libs='' compilers=''

missing()
{
	echo "speed: $1 is missing, try ./bootstrap speed; its rows are skipped" >&2
}

# core NAME COMPILER FLAG...: the core, its symbols beginning with NAME.
core()
{
	name=$1
	shift
	printf '%s: %s\n' "$name" "$*"
	for f in sha256 sha256_compress; do
		# shellcheck disable=SC2086 # a list
		"$@" -std=c99 $include -D"CRYPTO_NAME(x)=${name}_##x" \
		    -c -o "$work/${name}_$f.o" "sys/crypto/sha2/$f.c" || exit 1
	done
	have="$have -DHAVE_$name"
}

host=$(sh tools/cpu.sh)
echo "CPU: $host"
for c in gcc clang; do
	if ! command -v $c >/dev/null; then
		missing $c
		continue
	fi
	cc=${cc:-$c}
	compilers="$compilers, $c $("$c" --version | sed 's/.* //;q' |
	    grep -o '^[0-9.]*')"
	core unrolled_$c $c -O2
done
[ -n "$cc" ] || exit 1
[ "$cc" != gcc ] ||
    core rolled_gcc gcc -Os -ffunction-sections -fno-unroll-loops -DSMALL_KERNEL
for l in crypto:openssl/sha.h sodium:sodium.h; do
	if printf '#include <%s>\nint main(void) { return 0; }\n' "${l#*:}" |
	    "$cc" -x c -o "$work/probe" - -l"${l%:*}" 2>/dev/null; then
		libs="$libs -l${l%:*}" have="$have -DHAVE_${l%:*}"
	else
		missing "lib${l%:*}"
	fi
done

# libcrypto reads the CPU's features from here: none, for integer assembly, then
# all, then those up to AVX2 and SSSE3.
# shellcheck disable=SC2086
"$cc" -std=c99 -O2 -D_POSIX_C_SOURCE=200809L -DOPENSSL_API_COMPAT=10101 $have \
    $include -o "$work/speed" tools/speed/speed.c "$work"/*.o "$libmd" $libs &&
    OPENSSL_ia32cap=0:0 "$work/speed" C "$host${compilers}" >"$work/C" &&
    sed '$d' "$work/C" && "$work/speed" libmd &&
    OPENSSL_ia32cap=:~0x20000000 "$work/speed" AVX2 &&
    OPENSSL_ia32cap=~0x1000000000000000:~0x20000020 "$work/speed" SSSE3 &&
    printf '\nFor the table of CPUs in README.md:\n' && tail -n 1 "$work/C"
