# ATF programs, set as for the BSDs' own bsd.test.mk, which Debian lacks:
#	TESTS_C, TESTS_SH		programs made of NAME.c or NAME.sh
#	SRCS.NAME, LDADD.NAME, DPADD.NAME	what else goes into NAME
#	TESTS_HASH		for each T of these and each hash a program HASH_T, where
#				the first of SRCS.T is there; in SRCS.T stands HASH for
#				the hash's name, WORDS for the name of that of its
#				words, VARIANTS for the CPU's own of these
# NAME.sh is atf-sh code; it finds SRCTOP, OBJTOP (the objects of all folders),
# MAKE, CC and CFLAGS set, and what tests/subr.sh defines.

CPPFLAGS+=	-I"${.CURDIR}" -I"${SRCTOP}/tests" -I"${SRCTOP}/lib/libmd/${.MAKE.OS:tl}" \
		-I"${SRCTOP}/lib/libmd" -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE \
		-D_FILE_OFFSET_BITS=64
.include "cpu.mk"

.for h in ${CRYPTO_CHOOSE}
VARIANTS.$h:=	${CRYPTO_VARIANTS:M$h_*} cpu.c $h_selected.c
.endfor
.for t in ${TESTS_HASH}
.for h in ${CRYPTO_HASHES}
SRCS.$h_$t:=	${SRCS.$t:S/HASH/$h/:S/WORDS/${HASH_WORDS.$h}/:S/^VARIANTS$/${VARIANTS.${HASH_WORDS.$h}}/:u}
.if exists(${.CURDIR}/${SRCS.$h_$t:[1]})
TESTS_C+=	$h_$t
LDADD.$h_$t=	${LDADD.$t}
DPADD.$h_$t=	${DPADD.$t}
.endif
.endfor
.endfor
.for t in ${TESTS_C}
SRCS.$t?=	$t.c
SRCS+=		${SRCS.$t}
all: $t
$t: ${SRCS.$t:.c=.o} ${DPADD.$t}
	${CC} ${CFLAGS} ${LDFLAGS} -o ${.TARGET} ${SRCS.$t:.c=.o} \
	    ${LDADD.$t} ${LDADD} -latf-c
.endfor
.for t in ${TESTS_SH}
all: $t
OBJTOP!=	cd "${SRCTOP}" && ${MAKE} -V .OBJDIR
$t: $t.sh ${SRCTOP}/tests/subr.sh .flags
	{ echo '#!/usr/bin/env atf-sh'; \
	    echo "SRCTOP='$$(cd "${SRCTOP}" && pwd)'" OBJTOP=${OBJTOP:Q:Q}; \
	    echo MAKE=${MAKE:Q:Q} CC=${CC:Q:Q} CFLAGS=${CFLAGS:M*:Q:Q}; \
	    cat "${SRCTOP}/tests/subr.sh" "${.CURDIR}/$t.sh"; } >${.TARGET}
	chmod +x ${.TARGET}
.endfor
SRCS:=		${SRCS:O:u}
${SRCS:.c=.o}: ${SRCTOP}/tests/*.h ${SRCTOP}/tests/${RELDIR}/*.h
CLEANFILES+=	${TESTS_C} ${TESTS_SH} ${SRCS:.c=.o}
MAN=

.include "crypto.mk"
.include <bsd.prog.mk>
