#!/bin/sh
# shapes.sh ROLLED UNROLLED: whether, in what compilers made of them, the rounds
# of the one are a loop, and those of the other written out: by rotates and size.
# Each is FILE or FILE:FUNCTION.  Prints both; exits 1 if they are not.

# count FILE:FUNCTION: rotates, and bytes of code.
count()
{
	objdump -d "${1%:*}" | awk -F '\t' -v name="$(expr "$1:" : '[^:]*:\([^:]*\)')" '
	/>:$/ { on = name == "" || index($0, "<" name ">:") ||
	    index($0, "<" name ".") }
	on && NF > 1 { bytes += split($2, byte, " ") }
	on && $3 ~ /^(ro[rl]x?|sh[lr]d)[[:space:]]/ { rotates++ }
	END { print rotates + 0, bytes + 0 }'
}

{ count "$1"; count "$2"; } | awk '
NR == 1 { few = $1; small = $2 }
NR == 2 { many = $1; large = $2 }
END {
	print few " rotates in " small " bytes, " many " in " large
	exit few < 1 || few > 20 || many < 384 || large <= 8 * small
}'
