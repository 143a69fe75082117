# The first line of every Makefile: the build options, what they mean for the
# compiler, and where things are.  Set them on the command line.
#
#	SMALL_KERNEL	no	yes: rolled, the smallest code, at -Os;
#				no: unrolled, the fastest C, at -O2
#				(bmake core for AVR and Cortex-M0: yes)
#	PREFIX		/usr/local	where install puts things

SMALL_KERNEL?=	no
PREFIX?=	/usr/local
BINDIR=		${PREFIX}/bin
LIBDIR=		${PREFIX}/lib
SHLIBDIR=	${PREFIX}/lib
MANDIR=		${PREFIX}/share/man${defined(.FreeBSD):?/man:}

.if ${PREFIX:N/*} != ""
.error PREFIX must begin with /, not be "${PREFIX}"
.elif ${SMALL_KERNEL} == "yes"
CPPFLAGS+=	-DSMALL_KERNEL
COPTFLAGS=	-Os -ffunction-sections -fdata-sections -fno-unroll-loops
.elif ${SMALL_KERNEL} == "no"
COPTFLAGS=	-O2
.else
.error SMALL_KERNEL is yes or no, not "${SMALL_KERNEL}"
.endif

SRCTOP:=	${.PARSEDIR:H:H}
.if exists(/usr/share/bmake/mk-netbsd) && !defined(SYSNAME)
.include "debian.mk"
.else
CFLAGS+=	${COPTFLAGS} ${defined(.FreeBSD):?${CPPFLAGS}:}
.endif

# In every folder: "bmake test" runs its tests, "bmake lint" reads all sources.
RELDIR:=	${.CURDIR:tW:S,^${SRCTOP:tA}/,,:S,^tests/,,}
CHECK=		check TESTS="${TESTS:U${exists(${SRCTOP}/tests/${RELDIR}):?${RELDIR}:}}"
.PHONY: test lint lint-sources
test:
	@cd "${SRCTOP}" && ${MAKE} all && cd tests && ${MAKE} ${CHECK}
lint: lint-sources
lint-sources:
.if ${.MAKE.LEVEL} == 0
	@sh "${SRCTOP}/tools/lint.sh"
.endif
