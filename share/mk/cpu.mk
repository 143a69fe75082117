# Which CPU's folder serves the sources of sys/crypto, and which sources these are
# for the hashes that are chosen:
#	CRYPTO_SRCS	the core, with the CPU's own where CPU_VARIANTS is yes, or
#			kernel, for what a kernel takes of them
#	CRYPTO_VARIANTS	of these, what takes the place of portable words alone

.include "hashes.mk"

# The compiler knows its target, where the port does not; one that is unknown here
# takes portable C.  The CPU's own are for a compiler that can compile the first
# of them.
.if !defined(CRYPTO_CPU)
CRYPTO_CPU!=	cpu=$$(${CC} ${CFLAGS} -dumpmachine 2>/dev/null); case $$cpu in \
		x86_64-* | amd64-* | i[3-6]86-*) echo x86 ;; \
		aarch64-* | arm64-*) echo arm64 ;; arm*-*eabihf) echo arm ;; \
		riscv32-* | riscv64-*) echo riscv ;; *) echo none ;; esac
.endif
.if ${CRYPTO_CPU} != "none"
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto/${CRYPTO_CPU}"
.endif
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto" ${CRYPTO_FOLDERS:@f@-I"${SRCTOP}/sys/crypto/$f"@} \
		-I"${SRCTOP}/sys"

CRYPTO_VARIANTS=
.if ${SMALL_KERNEL} == "no" && ${CRYPTO_CPU} != "none"
.if ${CPU_VARIANTS:Uno} == "yes"
CRYPTO_VARIANTS!=	cd "${SRCTOP}/sys/crypto"; set --; \
		for f in ${CRYPTO_WORDS:@h@${HASH_FOLDER.$h}/${CRYPTO_CPU}/$h_*.c@}; do \
		    [ ! -e "$$f" ] || set -- "$$@" "$$f"; done; \
		[ $$\# -gt 0 ] && ${CC} ${CFLAGS} -I"${SRCTOP}/lib/libmd" \
		    ${CPPFLAGS:N-nostdinc:N-idirafter:N${DESTDIR}/usr/include} \
		    -c -o /dev/null "$$1" 2>/dev/null && echo "$$@" || true
.elif ${CPU_VARIANTS:Uno} == "kernel"
CRYPTO_VARIANTS:=	${KERNEL_VARIANTS}
.endif
.endif
# The hashes that choose: then the name of portable C's function is what chooses.
CRYPTO_CHOOSE:=	${CRYPTO_WORDS:@h@${CRYPTO_VARIANTS:T:M$h_*:[1]:C/_.*//}@}
CRYPTO_PORTABLE:=	${CRYPTO_WORDS:@h@${"${CRYPTO_CHOOSE:M$h}" == "":?$h:}@}
.for h in ${CRYPTO_CHOOSE}
COPTS.${h}_compress.c=	'-D${h}_compress=CRYPTO_NAME(${h}_compress_c)'
CFLAGS.${h}_compress.c=	${COPTS.${h}_compress.c}
.endfor
.if !empty(CRYPTO_VARIANTS)
# The folder "kernel" before the one that it is in.
.PATH:		${CRYPTO_VARIANTS:H:Or:u:S,^,${SRCTOP}/sys/crypto/,}
CRYPTO_VARIANTS:=	${CRYPTO_VARIANTS:T} ${CRYPTO_CHOOSE:C,.+,&_compress.c,} cpu.c
.endif
CRYPTO_SRCS=	${CRYPTO_CHOOSE:C,.+,&_select.c,} ${CRYPTO_VARIANTS} \
		${CRYPTO_PORTABLE:C,.+,&_portable.c,} ${CRYPTO_PORTABLE:C,.+,&_compress.c,}
CRYPTO_SRCS+=	${CRYPTO_HASHES:S/$/.c/} ${CRYPTO_MANY:S/$/_many.c/}

# Small, the bytes of several hashes are there once.
.if ${SMALL_KERNEL} == "yes" && ${CRYPTO_WORDS:[#]} > 1
CPPFLAGS+=	-DCRYPTO_SHARED=
CRYPTO_SRCS+=	md_bytes.c
.endif

# Also those of the other build, and of another compiler.
CLEANFILES+=	*.o *.so
