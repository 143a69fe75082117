# The tests of the hashes of one folder of sys/crypto.

HASHES=		${HASHES_ALL:@h@${HASH_FOLDER.$h:M${.CURDIR:T}:C/.*/$h/1}@}
TESTS_HASH=	test long_test many_test registers_test select_test selftest_test

# Both of the core's shapes in one program, and the CPU's variants.
CPU_VARIANTS=	yes
CORE=		HASH.c WORDS.c WORDS_compress_rolled.c WORDS_compress_unrolled.c \
		WORDS_any.c VARIANTS
SRCS.test=	HASH_test.c HASH_cases.c ${CORE}
SRCS.long_test=	HASH_long_test.c HASH_long_cases.c ${CORE}
SRCS.many_test=	HASH_many_test.c HASH_many_cases.c HASH_many.c ${CORE}
SRCS.registers_test=	HASH_registers_test.c ${CORE}
SRCS.select_test=	HASH_select_test.c HASH_compress_unrolled.c
SRCS.selftest_test=	HASH_selftest_test.c HASH_selftest.c HASH.c \
		WORDS.c WORDS_compress_rolled.c
LDADD=		-lpthread

# The official vectors, in Debian's package python3-cryptography-vectors.
CAVP_DIR=	/usr/lib/python3/dist-packages/cryptography_vectors/hashes
CPPFLAGS+=	-DCAVP_DIR='"${CAVP_DIR}"'

.include "../../../share/mk/test.mk"
