# What the ports to the kernels of the BSDs share: the sources of HASHES, their
# include path, and two targets for the kernel source tree in SYSDIR:
#	copy	put what is compiled in into its crypto/md
#	dropin	write DROPIN, the core in the place of the kernel's own
# SIMD is not empty where the kernel lends its vector registers to the module,
# CONFIG is a line of files.md_sha2 for the source %s.

SYSDIR?=	/usr/src/sys
.if !exists(${SYSDIR}/${SYSFILE})
.error SYSDIR=${SYSDIR} has no ${SYSFILE}: this needs the sys folder of \
    ${SYSNAME}'s source tree
.endif

HASHES?=	sha224 sha256
SRCTOP:=	${SRCTOP:C,^[^/],${.CURDIR}/&,:tA}
CPU.amd64=	x86
CPU.x86_64=	x86
CPU.i386=	x86
CPU.aarch64=	arm64
CRYPTO_CPU=	${CPU.${MACHINE_ARCH}:Unone}
CPPFLAGS+=	-I. -I${.CURDIR}

# What is compiled in is for all CPUs.
.if !empty(SIMD) && !make(copy)
CPU_VARIANTS=	kernel
.endif
.include "../../share/mk/cpu.mk"
.if !empty(CRYPTO_VARIANTS)
CPPFLAGS+=	-DCRYPTO_SIMD
# FreeBSD's makefiles read CFLAGS.FILE, NetBSD's this.
.for h in ${CRYPTO_CHOOSE}
CPPFLAGS.${h}_compress.c= ${COPTS.${h}_compress.c}
.endfor
.endif

CORE=		${CRYPTO_SRCS} ${HASHES:S/$/_selftest.c/}
.PATH:		${SRCTOP}/sys/crypto ${CRYPTO_FOLDERS:S,^,${SRCTOP}/sys/crypto/,}
.MAIN:		all
CLEANFILES+=	hashes.h
md_sha2.o md_sha2.pico md_sha2.po: hashes.h
hashes.h: .EXEC
	@${HASHES_H} | cmp -s - ${.TARGET} || ${HASHES_H} >${.TARGET}

MD=		${SYSDIR}/crypto/md
copy: .PHONY
	mkdir -p ${MD}
	cp ${SRCTOP}/sys/crypto/*.[ch] \
	    ${CRYPTO_FOLDERS:@f@${SRCTOP}/sys/crypto/$f/*.[ch]@} \
	    ${.CURDIR}/crypto_os.h ${.CURDIR}/md_sha2.c ${.CURDIR}/*.md_sha2 ${MD}
	${HASHES_H} >${MD}/hashes.h
	printf '${CONFIG}\n' md_sha2.c ${CORE} >>${MD}/files.md_sha2
.if !empty(CPPFLAGS:M-DCRYPTO_SHARED=)
	echo '#define	CRYPTO_SHARED' >>${MD}/crypto_os.h
.endif

dropin: .PHONY
	mkdir -p dropin
	sh ${SRCTOP}/tools/single.sh dropin ${.CURDIR}/${DROPIN}
.if !empty(DROPIN_BEFORE)
	sed -f ${SRCTOP}/sys/modules/without_sha256.sed ${DROPIN_BEFORE} \
	    >>dropin/${DROPIN}
.endif
	@echo ${.OBJDIR}/dropin/${DROPIN}
