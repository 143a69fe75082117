#!/bin/sh
# kernel_variants.sh FOLDER/CPU/HASH...: the sources that a kernel takes of a CPU's
# variants, those that the table in the folder "kernel" names, after that table.

cd "$(dirname "$0")/../sys/crypto" || exit 1
for hash; do
	table=${hash%/*}/kernel/${hash##*/}_variants.c
	[ -e "$table" ] || continue
	echo "$table"
	for f in "$hash"_compress_*.c; do
		v=${f##*_compress_}
		! grep -q "(${v%.c})" "$table" || echo "$f"
	done
done
