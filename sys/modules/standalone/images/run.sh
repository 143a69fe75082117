#!/bin/sh
# run.sh IMAGE COMMAND...: run an image under COMMAND and print its line of the
# table.  Exits 1 where a case failed or none ran.  What is not installed is
# skipped, and that is said.

image=$1
shift
name=$(basename "${image%.*.elf}")

skip()
{
	printf '%-18s skipped: %s, try ./bootstrap test-images\n' "$name" "$1"
	exit 0
}

[ -e "$image" ] || skip "it is not built"
command -v "$1" >/dev/null || skip "no $1"

# simavr colours what it prints and ends each line with a full stop.
out=$(timeout 300 "$@" "$image" </dev/null 2>&1 | tr -d '\033\r' |
    sed 's/\[[0-9;]*m//g; s/\.$//')
result=$(echo "$out" | sed -n '/^[a-z0-9_]*: [0-9]* passed, /p')
measured=$(echo "$out" | sed -n 's/^stack \(.*\) perbyte \(.*\) context .*/\1 \2/p')
context=$(echo "$out" | sed -n 's/^stack .* context //p')

# A context, and what the core's tables take: on AVR these are in RAM, too.
core=${image%.elf}.o
flash=$(size "$core" | awk 'NR == 2 { print $1 + $2 }')
ram=$(size -A "$core" | awk -v avr="$(echo "$name" | grep -c ^avr)" '
    /^\.data|^\.bss/ || avr && /^\.rodata/ { n += $2 }
    END { print n + context }' context="${context:-0}" -)

# shellcheck disable=SC2086 # two numbers
printf '%-18s %6s %5s %6s %10s  %s\n' "$name" "$flash" "$ram" \
    ${measured:-? ?} "${result:-no result}"
case $result in
*": "[1-9]*" passed, 0 failed"*)
	;;
*)	echo "$out" >&2
	exit 1 ;;
esac
