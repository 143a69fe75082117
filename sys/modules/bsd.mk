# What the ports to the kernels of the BSDs share: the core's sources, their
# include path, and two targets for the kernel source tree in SYSDIR:
#	copy	put what is compiled in into its crypto/md
#	dropin	write DROPIN, the core in the place of the kernel's own
# SIMD is not empty where the kernel lends its vector registers to the module.

SYSDIR?=	/usr/src/sys
.if !exists(${SYSDIR}/${SYSFILE})
.error SYSDIR=${SYSDIR} has no ${SYSFILE}: this needs the sys folder of \
    ${SYSNAME}'s source tree
.endif

CORE=		sha224.c sha256.c sha256_compress.c sha256_many.c \
		sha224_selftest.c sha256_selftest.c
SRCTOP:=	${SRCTOP:C,^[^/],${.CURDIR}/&,:tA}
.PATH:		${SRCTOP}/sys/crypto/sha2
.MAIN:		all
CPU.amd64=	x86
CPU.x86_64=	x86
CPU.i386=	x86
CPU.aarch64=	arm64
CPPFLAGS+=	-I${.CURDIR} -I${SRCTOP}/sys/crypto/${CPU.${MACHINE_ARCH}} \
		-I${SRCTOP}/sys/crypto -I${SRCTOP}/sys/crypto/sha2

# x86's own instructions; what chooses has the name of sha256_compress.c's
# function.
.if !empty(SIMD) && ${SMALL_KERNEL} == "no"
.PATH:		${SRCTOP}/sys/crypto ${SRCTOP}/sys/crypto/sha2/x86/kernel \
		${SRCTOP}/sys/crypto/sha2/x86
CORE+=		cpu.c sha256_select.c sha256_variants.c \
		sha256_compress_shani.c sha256_compress_ssse3.c
CPPFLAGS+=	-DCRYPTO_SIMD
# FreeBSD's makefiles read the first, NetBSD's the second.
CFLAGS.sha256_compress.c=	'-Dsha256_compress=CRYPTO_NAME(sha256_compress_c)'
CPPFLAGS.sha256_compress.c=	${CFLAGS.sha256_compress.c}
.else
CORE+=		sha256_portable.c
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
