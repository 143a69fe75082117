# Proofs for all inputs: what the words compute, and what the core may access.

export LC_ALL=C

PROOF=$SRCTOP/tests/sys/crypto/sha2/proof

# figures: what is said here is also for the end of "bmake proof".
figures()
{
	tee -a "$(atf_get_srcdir)/figures"
}

# compile_words FOLDER [OPTION...]: FOLDER has word.cc; make proof_words.o and
# word.o of it.
compile_words()
{
	folder=$1
	shift
	quietly g++ -O1 -Wall -Wextra "$@" -I"$PROOF/word" -c \
	    "$folder/word.cc" "$PROOF/sha256_proof.cc"
}

# prove DIR: link "proof" with both shapes of the core in DIR, as C++ over terms.
prove()
{
	for shape in rolled unrolled; do
		quietly g++ -O0 -I"$PROOF/word" -I"$1/sys/crypto" -I"$1/sys" \
		    -x c++ -c "$PROOF/../sha256_compress_$shape.c"
	done
	quietly g++ -o proof sha256_compress_rolled.o \
	    sha256_compress_unrolled.o word.o sha256_proof.o
}

# identities: z3 proves each that is in the file.
identities()
{
	z3 "$1" >z3.out || atf_fail "z3 does not understand $1"
	n=$(grep -c '^unsat$' z3.out)
	[ "$n" -gt 0 ] && [ "$n" -eq "$(wc -l <z3.out)" ] &&
	    [ "$n" -eq "$(grep -c check-sat "$1")" ]
}

atf_test_case compress__is_the_standards_function
compress__is_the_standards_function_body()
{
	need g++ z3
	compile_words "$PROOF/word"
	prove "$SRCTOP"
	atf_check -o save:out ./proof identities.smt2
	figures <out
	grep -q '^[1-9][0-9]* terms, [1-9][0-9]* identities, 0 differences$' \
	    out || atf_fail "not that many differences"
	identities identities.smt2 || atf_fail "an identity does not hold"
	echo "$n identities proved for 32 bits by $(z3 --version)" | figures
}

# breaks SHAPE FILE SCRIPT: what sed's SCRIPT does to the FILE leaves no proof
# for SHAPE.
breaks()
{
	plant "$2" "$3"
	prove .
	./proof identities.smt2 >out 2>&1 && atf_fail "no difference after $3"
	grep -qE "^$1: [0-3] blocks: word [0-7] differs$|before it is set" out ||
	    atf_fail "$1 is the same after $3: $(cat out)"
	broken=$((${broken:-0} + 1))
}

atf_test_case fault__in_the_words_of_either_shape
fault__in_the_words_of_either_shape_head()
{
	atf_set timeout 900
}
fault__in_the_words_of_either_shape_body()
{
	need g++
	f=sha2/sha256_compress.h
	compile_words "$PROOF/word"
	breaks unrolled $f s/0xc67178f2/0xc67178f3/
	breaks rolled $f s/0x428a2f98/0x428a2f90/
	breaks rolled $f '/define.Ch/s/&/|/'
	breaks unrolled $f '/define.Maj/s/&/|/'
	breaks rolled $f 's/ROTR(9, x)/ROTR(10, x)/'
	breaks unrolled $f 's/ROTR(5, x)/ROTR(4, x)/'
	breaks rolled $f 's/ROTR(25, x)/ROTR(26, x)/'
	breaks unrolled $f 's/(x) >> 3/(x) >> 4/'
	f=sha2/sha256_compress.c
	breaks rolled $f 's/w\[16 + i\] = p/w[15 + i] = p/'
	breaks rolled $f 's/p\[23\]/p[22]/'
	breaks unrolled $f 's/W((t) + 9)/W((t) + 10)/'
	breaks unrolled $f 's/state\[7\] += h/state[7] = h/'
	breaks unrolled $f 's/ROUNDS(8, KLOAD)/ROUNDS(8, KSCHEDULE)/'
	breaks rolled $f 's/data += 4;/data += 3;/'
	echo "$broken faults leave no proof" | figures
}

# In the terms, a step that is no identity is seen by what its values are, and
# by z3 if it is noted so.
atf_test_case fault__in_a_normal_form
fault__in_a_normal_form_body()
{
	need g++ z3
	for script in 's/(n + t.n) % 32/(n + t.n + 1) % 32/' \
	    's/all.insert(b.*/;/' \
	    's/old = join(old, n)/old = n/' \
	    's/rotate(shifted(a), a.n)/rotate(shifted(a), b.n)/'; do
		rm -rf changed
		mkdir changed
		sed "$script" "$PROOF/word/word.cc" >changed/word.cc
		! cmp -s changed/word.cc "$PROOF/word/word.cc" ||
		    atf_fail "word.cc has changed: no fault was planted"
		compile_words changed
		prove "$SRCTOP"
		./proof identities.smt2 >out 2>&1 &&
		    atf_fail "the terms allow $script"
		cat out
	done
	printf '%s\n' '(declare-const x (_ BitVec 32))' \
	    '(push)(assert (not (= (bvadd x x) x)))(check-sat)(pop)' >wrong
	! identities wrong || atf_fail "z3 proves anything"
}

# eva NAME DIR OPTION...: Frama-C runs the core in DIR in all ways; 0 if it
# has no alarm.
eva()
{
	log=$1.log dir=$2
	shift 2
	frama-c -eva -eva-slevel 10000 -eva-no-print "$@" \
	    -cpp-extra-args="-I$PROOF/memory -I$dir/sys/crypto -I$dir/sys \
	    -I$dir/sys/crypto/sha2 ${option:-}" "$PROOF/sha256_memory.c" \
	    >"$log" 2>&1 || atf_fail "$(cat "$log")"
	grep -E 'alarms? generated|proven|statements reached' "$log"
	grep -q '0 alarms generated' "$log" &&
	    grep -q '100% of the logical properties reached have been proven' \
	    "$log"
}

bytes()
{
	eva bytes "$1" -main bytes -eva-use-spec _libmd_sha256_compress
}

words()
{
	option=$2 eva "words$2" "$1" -main words
}

atf_test_case memory__of_init_final_and_compress
memory__of_init_final_and_compress_body()
{
	need frama-c
	bytes "$SRCTOP" || atf_fail "$(cat bytes.log)"
	# All but what is for words of 8 bytes, a length of 16, the lowest byte first.
	grep -Eq '\(out of [1-9][0-9]*\): (9[6-9]|100)% coverage' bytes.log ||
	    atf_fail "not all statements were reached: $(cat bytes.log)"
	for option in -DSMALL_KERNEL -USMALL_KERNEL; do
		words "$SRCTOP" $option || atf_fail "$(cat words$option.log)"
	done
	cat ./*.log | awk '/alarms generated/ { alarms += $1 } /Preconditions/ { n += $2 }
	    END { print n " preconditions, " alarms " alarms" }' | figures
}

# update FILE: WP proves that md_inline_update keeps to its contract and has an
# end, for every length, with SHA-256's constants and context, as the optimizer
# has them.  Its loop, which says nothing of that, is told.
update()
{
	mkdir -p wp
	sed 's/void \*ctx\([,)]\)/SHA256_CTX *ctx\1/
	    s/(uint8_t \*)ctx + h->buf/ctx->buf/; s/md_count(h, ctx)/(\&ctx->count)/
	    s/h->compress(ctx, /sha256_compress(ctx->state, /
	    s/h->block/64/g; s/h->length/8/g
	    /^static .*noinline/i\
	/*@ requires \\valid(ctx);\
	    assigns ctx->state[0 .. 7] \\from *ctx;\
	    assigns ctx->buf[0 .. 63] \\from *ctx; */
	    /for (; len > 0; in += n, len -= n) {/i\
	/*@ loop invariant used < 64;\
	    loop invariant len <= \\at(len, Pre);\
	    loop invariant in == (const uint8_t *)data + (\\at(len, Pre) - len);\
	    loop assigns in, len, n, used;\
	    loop assigns ctx->state[0 .. 7], ctx->buf[0 .. 63];\
	    loop variant len; */' "$1" | awk '
	# Before what its type begins.
	/^MD_INLINE void$/ { held = $0; next }
	held != "" {
		if (/^md_inline_update/)
			print "/*@ requires \\valid(ctx);\n" \
			    "requires \\valid_read((const uint8_t *)data + (0 .. len - 1));\n" \
			    "requires \\separated(ctx, (const uint8_t *)data + (0 .. len - 1)); */"
		print held
		held = ""
	}
	/^MD_INLINE size_t$/ {
		print "/*@ requires \\valid(ctx); assigns ctx->count \\from ctx->count, len;\n" \
		    "ensures \\result < 64; */"
	}
	{ print }' >wp/md_bytes.h
	[ "$(grep -c 'loop variant\|ensures\|separated\|state\[0 \.\. 7\] .from' wp/md_bytes.h)" -eq 4 ] ||
	    atf_fail "md_bytes.h has changed"
	HOME=$PWD why3 config detect >why3.log 2>&1 || atf_fail "$(cat why3.log)"
	HOME=$PWD frama-c -wp -wp-rte -wp-model Typed+Cast -wp-prover z3 \
	    -wp-timeout "${wp_timeout:-20}" -wp-par 1 -wp-fct md_inline_update,md_block,md_add \
	    -cpp-extra-args="-Iwp -I$PROOF/memory -I$SRCTOP/sys/crypto \
	    -I$SRCTOP/sys -I$SRCTOP/sys/crypto/sha2" \
	    "$PROOF/sha256_memory.c" >wp.log 2>&1 || atf_fail "$(cat wp.log)"
	grep 'Proved goals' wp.log
	awk '$2 == "Proved" && $4 >= 20 && $4 == $6 { ok = 1 }
	    END { exit !ok }' wp.log
}

atf_test_case memory__of_update_with_any_lengths
memory__of_update_with_any_lengths_body()
{
	need frama-c z3 why3
	update "$SRCTOP/sys/crypto/md_bytes.h" || atf_fail "$(cat wp.log)"
	grep "Proved goals" wp.log | sed "s/.*] */SHA256_Update, any lengths: /" | figures
}

atf_test_case fault__beyond_the_memory
fault__beyond_the_memory_head()
{
	atf_set timeout 900
}
fault__beyond_the_memory_body()
{
	need frama-c
	plant md_bytes.h 's/used >= h->block - h->length/used >= 64/'
	bytes . || atf_fail "a fault that only the digest shows"
	plant md_bytes.h 's/% h->block;/% 65;/'
	! bytes . || atf_fail "Final may write beyond the buffer"
	plant md_bytes.h 's/end - 8, /end - 7, /'
	! bytes . || atf_fail "Final may write the length beyond the buffer"
	plant sha2/sha256_compress.c 's/40 : 16/39 : 16/'
	! words . -DSMALL_KERNEL || atf_fail "the window may be too short"
	plant sha2/sha256_compress.c 's/define.W(t).*/define W(t) w[(t) % 17]/'
	! words . -USMALL_KERNEL || atf_fail "the ring may be too short"
}

atf_test_case fault__in_update
fault__in_update_head()
{
	atf_set timeout 900
}
fault__in_update_body()
{
	need frama-c z3 why3
	# What the clock ends proves nothing: most goals of the same run hold.
	wp_timeout=5
	for script in 's/n = h->block - used;/n = 64;/' \
	    's/if (n > len)/if (n > len + 1)/' 's/used = 0;/used += n;/' \
	    's/n = len \/ h->block;/n = len \/ 63;/'; do
		plant md_bytes.h "$script"
		! update sys/crypto/md_bytes.h ||
		    atf_fail "Update may do this: $script"
		awk '$2 == "Proved" && $4 >= 20 { ok = 1 } END { exit !ok }' \
		    wp.log || atf_fail "too little was proved: $(cat wp.log)"
	done
}

atf_init_test_cases()
{
	add_cases compress__is_the_standards_function \
	    fault__in_the_words_of_either_shape fault__in_a_normal_form \
	    memory__of_init_final_and_compress \
	    memory__of_update_with_any_lengths fault__beyond_the_memory \
	    fault__in_update
}
