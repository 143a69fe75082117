#!/bin/sh
# bmake ports: what the core takes in each port, rolled and unrolled: bytes,
# the largest frame (in an image: all of the stack), and instructions for each
# byte of a long message where they are counted (on AVR, cycles; in Linux by
# "bmake test-kernel", and not before that has run).

cd "$(dirname "$0")/.." || exit 1
make=${1:-bmake}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

row()
{
	printf '%-16s %7s %8s %7s %8s %7s %8s\n' "$@"
}

# shape FLAG...: prints the bytes, and the largest frame.
shape()
{
	for f in sha256 sha256_compress; do
		# shellcheck disable=SC2086,SC2154 # kernel.sh's flags
		gcc $flags -fno-pie -fno-stack-protector -nostdinc \
		    -fno-asynchronous-unwind-tables -fstack-usage "$@" -Itests/sys/modules/$os/include \
		    -Isys/modules/$os -Isys/crypto/x86 -Isys/crypto \
		    -c -o "$work/$f.o" sys/crypto/sha2/$f.c || exit
	done
	size "$work"/sha256*.o | awk '{ n += $1 + $2 } END { print n }'
	cut -f 2 "$work"/*.su | sort -n | tail -1
}

# linux SMALL_KERNEL: the same of what Kbuild makes, without its tables for tracing.
linux()
{
	(
		unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOBJDIRPREFIX
		$make -C sys/modules/linux MAKEOBJDIR="$work/$1" SMALL_KERNEL="$1" \
		    KERNELDIR="$headers" KBUILDFLAGS=KCFLAGS=-fstack-usage
	) >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }
	size -A "$work/$1"/crypto/sha2/sha256.o \
	    "$work/$1"/crypto/sha2/sha256_compress.o |
	    awk '/^\.(text|l?rodata)/ { n += $2 } END { print n }'
	cut -f 2 "$work/$1"/crypto/sha2/sha256.su \
	    "$work/$1"/crypto/sha2/sha256_compress.su | sort -n | tail -1
}

# counted DRIVER: its instructions for each byte.
counted()
{
	sed -n "s/^instructions .* $1: //p" "$($make -C tests/sys/modules/linux \
	    -V .OBJDIR)/figures" 2>/dev/null |
	    awk '{ n = sprintf("%.1f", $1 / 8192) } END { print n == "" ? "-" : n }'
}

row "" rolled unrolled frame frame insns/B insns/B
release=$(dpkg-query -W -f '${Depends}' linux-headers-cloud-amd64 2>/dev/null |
    sed -n 's/.*linux-headers-\([0-9][^ ,]*\).*/\1/p')
headers=/usr/src/linux-headers-$release
if [ -e "$headers/Makefile" ]; then
	# shellcheck disable=SC2046 # two numbers each
	set -- $(linux yes) $(linux no)
	[ $# -eq 4 ] || exit 1
	row "linux, amd64" "$1" "$3" "$2" "$4" "$(counted sha256-md-small)" \
	    "$(counted sha256-md)"
else
	echo "linux, amd64 skipped: no kernel headers, try ./bootstrap ports"
fi
for os in freebsd netbsd openbsd; do
	# shellcheck disable=SC1090
	. tests/sys/modules/$os/kernel.sh
	# shellcheck disable=SC2046 # two numbers each
	set -- $(shape -DSMALL_KERNEL -Os) $(shape -O2)
	row "$os, amd64" "$1" "$3" "$2" "$4" - -
done
$make test-images >"$work/images"
status=$?
awk '$1 ~ /[.]rolled$/ && NF > 5 { sub(/[.].*/, "", $1); n = $1
	flash[n] = $2; stack[n] = $4; insns[n] = $5 }
    $1 ~ /[.]unrolled$/ && NF > 5 { sub(/[.].*/, "", $1); n = $1
	printf "%-16s %7s %8s %7s %8s %7s %8s\n", n, flash[n], $2, stack[n],
	    $4, insns[n], $5 }
    / skipped: / { print }' "$work/images"
exit $status
