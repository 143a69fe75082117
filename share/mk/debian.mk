# Debian's bmake takes a set of makefiles that cannot link shared libraries, and
# brings a second one, NetBSD's, that can.  Take that one, in whatever folder,
# and add what it leaves out.  The BSDs use their own set and nothing of this.

BSDMK=		/usr/share/bmake/mk-netbsd
.MAKEFLAGS:	-m ${BSDMK}
# Makes below this one read the makefile again: without the flag they take what
# is known of the system from this one, instead of asking uname.
.MAKEFLAGS:=	${.MAKEFLAGS:S, -m ${BSDMK},,W}

# The sys.mk of either set may have come first: the same compiler and flags.
CC:=		${CC:N-pipe}
DBG=

# Our flags come before the user's CFLAGS, so that these win.  DESTDIR is where
# to install, not where to look for headers.  Objects may be another CPU's.
# Install builds what is missing.
COMPILE.c=	${CC} ${COPTFLAGS} ${CFLAGS} \
		${CPPFLAGS:N-nostdinc:N-idirafter:N${DESTDIR}/usr/include} \
		${COPTS.${.IMPSRC:T}} -c
LD=		${CC} ${CFLAGS} -nostdlib
# With -g in COPTS, when its makefiles are read, an object is what the compiler
# wrote; else it goes through the linker, by four more processes.
COPTS=		${.TARGET:U-g:M-g}
LDADD+=		${LIB:D${LDFLAGS}} ${VERSION_MAP:D-Wl,--version-script="${.CURDIR}/${VERSION_MAP}"}
DPADD+=		${VERSION_MAP}
MKPROFILE=	no
MKPICINSTALL=	no
BUILD=		yes
.MAKEFLAGS:	NOGCCERROR=yes LOBJS=

# Objects go to obj/ in the top folder, or to MAKEOBJDIRPREFIX, without "bmake
# obj" first.  Make cannot hold a space in a search path: then build in place.
.if !empty(MAKEOBJDIRPREFIX:tW:M* *) || !empty(MAKEOBJDIR:tW:M* *)
.error make cannot build in an object folder with a space in its name
.elif empty(.CURDIR:tW:M* *)
SRCTOP:=	${SRCTOP:C,^[^/],${.CURDIR}/&,:tA}
.if empty(MAKEOBJDIRPREFIX)
__objdir=	${MAKEOBJDIR:U${.CURDIR:S,^${SRCTOP},${SRCTOP}/obj,}}
.endif
MKOBJDIRS=	auto
ECHO_TRACE=	:
.include "${BSDMK:H}/mk-bmake/auto.obj.mk"
.elif !empty(MAKEOBJDIRPREFIX) || !empty(MAKEOBJDIR)
.error make cannot build a source folder with a space in its name elsewhere
.endif

# Install as whom, and where DESTDIR is.
.if !empty(DESTDIR:tW:M* *) || (!empty(DESTDIR:tW:N/*) && !empty(.CURDIR:tW:M* *))
.error make cannot install in a folder with a space in its name
.elif !empty(DESTDIR:tW:N/*)
.MAKEFLAGS:	DESTDIR=${.CURDIR}/${DESTDIR}
.endif
INSTALL=	install
.MAKEFLAGS:	MCOMPRESS= MCOMPRESSSUFFIX=
.if make(*install) && ${:!exec id -u!} != 0
BINOWN:=	${:!id -un!}
BINGRP:=	${:!id -gn!}
MANOWN=		${BINOWN}
MANGRP=		${BINGRP}
.endif

# First look, in all folders, for files there that are not ours (ours name the
# prefix of our symbols), and only then, whatever -j says, install.  Make the
# folders, which install does not, and links that hold without DESTDIR, which it
# then leaves alone.
INSTALLED=	${INCS:S,^,${INCSDIR}/,} ${FILES:S,^,${FILESDIR}/,} \
		${SCRIPTS:T:R:S,^,${BINDIR}/,} \
		${MAN:@m@${MANDIR}/man${m:E}/$m@} \
		${MLINKS:@m@${MANDIR}/man${m:E}/$m@}
.if !defined(NOLINKLIB)
INSTALLED+=	${LIB:@l@${LIBDIR}/lib$l.a ${LIBDIR}/lib$l.so \
		${LIBDIR}/lib$l.so.${SHLIB_MAJOR} \
		${LIBDIR}/lib$l.so.${SHLIB_MAJOR}.${SHLIB_MINOR}@}
.endif
.if make(install)
.NOTPARALLEL:
.endif
TARGETS+=	installcheck
installcheck:
	@set --; for f in ${INSTALLED:O:u:@f@"${DESTDIR}$f"@}; do \
		if [ -f "$$f" ] && [ -r "$$f" ]; then \
			set -- "$$@" "$$f"; \
		elif [ -e "$$f" ] || [ -L "$$f" ]; then \
			echo "foreign: $$f"; \
		fi; \
	done; \
	[ $$# -eq 0 ] || grep -L -e _libmd_ -e CRYPTO_NAME "$$@" | \
	    sed 's/^/foreign: /'
beforeinstall:
.if !defined(INSTALLCHECKED)
	@cd "${.CURDIR}" && ! ${MAKE} installcheck | grep ^foreign: >&2 || { \
		echo "install: files of others are in the way: nothing done" >&2; \
		false; }
.endif
	@umask 022; set -- ${INSTALLED:N:H:O:u:N.:@d@"${DESTDIR}$d"@}; \
	[ $$# -eq 0 ] || mkdir -p "$$@"
	@set -- ${MLINKS}; while [ $$# -ge 2 ]; do \
		ln -sf "$$1" "${DESTDIR}${MANDIR}/man$${2##*.}/$$2"; \
		shift 2; \
	done
.MAKEFLAGS:	INSTALLCHECKED=yes

# Headers come with the rest.  Where there is another library of this name,
# lib*.so is a linker script: what this one lacks, that one may have.  The
# run-time linker has a list of its libraries.
incinstall::
realinstall: incinstall
afterinstall:
	@[ -z "${LDSCRIPT}" ] || { \
	case $$(${CC} ${CFLAGS} -print-file-name=lib${LIB}.so.0) in \
	*/*)	rm -f "${DESTDIR}${LIBDIR}/lib${LIB}.so" && \
		${INSTALL} -m ${LIBMODE} "${.CURDIR}/${LDSCRIPT}" \
		    "${DESTDIR}${LIBDIR}/lib${LIB}.so" ;; \
	esac && \
	{ [ -n "${DESTDIR}" ] || [ "$$(id -u)" != 0 ] || ldconfig; }; }
