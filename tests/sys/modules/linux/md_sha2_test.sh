# SPDX-License-Identifier: BSD-2-Clause
#
# The module md_sha2: as it is built, in Debian's kernel under QEMU, and in
# User-Mode Linux, once with sanitizers.  prepare.sh made what is used here.

objects=$(atf_get_srcdir)

# What a right module does in any kernel.
right='check unrolled ""
check rolled -small'

# shellcheck disable=SC2016 # plans are the guest's to expand
# Each fault, after a line of its own.
wrong='for fault in constant padding shared overrun; do
	echo "FAULT $fault"
	check md_sha2_broken "" broken=$fault
done'

# Figures outlive the tests: "bmake test-kernel" prints them.
figures()
{
	tee -a "$objects/figures"
}

# make_initrd KERNEL PLAN
make_initrd()
{
	need busybox
	rm -rf root
	cp -R "$objects/$1/root" root
	echo "$2" >root/plan
	(cd root && find . | busybox cpio -o -H newc) >initrd 2>/dev/null
}

# qemu STATUS PLAN [ARGUMENT...]: Debian's kernel; what it said is in log.
qemu()
{
	expected=$1
	need qemu-system-x86_64
	make_initrd debian "$2"
	shift 2
	timeout 250 qemu-system-x86_64 -accel tcg -cpu max -M pc -m 256 \
	    -nodefaults -no-user-config -display none -no-reboot \
	    -device isa-debug-exit,iobase=0xf4,iosize=0x04 -serial file:console \
	    -kernel "$objects/debian/vmlinuz" -initrd initrd \
	    -append "console=ttyS0 panic=-1 oops=panic loglevel=6" "$@"
	status=$?
	tr -d '\r' <console >log
	cat log
	[ $status -eq "$expected" ] || atf_fail "QEMU ended with status $status"
}

# uml KERNEL PLAN [ARGUMENT...]: User-Mode Linux, whose status says nothing.
uml()
{
	kernel=$1
	make_initrd "$kernel" "$2"
	shift 2
	timeout 250 "$objects/$kernel/linux" mem=256M initrd=initrd con=none \
	    con0=fd:0,fd:1 panic=-1 loglevel=6 "$@" </dev/null >console 2>&1
	tr -d '\r' <console >log
	cat log
}

# cases KERNEL: how many a right module has there.
cases()
{
	set -- "$objects/$1"/root/*sums
	[ -e "$1" ] || shift
	echo $((4 + $(hashes | wc -l) + $#))
}

# passed CASES: nothing failed, that many cases ran, the kernel is content.
passed()
{
	grep -q '^RESULT passed$' log || atf_fail "no RESULT passed"
	n=$(grep -c '^CASE .* passed$' log)
	[ "$n" -eq "$1" ] || atf_fail "$n cases of $1"
	! grep -E 'BUG:|WARNING:|UBSAN:|Oops|Call Trace' log ||
	    atf_fail "the kernel complains"
}

# caught FAULT CASE...: with that fault these cases failed, by their names.
caught()
{
	fault=$1
	shift
	awk -v fault="$fault" '$1 == "FAULT" { on = $2 == fault } on' log >part
	for case; do
		grep -q "CASE $case failed" part || atf_fail "$fault: $case"
	done
}

# Each check that a fault must fail, and may end the kernel afterwards.
caught_by_name()
{
	! grep -q '^RESULT passed' log || atf_fail "RESULT passed"
	caught constant load
	caught padding digest__of_lengths_near_block_ends cases
	caught shared contexts
	caught overrun selftest_sha256
}

atf_test_case build__says_nothing
build__says_nothing_body()
{
	for log in "$objects"/*/rolled.log "$objects"/*/unrolled.log; do
		! grep -iE 'warning|error' "$log" || atf_fail "$log"
	done
}

atf_test_case build__frames_under_256_bytes
build__frames_under_256_bytes_body()
{
	find "$objects/debian/rolled" "$objects/debian/unrolled" -name '*.su' \
	    -exec cat {} + | grep -v '\.mod\.c:' >frames
	[ -s frames ] || atf_fail "no frames"
	# Several messages have several contexts.
	! awk -F '\t' '$2 >= 1024 ||
	    $2 >= 256 && $1 !~ /:(md_.*_(Many|Final2|usable|lanes)|least_time.*)$/' \
	    frames | grep . || atf_fail "large frames"
}

atf_test_case build__uses_no_vector_registers
build__uses_no_vector_registers_body()
{
	need objdump
	for shape in rolled unrolled; do
		for o in "$objects/debian/$shape"/*.o \
		    "$objects/debian/$shape"/crypto/*/*.o; do
			case $o in
			*/md_sha2.o) continue ;;
			esac
			objdump -d "$o" >text
			! grep -E '%([xyz]mm|st|mm[0-7])' text || atf_fail "$o"
		done
	done
	# But for the CPU's variants.
	objdump -d "$objects/debian/unrolled/md_sha2.ko" >text
	grep -q '<md_sha256_compress_c>:' text || atf_fail "no text"
	grep -q sha256rnds2 text || atf_fail "no SHA-NI"
}

atf_test_case build__rolled_compression_a_tenth_of_the_unrolled
build__rolled_compression_a_tenth_of_the_unrolled_body()
{
	need nm
	for shape in rolled unrolled; do
		nm -S -t d "$objects/debian/$shape/md_sha2.ko" |
		    awk '$4 ~ /^md_sha256_compress(_c)?$/ && $2 > n { n = $2 }
			END { print n + 0 }' >$shape
	done
	echo "bytes of md_sha256_compress: $(cat rolled) rolled," \
	    "$(cat unrolled) unrolled" | figures
	[ $(($(cat rolled) * 10)) -lt "$(cat unrolled)" ] || atf_fail "too big"
}

atf_test_case build__without_headers_says_so
build__without_headers_says_so_body()
{
	atf_check -s not-exit:0 -o ignore \
	    -e match:'no kernel headers in /nowhere: set KERNELDIR' \
	    "$MAKE" -C "$SRCTOP/sys/modules/linux" KERNELDIR=/nowhere \
	    MAKEOBJDIR="$PWD/obj"
}

atf_test_case install__modules_and_a_folder_for_dkms
install__modules_and_a_folder_for_dkms_body()
{
	headers=$(readlink "$objects/debian/headers")
	set -- -C "$SRCTOP/sys/modules/linux" KERNELDIR="$headers" \
	    MAKEOBJDIR="$objects/debian/unrolled" DESTDIR="$PWD/root"
	quietly "$MAKE" "$@" modules_install \
	    KBUILDFLAGS="W=1 KCFLAGS=-fstack-usage DEPMOD=true"
	[ "$(find root/lib/modules -name md_sha2.ko)" ] || atf_fail "no module"

	quietly "$MAKE" "$@" dkms
	folder=$PWD/root/usr/src/md_sha2-1.0
	grep -q '^PACKAGE_VERSION="1.0"$' "$folder/dkms.conf" || atf_fail conf
	quietly make -C "$headers" M="$folder" modules
	[ -e "$folder/md_sha2.ko" ] || atf_fail "no module from dkms's folder"
}

atf_test_case qemu__both_shapes
qemu__both_shapes_body()
{
	qemu 33 "$right"
	passed $(($(cases debian) * 2))
}

atf_test_case qemu__loaded_and_unloaded_a_hundred_times
qemu__loaded_and_unloaded_a_hundred_times_body()
{
	# shellcheck disable=SC2016
	qemu 33 'n=0
	while [ $((n += 1)) -le 50 ]; do
		try unrolled insmod /unrolled.ko; rmmod md_sha2
		try rolled insmod /rolled.ko; rmmod md_sha2
	done
	try variant says SSSE3'
	passed 101
}

# Where the CPU has no more than amd64 must have.
atf_test_case qemu__without_variants
qemu__without_variants_body()
{
	qemu 33 'try load insmod /unrolled.ko
	try variant says unrolled
	try selftest_sha256 selftest sha256-md
	try cases insmod /md_sha2_cases.ko' -cpu qemu64
	passed 4
}

# tcrypt's cycles are instructions where QEMU counts these.  One line a driver,
# by its name, then one a size of updates; the last rows are of 8192 bytes.
atf_test_case qemu__instructions_per_byte
qemu__instructions_per_byte_body()
{
	qemu 33 'dmesg -n 7
	instructions sha256-generic
	insmod /unrolled.ko; instructions sha256-md; rmmod md_sha2
	insmod /rolled.ko; instructions sha256-md-small' \
	    -icount shift=0,sleep=off
	for driver in generic md md-small; do
		awk -v driver="sha256-$driver" '
		    /testing speed of/ { on = $NF == "(" driver ")" }
		    on && /8192 bytes per update/ {
			sub(/.*: /, ""); print $1; exit }' log >$driver
		[ -s $driver ] || atf_fail "no count for $driver"
		echo "instructions for 8192 bytes, sha256-$driver:" \
		    "$(cat $driver)" | figures
	done
	[ "$(cat md)" -le "$(cat generic)" ] || atf_fail "more than generic"
}

atf_test_case qemu__broken_modules_are_caught
qemu__broken_modules_are_caught_body()
{
	qemu 35 "$wrong"
	grep -q '^RESULT failed' log || atf_fail "no RESULT failed"
	caught_by_name
	caught padding sweep_sha256
	caught overrun data_and_digest__at_every_alignment
}

atf_test_case uml__both_shapes_fuzzed
uml__both_shapes_fuzzed_body()
{
	uml uml "$right" cryptomgr.fuzz_iterations=2000
	passed $(($(cases uml) * 2))
}

atf_test_case uml__broken_modules_are_caught
uml__broken_modules_are_caught_body()
{
	uml uml "$wrong"
	caught_by_name
	caught padding selftest_sha256
}

# speed_of DRIVER: its best speed, and generic's beside it.
speed_of()
{
	# shellcheck disable=SC2046 # two numbers
	set -- $(awk -v driver="$1" '$2 == driver { print $3, $5 }' log |
	    sort -n | tail -1) "$1"
	[ $# -eq 3 ] || atf_fail "no speed"
	echo "MB/s: $1 $3, $2 sha256-generic; $(($1 * 100 / $2)) %" | figures
}

atf_test_case uml__speed_beside_generic
uml__speed_beside_generic_body()
{
	uml uml 'insmod /unrolled.ko; speed sha256-md sha256-generic
	rmmod md_sha2
	insmod /rolled.ko; speed sha256-md-small sha256-generic' \
	    cryptomgr.noextratests=1
	speed_of sha256-md
	speed_of sha256-md-small
}

# One module a boot: without CONFIG_KASAN_VMALLOC, KASAN takes the place where
# an unloaded module's variables were for forbidden when another comes there.
atf_test_case sanitizers__both_shapes_fuzzed
sanitizers__both_shapes_fuzzed_body()
{
	uml sanitizers 'check unrolled ""' cryptomgr.fuzz_iterations=200
	passed "$(cases sanitizers)"
	uml sanitizers 'check rolled -small' cryptomgr.fuzz_iterations=200
	passed "$(cases sanitizers)"
}

atf_test_case sanitizers__broken_modules_are_caught
sanitizers__broken_modules_are_caught_body()
{
	for fault in constant padding shared overrun; do
		uml sanitizers "echo FAULT $fault
		    check md_sha2_broken '' broken=$fault"
		cat log >>all
	done
	mv all log
	caught_by_name
	grep -q 'BUG: KASAN' part || atf_fail "overrun: no word from KASAN"
}

atf_init_test_cases()
{
	add_cases \
	    build__says_nothing \
	    build__frames_under_256_bytes \
	    build__uses_no_vector_registers \
	    build__rolled_compression_a_tenth_of_the_unrolled \
	    build__without_headers_says_so \
	    install__modules_and_a_folder_for_dkms \
	    qemu__both_shapes \
	    qemu__loaded_and_unloaded_a_hundred_times \
	    qemu__without_variants \
	    qemu__instructions_per_byte \
	    qemu__broken_modules_are_caught \
	    uml__both_shapes_fuzzed \
	    uml__speed_beside_generic \
	    uml__broken_modules_are_caught \
	    sanitizers__both_shapes_fuzzed \
	    sanitizers__broken_modules_are_caught
}
