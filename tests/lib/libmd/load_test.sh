# Tests of the tests: faults in the library that its cases under load must find.

export LC_ALL=C

# finds CASE FILE SCRIPT: with that fault in a file of the library, it fails.
finds()
{
	rm -rf lib work
	cp -R "$SRCTOP/lib/libmd" lib
	sed "$3" "$SRCTOP/lib/libmd/$2" >"lib/$2"
	! cmp -s "lib/$2" "$SRCTOP/lib/libmd/$2" ||
	    atf_fail "$2 has changed: no fault was planted by $3"
	objects=$(atf_get_srcdir)
	# shellcheck disable=SC2086 # CC may have arguments
	quietly $CC $CFLAGS -O1 -w -D_DEFAULT_SOURCE -o load -Ilib \
	    -I"$SRCTOP/sys/crypto" -I"$SRCTOP/sys" "$objects/md_load_test.o" \
	    lib/md_common.c lib/sha256_helper.c "$OBJTOP/lib/libmd/libmd.a" \
	    -latf-c -lpthread
	mkdir work
	(cd work && timeout 60 ../load -r result "$1") >out 2>&1 &&
	    atf_fail "$1 does not find $3"
	echo "$1: $3"
}

atf_test_case fault__a_descriptor_is_lost
fault__a_descriptor_is_lost_body()
{
	finds File__many_of_them_from_8_threads md_common.c 's/(void)close(fd);//'
	finds File__one_descriptor_for_8_threads md_common.c \
	    's/(void)close(fd);//'
	finds File__disk_that_fails md_common.c 's/(void)close(fd);//'
}

atf_test_case fault__threads_share_a_buffer
fault__threads_share_a_buffer_body()
{
	finds File__many_of_them_from_8_threads md_common.c \
	    's/uint8_t buf\[8192\];/static &/'
}

atf_test_case fault__an_error_is_not_said
fault__an_error_is_not_said_body()
{
	finds File__disk_that_fails md_common.c \
	    's/return (n < 0 ? -1 : 0);/return (0);/'
	finds File__one_descriptor_for_8_threads md_common.c \
	    's/return (fd);/errno = 0; &/'
	finds Data__memory_runs_out md_helper.h \
	    's/if (buf == NULL && .*/if (buf == NULL \&\& (buf = malloc(65)) == text)/
	    s/uint8_t digest\[HASH_LENGTH\];/& static char text[65];/'
}

atf_test_case fault__an_interrupt_is_an_error
fault__an_interrupt_is_an_error_body()
{
	finds File__signals_every_10_ms md_common.c \
	    's/fd == -1 && errno == EINTR/0/'
	finds File__signals_every_10_ms md_common.c \
	    's/n == -1 && errno == EINTR/0/'
}

atf_test_case fault__memory_is_lost
fault__memory_is_lost_body()
{
	finds Data__a_million_messages md_helper.h \
	    's/	md_hex(buf, .*/& static void *volatile p; p = malloc(9);/'
}

atf_init_test_cases()
{
	add_cases fault__a_descriptor_is_lost fault__threads_share_a_buffer \
	    fault__an_error_is_not_said fault__an_interrupt_is_an_error \
	    fault__memory_is_lost
}
