# Debian's bmake uses a set of makefiles that cannot link shared libraries, and
# brings a second one, NetBSD's, that can.  Take that one, whatever the folder,
# and mend what it does not do: each line below says what.  The BSDs use their
# own set, and nothing of this.

BSDMK=		/usr/share/bmake/mk-netbsd
.MAKEFLAGS:	-m ${BSDMK}

# Both sys.mk in turn may have come first: end at the same compiler and flags.
CC:=		${CC:N-pipe}
DBG=

# Flags of ours come before the user's CFLAGS, so that these win; DESTDIR is
# where to install, not where to look for headers; objects may be another CPU's.
COMPILE.c=	${CC} ${COPTFLAGS} ${CFLAGS} \
		${CPPFLAGS:N-nostdinc:N-idirafter:N${DESTDIR}/usr/include} -c
LD=		${CC} ${CFLAGS} -nostdlib
LDADD+=		${VERSION_MAP:D-Wl,--version-script="${.CURDIR}/${VERSION_MAP}"}
DPADD+=		${VERSION_MAP}
NOGCCERROR=	yes
MKPROFILE=	no
MKPICINSTALL=	no

# Objects go to obj/, or to MAKEOBJDIRPREFIX, without "bmake obj" first.
# Make cannot hold a space in a search path: then build in place.
.if !empty(MAKEOBJDIRPREFIX:tW:M* *) || !empty(MAKEOBJDIR:tW:M* *)
.error make cannot build in an object folder with a space in its name
.elif empty(.CURDIR:tW:M* *)
MKOBJDIRS=	auto
.include "${BSDMK:H}/mk-bmake/auto.obj.mk"
SRCTOP:=	${.PARSEDIR:tA:H:H}
.elif !empty(MAKEOBJDIRPREFIX) || !empty(MAKEOBJDIR)
.error make cannot build a source folder with a space in its name elsewhere
.else
SRCTOP:=	${.PARSEDIR:H:H}
.endif

# Where install puts things, as whom, and what NetBSD's set leaves to others:
# folders, headers, and links to manual pages that hold without DESTDIR.
INSTALL=	install
LIBDIR=		${PREFIX}/lib
MANDIR=		${PREFIX}/share/man
BINDIR=		${PREFIX}/bin
.if ${:!id -u!} != 0
BINOWN:=	${:!id -un!}
BINGRP:=	${:!id -gn!}
MANOWN=		${BINOWN}
MANGRP=		${BINGRP}
.endif
