# shellcheck shell=sh disable=SC2015,SC2086,SC2154 # lists are words; mdbench.sh sets them
# mdbench --cross: the bytes of both shapes for each cross compiler, and, where
# the program links and qemu-user runs it, what a byte costs in instructions.

# instructions PROGRAM: of 32 blocks more, for a byte
instructions()
{
	for step in -one-insn-per-tb -singlestep; do
		for n in 16 48; do
			"qemu-$emulator" $step -d nochain,exec -D trace \
			    "./$1" $n 2>/dev/null | cmp -s abc - &&
			    grep -c ^Trace trace
		done | awk '{ n[NR] = $1 }
		    END { if (NR == 2 && n[2] > n[1])
			printf "%.1f", (n[2] - n[1]) / 32 / '$block' }' >count
		rm -f trace
		[ ! -s count ] || break
	done
	if [ -s count ]; then cat count; else echo -; fi
}

# target NAME COMPILER ...: one row
target()
{
	name=$1
	shift
	cpu=$("$1" -dumpmachine)
	emulator=$(echo "${cpu%%-*}" | sed 's/^powerpc/ppc/; s/^i.86/i386/')
	case $cpu in
	i[3-6]86-*)			own_cpu=x86 ;;
	aarch64-*)			own_cpu=arm64 ;;
	*)				own_cpu=none ;;
	esac
	row=
	for shape in "-Os $rolled" -O2; do
		objs=
		for file in $bytes "$whole"; do
			objs="$objs ${file##*/}.o"
			"$@" $plain $shape -Isrc/sys/crypto/$own_cpu $includes \
			    -c "$file" -o "${file##*/}.o" || return
		done 2>cross.err
		"$@" -r -nostdlib $roots -o all.o $objs 2>cross.err || return
		row="$row $("$("$1" -print-prog-name=size)" -A all.o | awk '
		    $1 ~ /^\.(text|rodata|data|bss|progmem)/ { n += $2 }
		    END { print n }')"
		count=-
		if command -v "qemu-$emulator" >/dev/null &&
		    "$@" -O2 -static $message all.o -o message 2>cross.err; then
			count=$(instructions message)
		fi
		row="$row $count"
	done
	echo "$name $("$1" -dumpversion) $row" | awk '{
		printf "%-28s %-10s %8s %8s %12s %12s\n", $1, $2, $3, $5, $4, $6
	}'
}

# What the program must print is what it prints here.
message="-DHEADER=<$header> $defines $includes src/tools/mdbench/message.c"
$host $message $bytes "$whole" -o message && ./message >abc || exit 1
printf '%-28s %-10s %17s %25s\n' "" "" "bytes" "instructions per byte"
printf '%-28s %-10s %8s %8s %12s %12s\n' target gcc rolled unrolled rolled \
    unrolled
IFS=:
for dir in $PATH; do
	find "$dir/" -name '*-*-gcc' 2>/dev/null
	find "$dir/" -name 'avr-gcc' 2>/dev/null
done | sed 's,.*/,,' | sort -u >crosses
unset IFS
while read -r cc; do
	[ "$("$cc" -dumpmachine)" != "$machine" ] || continue
	case $cc in
	arm-none-eabi-gcc)
		for m in m0 m3 m4; do
			target "${cc%-gcc}-cortex-$m" "$cc" -mthumb -mcpu=cortex-$m
		done ;;
	avr-gcc)
		target "${cc%-gcc}-atmega2560" "$cc" -ffreestanding \
		    -mmcu=atmega2560 ;;
	*-elf-gcc|*-none-*)
		target "${cc%-gcc}" "$cc" -ffreestanding ;;
	*)
		target "${cc%-gcc}" "$cc" ;;
	esac || say "$cc: $(grep -m 1 -E 'error|cannot' cross.err)"
done <crosses
[ -s crosses ] || die "no cross compiler is installed"
