# The hashes, a line each, for all makefiles and tools:
#	name	how its files begin
#	prefix	how its public functions begin
#	folder	in sys/crypto
#	digest, block	their bytes
#	words	the hash whose words it takes
#	many	"many" where it has Final2, Many and Variant, else "one"

HASH_LIST+=	sha224:SHA224:sha2:28:64:sha256:one
HASH_LIST+=	sha256:SHA256:sha2:32:64:sha256:many

# The user's choice is HASHES.  What follows from it:
#	CRYPTO_HASHES	these and those that they stand on
#	CRYPTO_WORDS	those of which come words
#	CRYPTO_MANY	those that have many
#	CRYPTO_FOLDERS	where they are
.for name prefix folder digest block words many in ${HASH_LIST:S/:/ /g}
HASHES_ALL+=	${name}
HASH_PREFIX.${name}=	${prefix}
HASH_FOLDER.${name}=	${folder}
HASH_WORDS.${name}=	${words}
HASH_MANY.${name}=	${many:Mmany:S/many/${name}/}
.endfor
HASHES?=	${HASHES_ALL}
.for name in ${HASHES}
.if empty(HASHES_ALL:M${name})
.error there is no hash "${name}"; HASHES can be: ${HASHES_ALL}
.endif
.endfor
CRYPTO_HASHES:=	${HASHES:@h@$h ${HASH_WORDS.$h}@:O:u}
CRYPTO_WORDS:=	${CRYPTO_HASHES:@h@${HASH_WORDS.$h}@:O:u}
CRYPTO_MANY:=	${CRYPTO_HASHES:@h@${HASH_MANY.$h}@}
CRYPTO_FOLDERS:=	${CRYPTO_HASHES:@h@${HASH_FOLDER.$h}@:O:u}

# What a kernel takes of the variants for CRYPTO_CPU.
KERNEL_VARIANTS=	${:!sh "${SRCTOP}/tools/kernel_variants.sh" \
		    ${CRYPTO_WORDS:@h@${HASH_FOLDER.$h}/${CRYPTO_CPU}/$h@}!}

# hashes.h, for C that takes all of HASHES and names none; HASHES_ABOVE is
# before their folders where these are not on the include path.
EACH_HASH=	${HASHES:@h@f($h, ${HASH_PREFIX.$h})@}
EACH_MANY=	${HASHES:@h@${HASH_MANY.$h:@m@f($m, ${HASH_PREFIX.$h})@}@}
HASHES_H=	{ echo '/* Written from share/mk/hashes.mk. */'; echo; \
		${CRYPTO_HASHES:@h@$h $h_selftest@:@f@echo \
		    '\#include "${HASHES_ABOVE:D${HASHES_ABOVE}${HASH_FOLDER.${f:S/_selftest//}}/}$f.h"';@} \
		echo; echo '\#define	EACH_HASH(f)	${EACH_HASH}'; \
		echo '\#define	EACH_MANY(f)	${EACH_MANY}'; \
		echo '\#define	HASHES_SELFTEST() (${HASHES:S/$/_selftest()/:ts|})'; }
