# What the ports to the kernels of the BSDs share: the core's sources, their
# include path, and two targets for the kernel source tree in SYSDIR:
#	copy	put what is compiled in into its crypto/md
#	dropin	write DROPIN, the core in the place of the kernel's own

CORE=		sha224.c sha256.c sha256_compress.c sha256_many.c \
		sha256_portable.c sha256_selftest.c
SRCTOP:=	${SRCTOP:C,^[^/],${.CURDIR}/&,:tA}
.PATH:		${SRCTOP}/sys/crypto/sha2
.MAIN:		all
CPU.amd64=	x86
CPU.x86_64=	x86
CPU.i386=	x86
CPU.aarch64=	arm64
CPPFLAGS+=	-I${.CURDIR} -I${SRCTOP}/sys/crypto/${CPU.${MACHINE_ARCH}} \
		-I${SRCTOP}/sys/crypto -I${SRCTOP}/sys/crypto/sha2

SYSDIR?=	/usr/src/sys
.if !exists(${SYSDIR}/${SYSFILE})
.error SYSDIR=${SYSDIR} has no ${SYSFILE}: this needs the sys folder of \
    ${SYSNAME}'s source tree
.endif

copy: .PHONY
	mkdir -p ${SYSDIR}/crypto/md
	cp ${SRCTOP}/sys/crypto/*.h ${SRCTOP}/sys/crypto/sha2/sha2*.[ch] \
	    ${.CURDIR}/crypto_os.h ${.CURDIR}/md_sha2.c ${.CURDIR}/*.md_sha2 \
	    ${SYSDIR}/crypto/md

dropin: .PHONY
	mkdir -p dropin
	sh ${SRCTOP}/tools/single.sh dropin ${.CURDIR}/${DROPIN}
.if !empty(DROPIN_BEFORE)
	sed -f ${SRCTOP}/sys/modules/without_sha256.sed ${DROPIN_BEFORE} \
	    >>dropin/${DROPIN}
.endif
	@echo ${.OBJDIR}/dropin/${DROPIN}
