.include "share/mk/options.mk"

SUBDIR=		lib share sys

# The core alone, for an image without a C library.
core: .PHONY
	@cd "${SRCTOP}/sys/modules/standalone" && ${MAKE}

.include <bsd.subdir.mk>
