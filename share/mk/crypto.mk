# For every Makefile that compiles sources of sys/crypto, after its SRCS: where
# they are, which CPU's folder serves them, and when to compile them again.

.PATH:		${SRCTOP}/sys/crypto/sha2

# The compiler knows its target; one that is unknown here takes portable C.
CRYPTO_CPU!=	${CC} ${CFLAGS} -dumpmachine 2>/dev/null || echo unknown
CRYPTO_CPU:=	${CRYPTO_CPU:C/^(x86_64|amd64|i[3-6]86)-.*/x86/:C/^(aarch64|arm64)-.*/arm64/}
.if exists(${SRCTOP}/sys/crypto/${CRYPTO_CPU}/bytes.h)
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto/${CRYPTO_CPU}"
.endif
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto" -I"${SRCTOP}/sys"

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
