# Tests of the tests: faults in the library that its cases under load must find.

export LC_ALL=C

# The faults: of what kind; the case that finds it; in what file; sed's script.
faults()
{
	cat <<-\END
	a_descriptor_is_lost|File__many_of_them_from_8_threads|md_common.c|s/(void)close(fd);//
	a_descriptor_is_lost|File__one_descriptor_for_8_threads|md_common.c|s/(void)close(fd);//
	a_descriptor_is_lost|File__disk_that_fails|md_common.c|s/(void)close(fd);//
	threads_share_a_buffer|File__many_of_them_from_8_threads|md_common.c|s/uint8_t buf\[8192\];/static &/
	an_error_is_not_said|File__disk_that_fails|md_common.c|s/return (n < 0 ? -1 : 0);/return (0);/
	an_error_is_not_said|File__one_descriptor_for_8_threads|md_common.c|s/return (fd);/errno = 0; &/
	an_error_is_not_said|Data__memory_runs_out|md_helper.h|s/if (buf == NULL && .*/if (buf == NULL \&\& (buf = malloc(65)) == text)/;s/uint8_t digest\[HASH_LENGTH\];/& static char text[65];/
	an_interrupt_is_an_error|File__signals_every_10_ms|md_common.c|s/fd == -1 && errno == EINTR/0/
	an_interrupt_is_an_error|File__signals_every_10_ms|md_common.c|s/n == -1 && errno == EINTR/0/
	memory_is_lost|Data__a_million_messages|md_helper.h|s/	md_hex(buf, .*/& static void *volatile p; p = malloc(9);/
	END
}

# find KIND: with each fault of it in a file of the library, its case fails.
find()
{
	objects=$(atf_get_srcdir)
	faults | grep "^$1|" >list
	while IFS='|' read -r _ case file script; do
		rm -rf lib work
		cp -R "$SRCTOP/lib/libmd" lib
		sed "$script" "$SRCTOP/lib/libmd/$file" >"lib/$file"
		! cmp -s "lib/$file" "$SRCTOP/lib/libmd/$file" || atf_fail \
		    "$file has changed: no fault was planted by $script"
		# shellcheck disable=SC2086 # CC may have arguments
		quietly $CC $CFLAGS -O1 -w -D_DEFAULT_SOURCE -o load -Ilib \
		    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" \
		    "$objects/md_load_test.o" lib/md_common.c \
		    lib/sha256_helper.c "$OBJTOP/lib/libmd/libmd.a" \
		    -latf-c -lpthread
		mkdir work
		(cd work && timeout 60 ../load -r result "$case") >out 2>&1 &&
		    atf_fail "$case does not find $script"
		echo "$case: $script"
	done <list
}

atf_init_test_cases()
{
	add_faults
}
