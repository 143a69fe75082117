# For every Makefile that compiles sources of sys/crypto, after its SRCS: where
# they are, and when to compile them again; cpu.mk has which CPU serves them.

.if !defined(CRYPTO_CPU)
.include "cpu.mk"
.endif
.PATH:		${SRCTOP}/sys/crypto ${CRYPTO_FOLDERS:S,^,${SRCTOP}/sys/crypto/,}

# An object is as new as its headers, and as the words that compiled it: with
# other words it goes, and what was made from it, for make counts in seconds.
CRYPTO_FLAGS=	${CC} ${COPTFLAGS} ${CFLAGS} ${CPPFLAGS} ${LDFLAGS} ${LDADD}
CRYPTO_OBJS=	${SRCS:M*.c:.c=.o} ${SRCS:M*.c:.c=.so}
CLEANFILES+=	.flags
CRYPTO_HEADERS!=	find ${SRCTOP}/lib ${SRCTOP}/sys -name '*.h'
${CRYPTO_OBJS}: .flags ${CRYPTO_HEADERS}
.flags: .EXEC
	@echo ${CRYPTO_FLAGS:M*:Q} | cmp -s - ${.TARGET} || { \
	    rm -f ${CRYPTO_OBJS} ${_LIBS} ${PROG} ${TESTS_C} ${TESTS_SH}; \
	    echo ${CRYPTO_FLAGS:M*:Q} >${.TARGET}; }
