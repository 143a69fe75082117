# For shell scripts: the hashes that share/mk/hashes.mk lists, and their core as
# the tests want it.  SRCTOP is the tree; SYS is its sys, or a changed one.

# hashes: the list, in words.
hashes()
{
	sed -n 's/^HASH_LIST+=	//p' "$SRCTOP/share/mk/hashes.mk" | tr : ' '
}

# core WHICH END..., core_tests WHICH END...: the sources, or those of their tests,
# FOLDER/nameEND, of all hashes, those with "words" of their own, those with "many",
# or those that take the words of the hash WHICH; where they are there.
core()
{
	hash_files "${SYS:-$SRCTOP/sys}/crypto" "$@"
}

core_tests()
{
	hash_files "$SRCTOP/tests/sys/crypto" "$@"
}

hash_files()
(
	top=$1 which=$2
	shift 2
	hashes | while read -r name _ in _ _ words many; do
		case $which:$name in
		all:* | "$words":* | "$many":* | words:"$words")
			for end; do
				file=$top/$in/$name$end
				[ "${end%.?}" != "$end" ] && [ ! -e "$file" ] ||
				    echo "$file"
			done ;;
		esac
	done
)

# The bytes; the core without what is a CPU's own; the cases.
core_bytes()
{
	core all .c
	core many _many.c
}

core_portable()
{
	core_bytes
	core words _compress.c _portable.c
}

core_cases()
{
	echo "$SRCTOP/tests/hash_print.c"
	core_tests all _cases.c
	core_tests many _many_cases.c
}

# cpu_of COMPILER...: the folder of its CPU, or none.
# shellcheck disable=SC2016 # make's
cpu_of()
(
	unset MAKEFLAGS MFLAGS MAKELEVEL
	${MAKE:-bmake} -C "$SRCTOP/lib/libmd" CC="$*" -V '${CRYPTO_CPU}'
)

# core_flags [CPU]: where headers are.
core_flags()
{
	echo "-I$SRCTOP/tests -I$SRCTOP/lib/libmd/linux -I$SRCTOP/lib/libmd" \
	    "-I${SYS:-$SRCTOP/sys}/crypto/${1:-none}" \
	    "-I${SYS:-$SRCTOP/sys}/crypto -I${SYS:-$SRCTOP/sys}"
}

# compile_core CHOICE CPU COMPILER...: here, the objects of the bytes, and of the
# words, portable and by what the CPU's folder has.  CHOICE is "best", the core's
# own, or "any", for tests that link any_sources: then with both shapes.
# shellcheck disable=SC2046,SC2086 # lists; make has no blanks in it either
compile_core()
(
	choice=$1 cpu=$2 cpu_source=
	shift 2
	set -- "$@" $(core_flags "$cpu") -c
	sources=$(core_bytes)
	[ "$choice" = best ] || sources="$sources $(core_tests words \
	    _compress_rolled.c _compress_unrolled.c)"
	for words in $(core words ''); do
		name=${words##*/} in=${words%/*}
		if [ -d "$in/$cpu" ]; then
			"$@" "${words}_compress.c" \
			    "-D${name}_compress=CRYPTO_NAME(${name}_compress_c)" ||
			    exit
			sources="$sources $in/$cpu/${name}_*.c"
			cpu_source=${SYS:-$SRCTOP/sys}/crypto/cpu.c
			if [ "$choice" = best ]; then
				sources="$sources ${words}_select.c"
			else
				sources="$sources $SRCTOP/tests/sys/crypto/${in##*/}/${name}_selected.c"
			fi
		elif [ "$choice" = best ]; then
			sources="$sources ${words}_compress.c ${words}_portable.c"
		fi
	done
	"$@" $sources $cpu_source
)
