# The pages of a section, and a link for each of their FUNCTIONS and
# LOWER ones.  A hash without a page is on that of the one whose words it takes.
.include "hashes.mk"

SECTION:=	${.CURDIR:tW:T:S/man//}
MAN!=		cd "${.CURDIR}" && echo *.${SECTION}
.for h in ${HASHES_ALL}
.if !empty(MAN:M$h.${SECTION})
PAGE=		$h.${SECTION}
.else
PAGE=		${HASH_WORDS.$h}.${SECTION}
.endif
.for f in ${FUNCTIONS:S/^/${HASH_PREFIX.$h}_/} ${LOWER:S/^/$h_/} \
    ${HASH_MANY.$h:@m@${:UFinal2 Many Variant:S/^/${HASH_PREFIX.$h}_/}@}
MLINKS:=	${MLINKS} ${PAGE} $f.${SECTION}
.endfor
.endfor

.include <bsd.prog.mk>
