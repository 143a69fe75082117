#!/bin/sh
# SPDX-License-Identifier: BSD-2-Clause
#
# What md_sha2_test runs, made in the current folder: for each of three kernels
# a folder with the modules and what the guest's file system holds.  The kernels
# are made once, in the user's cache.
#	prepare.sh SRCTOP MAKE CC

set -eu
SRCTOP=$1 MAKE=$2 CC=$3
here=$SRCTOP/tests/sys/modules/linux
hashes=$(sed -n 's/^HASH_LIST+=	\([^:]*\).*/\1/p' "$SRCTOP/share/mk/hashes.mk" |
    xargs)
export HASHES="$hashes"
cache=${XDG_CACHE_HOME:-$HOME/.cache}/md_sha2
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOBJDIRPREFIX MAKEOBJDIR
jobs=$(getconf _NPROCESSORS_ONLN)
mkdir -p "$cache"
work=$(mktemp -d "$cache/new.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

give_up()
{
	echo "test-kernel: $*; try ./bootstrap test-kernel" >&2
	exit 1
}

version()
{
	dpkg-query -W -f '${Version}' "$1" 2>/dev/null ||
	    give_up "no package $1"
}

# quietly COMMAND...: what it says matters only where it fails.
quietly()
{
	log=$(mktemp "$work/log.XXXXXX")
	"$@" >"$log" 2>&1 || {
		cat "$log" >&2
		give_up "$*: failed"
	}
}

# Debian's kernel for virtual machines, of the version of its headers here.  The
# package is unpacked, for its installation would change the system.
debian_kernel()
{
	release=$(dpkg-query -W -f '${Depends}' linux-headers-cloud-amd64 \
	    2>/dev/null | sed -n 's/.*linux-headers-\([0-9][^ ,]*\).*/\1/p')
	[ "$release" ] || give_up "no package linux-headers-cloud-amd64"
	headers=/usr/src/linux-headers-$release
	debian=$cache/linux-image-$release-$(version "linux-headers-$release")
	[ ! -d "$debian" ] || return 0

	mkdir "$work/deb" "$work/kernel"
	(
		cd "$work/deb"
		apt-get download "linux-image-$release" >/dev/null 2>&1 || {
			quietly apt-get update
			quietly apt-get download "linux-image-$release"
		}
	)
	dpkg-deb -x "$work"/deb/*.deb "$work/deb"
	cp "$work/deb/boot/vmlinuz-$release" "$work/kernel/vmlinuz"
	for m in af_alg algif_hash tcrypt; do
		find "$work/deb" -name "$m.ko*" -exec cp {} "$work/kernel" \;
	done
	find "$work/kernel" -name '*.xz' -exec xz -d {} +
	mv "$work/kernel" "$debian"
}

# uml CONFIG...: User-Mode Linux from Debian's source; prints the folder, where
# enough is left to build modules.
uml()
{
	for config; do
		set -- "$@" "$here/$config.config"
		shift
	done
	source=$(find /usr/src -name 'linux-source-*.tar.xz' | sort | tail -1)
	[ "$source" ] || give_up "no package linux-source"
	key=$(basename "$source" .tar.xz)
	key=$key-$({ version "$key"; gcc --version; cat "$@"; } | sha256sum |
	    cut -c 1-16)
	echo "$cache/$key"
	[ ! -d "$cache/$key" ] || return 0

	echo "test-kernel: building $cache/$key" >&2
	tree=$work/$key
	mkdir "$tree"
	tar -C "$tree" --strip-components=1 -xf "$source" \
	    --exclude='*/Documentation/*.rst' --exclude='*/sound/*.[ch]' \
	    --exclude='*/drivers/gpu/*.[ch]' --exclude='*/drivers/media/*.[ch]' \
	    --exclude='*/drivers/net/ethernet/*.[ch]' \
	    --exclude='*/drivers/net/wireless/*.[ch]' \
	    --exclude='*/arch/[a-t]*/*.[chS]' --exclude='*/arch/[a-t]*/*.dts*'
	(
		cd "$tree"
		export ARCH=um
		quietly make tinyconfig
		quietly scripts/kconfig/merge_config.sh -m .config "$@"
		quietly make olddefconfig
		quietly make -j"$jobs" linux modules
		find . -name scripts -prune -o -name '*.[coSa]' -exec rm -f {} +
		rm -rf drivers sound Documentation vmlinux
	)
	mv "$tree" "$cache/$key"
}

# modules FOLDER HEADERS [KBUILDFLAG...]: both shapes, and the tests' modules.
modules()
{
	name=$1 kernel=$2
	shift 2
	port=$SRCTOP/sys/modules/linux
	mkdir -p "$name"
	for shape in unrolled rolled; do
		small=no
		[ $shape = unrolled ] || small=yes
		"$MAKE" -C "$port" MAKEOBJDIR="$PWD/$name/$shape" \
		    KERNELDIR="$kernel" SMALL_KERNEL=$small \
		    KBUILDFLAGS="$* W=1 KCFLAGS=-fstack-usage" \
		    >"$name/$shape.log" 2>&1 || {
			cat "$name/$shape.log"
			give_up "could not build $name/$shape"
		}
	done

	tests=$PWD/$name/tests
	quietly "$MAKE" -C "$port" copies KERNELDIR="$kernel" COPYDIR="$tests"
	cp -p "$here"/Kbuild "$here"/*.c "$SRCTOP"/tests/hash_*.h \
	    "$SRCTOP"/tests/sys/crypto/*/*_cases.c \
	    "$SRCTOP"/tests/sys/crypto/*/*_vectors.h "$tests"
	sed s/0x428a2f98/0x428a2f99/ "$tests/crypto/sha2/sha256_compress.h" \
	    >"$tests/crypto/sha2/sha256_constant.h"
	sed s/sha256_compress.h/sha256_constant.h/ \
	    "$tests/crypto/sha2/sha256_compress.c" \
	    >"$tests/crypto/sha2/sha256_constant.c"
	quietly make -C "$kernel" M="$tests" "$@" modules

	root=$name/root
	rm -rf "$root"
	mkdir -p "$root/bin"
	cp "$here/init.sh" "$root/init"
	echo "$hashes" >"$root/hashes"
	chmod +x "$root/init"
	cp "$(command -v busybox)" guest "$root/bin"
	cp "$tests"/*.ko "$root"
	cp "$name/unrolled/md_sha2.ko" "$root/unrolled.ko"
	cp "$name/rolled/md_sha2.ko" "$root/rolled.ko"
}

# What the host says that the digests are.
rm -f figures ./*sums
quietly "$CC" -O2 -Wall -static -o guest "$here/guest.c"
mkdir "$work/messages"
./guest messages "$work/messages"
for hash in $hashes; do
	! command -v "${hash}sum" >/dev/null ||
		"${hash}sum" "$work/messages"/* >"${hash}sums"
done

debian_kernel
uml=$(uml uml)
sanitizers=$(uml uml sanitizers)

check=
! command -v sparse >/dev/null || check="C=2 CHECK=sparse"
# shellcheck disable=SC2086 # two words or none
modules debian "$headers" $check &
pids=$!
modules uml "$uml" ARCH=um &
pids="$pids $!"
modules sanitizers "$sanitizers" ARCH=um UBSAN_SANITIZE=y &
for pid in $pids $!; do
	wait "$pid"
done
cp "$debian"/*.ko ./*sums debian/root
ln -sfn "$headers" debian/headers
ln -sf "$debian/vmlinuz" debian/vmlinuz
ln -sf "$uml/linux" uml/linux
ln -sf "$sanitizers/linux" sanitizers/linux
