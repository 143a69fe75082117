.include "share/mk/options.mk"

SUBDIR=		lib share sys tools

# The core alone, for an image without a C library.
core: .PHONY
	@cd "${SRCTOP}/sys/modules/standalone" && ${MAKE}

# The core of HASHES as one source and one header, for whoever wants no more files.
single: .PHONY
	@mkdir -p "${.OBJDIR}/single" && CPU=${CPU} sh "${SRCTOP}/tools/single.sh" \
	    "${.OBJDIR}/single" ${HASHES:Usha256}

# Example images for bare metal; test-images runs them and prints what they take.
images test-images: .PHONY
	@cd "${SRCTOP}/sys/modules/standalone/images" && ${MAKE} \
	    -j${:!getconf _NPROCESSORS_ONLN!} .MAKE.JOB.PREFIX= ${.TARGET}

# What the core takes in each port.
ports: .PHONY
	@sh "${SRCTOP}/tools/ports.sh" ${MAKE}

# What the option saves and costs: bytes, then plain size of what was built.
sizes: .PHONY all
	@sh "${SRCTOP}/tools/sizes.sh"
	@echo; cd "${.OBJDIR}" && size sys/modules/standalone/*.a lib/libmd/*.so.*.*

# The times, against those of others; no test asserts one.
speed: .PHONY all
	@MAKE=${MAKE} sh "${SRCTOP}/tools/speed/speed.sh" "${SRCTOP}" "${.OBJDIR}"

# The modules in real kernels, which are made first, but only once.
test-kernel: .PHONY
	@cd "${SRCTOP}/tests" && ${MAKE} check-kernel

# For all inputs, by provers: the words are the standard's, the memory is safe.
proof: .PHONY
	@cd "${SRCTOP}/tests" && ${MAKE} check-proof

# What the tests are worth: the lines they reach, the faults they see, and what
# random programs and files find, each for FUZZ_SECONDS.  MUTANTS=60 is a sample.
FUZZ_SECONDS?=	60
MUTANTS?=	0
coverage: .PHONY
	@sh "${SRCTOP}/tools/trust/coverage.sh" "${SRCTOP}" "${.OBJDIR}/coverage"
mutate: .PHONY
	@sh "${SRCTOP}/tools/trust/mutate.sh" "${SRCTOP}" "${.OBJDIR}/mutate" \
	    ${MUTANTS}
fuzz: .PHONY
	@sh "${SRCTOP}/tools/trust/fuzz.sh" "${SRCTOP}" "${.OBJDIR}/fuzz" \
	    ${FUZZ_SECONDS}

# The same cases under sanitizers.
sanitize: .PHONY
	@sh "${SRCTOP}/tools/trust/sanitize.sh" "${SRCTOP}" "${.OBJDIR}/sanitize"

# Whether time or memory tells of a message: at each level of both compilers.
LEVELS?=	-O0 -O1 -O2 -O3 -Os
secrets: .PHONY
	@sh "${SRCTOP}/tools/trust/secrets.sh" "${SRCTOP}" "${.OBJDIR}/secrets" \
	    ${LEVELS}

# As compilers make it, at every level and with other flags; -n lists the cells.
COMPILERS?=	gcc-11 gcc-12 clang-14 clang-16 clang-19 tcc
matrix: .PHONY
	+@MAKE=${MAKE} sh "${SRCTOP}/tools/trust/matrix.sh" \
	    ${.MAKEFLAGS:M-n} "${SRCTOP}" "${.OBJDIR}/matrix" ${COMPILERS}

# On other CPUs, which qemu-user emulates: CPUS="i386 s390x" are two of them.
test-cross: .PHONY
	@MAKE=${MAKE} sh "${SRCTOP}/tools/trust/cross.sh" "${SRCTOP}" \
	    "${.OBJDIR}/cross" ${CPUS}

# Prove both builds right, measure both: BENCHFLAGS='--quick', see mdbench(1).
bench: .PHONY
	@cd "${SRCTOP}/tools/mdbench" && ${MAKE} bench

.include <bsd.subdir.mk>
