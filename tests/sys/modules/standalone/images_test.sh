# SPDX-License-Identifier: BSD-2-Clause
#
# One of the example images; "bmake test-images" runs all.

# shellcheck disable=SC2086 # how to call make

atf_test_case image__passes_in_both_shapes
image__passes_in_both_shapes_body()
{
	need arm-none-eabi-gcc qemu-system-arm
	export MAKEOBJDIRPREFIX="$PWD/obj"
	quietly $MAKE -C "$SRCTOP/sys/modules/standalone/images" \
	    test-images IMAGES=mps2
	cat log
	atf_check -o match:"^mps2.rolled .* 19 passed, 0 failed, 0 skipped" \
	    -o match:"^mps2.unrolled .* 19 passed, 0 failed, 0 skipped" cat log
}

atf_test_case fault__is_not_passed
fault__is_not_passed_body()
{
	need arm-none-eabi-gcc qemu-system-arm
	copy_source src
	sed 's/0x428a2f98/0x428a2f99/' \
	    "$SRCTOP/sys/crypto/sha2/sha256_compress.h" \
	    >src/sys/crypto/sha2/sha256_compress.h
	atf_check -s not-exit:0 -o match:" failed, 0 skipped" \
	    -e match:"digest__of_the_standards_messages: failed" \
	    $MAKE -C src/sys/modules/standalone/images test-images IMAGES=mps2
}

# A machine without a simulator says so, and does not pass.
atf_test_case simulator__missing_is_said
simulator__missing_is_said_body()
{
	run=$SRCTOP/sys/modules/standalone/images/run.sh
	touch mps2.rolled.sha256.elf
	atf_check -o match:"mps2.rolled +skipped: no /nonexistent/qemu" \
	    sh "$run" mps2.rolled.sha256.elf /nonexistent/qemu
	atf_check -o match:"mps2.unrolled +skipped: it is not built" \
	    sh "$run" mps2.unrolled.sha256.elf true
}

# AVR and Cortex-M0 take the rolled shape, other CPUs do not.
atf_test_case core__rolled_where_unrolling_is_wrong
core__rolled_where_unrolling_is_wrong_body()
{
	need arm-none-eabi-gcc avr-gcc
	export MAKEOBJDIRPREFIX="$PWD/obj"
	mkdir obj
	folder=$SRCTOP/sys/modules/standalone
	option()
	{
		$MAKE -C "$folder" "$@" -V SMALL_KERNEL
	}
	atf_check_equal yes "$(option CC=avr-gcc)"
	atf_check_equal no "$(option CC=avr-gcc SMALL_KERNEL=no)"
	atf_check_equal yes "$(option CC=arm-none-eabi-gcc \
	    CFLAGS='-mcpu=cortex-m0 -mthumb')"
	atf_check_equal no "$(option CC=arm-none-eabi-gcc \
	    CFLAGS='-mcpu=cortex-m3 -mthumb')"
	atf_check_equal no "$(option CC=gcc)"
}

atf_init_test_cases()
{
	add_cases image__passes_in_both_shapes fault__is_not_passed \
	    simulator__missing_is_said core__rolled_where_unrolling_is_wrong
}
