# Which CPU's folder serves the sources of sys/crypto, and, where CPU_VARIANTS is
# yes, what that has for
#	SHA256_COMPRESS		the compression function
#	SHA256_VARIANTS		the CPU's own, and portable C, as a table

# The compiler knows its target; one that is unknown here takes portable C.
CRYPTO_CPU!=	${CC} ${CFLAGS} -dumpmachine 2>/dev/null || echo unknown
CRYPTO_CPU:=	${CRYPTO_CPU:C/^(x86_64|amd64|i[3-6]86)-.*/x86/:C/^(aarch64|arm64)-.*/arm64/:C/^arm.*-.*eabihf/arm/:C/^riscv(32|64)-.*/riscv/}
.if exists(${SRCTOP}/sys/crypto/${CRYPTO_CPU})
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto/${CRYPTO_CPU}"
.endif
CPPFLAGS+=	-I"${SRCTOP}/sys/crypto" -I"${SRCTOP}/sys"

# The CPU's own, where the compiler can compile the first of them.
VARIANTS.x86=	sha256_compress_shani.c sha256_compress_avx2.c \
		sha256_compress_ssse3.c sha256_lanes_avx512.c \
		sha256_lanes_avx2.c sha256_lanes_ssse3.c
VARIANTS.arm=	sha256_compress_ce.c
VARIANTS.arm64=	sha256_compress_ce.c
VARIANTS.riscv=	sha256_compress_zknh.c
SHA256_VARIANTS=
.if ${CPU_VARIANTS:Uno} == "yes" && ${SMALL_KERNEL} == "no" && \
    !empty(VARIANTS.${CRYPTO_CPU})
SHA256_VARIANTS!=	${CC} ${CFLAGS} -I"${SRCTOP}/lib/libmd" ${CPPFLAGS} -c \
		-o /dev/null "${SRCTOP}/sys/crypto/sha2/${CRYPTO_CPU}/${VARIANTS.${CRYPTO_CPU}:[1]}" \
		2>/dev/null && echo ${VARIANTS.${CRYPTO_CPU}} || true
.endif
.if !empty(SHA256_VARIANTS)
.PATH:		${SRCTOP}/sys/crypto ${SRCTOP}/sys/crypto/sha2/${CRYPTO_CPU}
SHA256_VARIANTS+=	sha256_variants.c sha256_compress.c cpu.c
# What chooses has the name of sha256_compress.c's function.
COPTS.sha256_compress.c=	-Dsha256_compress=_libmd_sha256_compress_c
CFLAGS.sha256_compress.c=	${COPTS.sha256_compress.c}
SHA256_COMPRESS=	sha256_select.c ${SHA256_VARIANTS}
.else
SHA256_COMPRESS=	sha256_portable.c sha256_compress.c
.endif

# Also those of the other build, and of another compiler.
CHOSEN=		sha256_select.c sha256_portable.c sha256_variants.c cpu.c \
		${VARIANTS.x86} ${VARIANTS.arm64} ${VARIANTS.riscv}
CLEANFILES+=	${CHOSEN:.c=.o} ${CHOSEN:.c=.so}
