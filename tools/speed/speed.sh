#!/bin/sh
# speed.sh SRCTOP OBJDIR: "bmake speed".  Compiles the core by each compiler
# that is here, and times it beside libcrypto and libsodium once all agree on
# digests.  Writes in OBJDIR, an absolute path, only.  What is missing is named,
# its rows skipped.  Exits 1 where a digest is wrong or something does not
# compile, whatever the times are.

cd "$1" && mkdir -p "$2" || exit 1
work=$2
case $(uname -m) in
x86_64 | amd64 | i?86)	cpu=x86 ;;
aarch64 | arm64)	cpu=arm64 ;;
*)			cpu=. ;;
esac
include="-Isys/modules/standalone -Isys/crypto/$cpu -Isys/crypto -Isys"
cc='' have='' libs=''

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
		"$@" -std=c99 $include -Dsha256_compress="${name}_compress" \
		    -DSHA256_Init="${name}_Init" \
		    -DSHA256_Update="${name}_Update" \
		    -DSHA256_Final="${name}_Final" \
		    -DSHA224_Init="${name}_Init224" \
		    -DSHA224_Update="${name}_Update224" \
		    -DSHA224_Final="${name}_Final224" \
		    -c -o "$work/${name}_$f.o" "sys/crypto/sha2/$f.c" || exit 1
	done
}

rm -f "$work"/*.o
sed -n 's/^model name[^:]*: /CPU: /p' /proc/cpuinfo 2>/dev/null | head -n 1
for c in gcc clang; do
	if ! command -v $c >/dev/null; then
		missing $c
		continue
	fi
	cc=${cc:-$c}
	"$c" --version | head -n 1
	core unrolled_$c $c -O2
	have="$have -DHAVE_$c"
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

# libcrypto reads the CPU's features from here: none, for integer assembly.
# shellcheck disable=SC2086
"$cc" -std=c99 -O2 -D_POSIX_C_SOURCE=200809L -DOPENSSL_API_COMPAT=10101 $have \
    $include -o "$work/speed" tools/speed/speed.c "$work"/*.o $libs &&
    OPENSSL_ia32cap=0:0 "$work/speed" || exit 1

# The CPU's own instructions, each beside libcrypto with the same.
[ -e "sys/crypto/sha2/$cpu/sha256_variants.c" ] && case $libs in
*crypto*) ;;
*)	false ;;
esac || exit 0
rm -f "$work"/*.o
printf '\nvariants: %s\n' "$cc -O2"
include="-Ilib/libmd ${include#* }"
for f in sys/crypto/sha2/sha256.c sys/crypto/sha2/sha256_many.c \
    sys/crypto/sha2/sha256_select.c sys/crypto/sha2/sha256_compress.c \
    "sys/crypto/sha2/$cpu"/*.c "sys/crypto/cpu.c"; do
	rename=
	[ "${f##*/}" != sha256_compress.c ] ||
	    rename=-Dsha256_compress=_libmd_sha256_compress_c
	# shellcheck disable=SC2086
	"$cc" -std=c99 -O2 $rename $include \
	    -c -o "$work/$(basename "$f" .c).o" "$f" || exit 1
done
# shellcheck disable=SC2086
"$cc" -std=c99 -O2 -D_POSIX_C_SOURCE=200809L -DOPENSSL_API_COMPAT=10101 \
    $include -o "$work/variants" tools/speed/variants.c "$work"/*.o -lcrypto ||
    exit 1
"$work/variants" || exit 1
OPENSSL_ia32cap=:~0x20000000 "$work/variants" AVX2 &&
    OPENSSL_ia32cap=~0x1000000000000000:~0x20000020 "$work/variants" SSSE3
