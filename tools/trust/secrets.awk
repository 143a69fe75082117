# secrets.awk: of assembly, from a compiler's -S, of x86_64, arm64 or riscv64
# (-v cpu=x86, arm64 or riscv), print each jump that depends on a secret, and
# each load or store whose address does:
#	FILE: LINE: WHAT: INSTRUCTION
# Secret are all words and bytes that are loaded, and vectors; public are
# pointers and lengths, of 64 bits, and what is made of public values alone.  A
# place on the stack is public if nothing but public values is stored there.

function is_vector(name)
{
	return cpu == "x86" ? name ~ /^%?([xyz]?mm|k)[0-9]/ : \
	    cpu == "arm64" && name ~ /^[vqdshb][0-9]/
}

# The register's one name, or nothing for what is none, or holds no secret.
function register(name)
{
	if (cpu == "x86") {
		if (name !~ /^%/)
			return ""
		name = substr(name, 2)
		if (name ~ /^r[0-9]+[bwd]?$/)
			sub(/[bwd]$/, "", name)
		else if (name ~ /^[re]?[abcd][xlh]$/) {
			gsub(/^[re]|[xlh]$/, "", name)
			name = "r" name "x"
		} else if (name ~ /^[re]?([sd]i|[sb]p)l?$/) {
			gsub(/^[re]|l$/, "", name)
			name = "r" name
		} else
			return ""
	} else if (cpu == "arm64") {
		if (name !~ /^[wx][0-9]+$/)
			return ""
		sub(/^w/, "x", name)
	} else if (name !~ /^([ast][0-9]+|ra|[gt]p)$/)
		return ""
	return name
}

# riscv's %lo(name) alone is half of an address.
function is_memory(operand)
{
	return operand ~ (cpu == "arm64" ? "^\\[" : "\\(") && \
	    !(cpu == "riscv" && operand ~ /^%[a-z_]+\([^()]*\)$/)
}

function either(x, y)
{
	return x == 1 || y == 1 ? 1 : x ? x : y
}

# Is one of the registers in this operand secret: 1?  Or 64 bits of a vector, by
# which compilers keep pointers, too: 2?
function is_secret(operand, i, n, part, value)
{
	n = split(operand, part, /[][(), !]+/)
	value = 0
	for (i = 1; i <= n; i++)
		if (is_vector(part[i]) || secret[register(part[i])] == 1)
			return 1
		else if (secret[register(part[i])])
			value = 2
	return value
}

function is_stack(operand)
{
	return operand ~ /%r[sb]p|\[sp|\[x29|\((sp|s0)\)/ && \
	    (cpu != "x86" || operand !~ /,/)
}

# What a load of so many bytes gives.
function loaded(operand, wide)
{
	if (!is_stack(operand))
		return !wide
	operand = frame[at] " " operand
	if (operand in stored)
		return (operand in stored_secret) || \
		    !wide && (operand in stored_vector)
	return !wide
}

function found(what)
{
	if (final)
		print FILENAME ": " line[at] ": " what ": " op[at] " " text[at]
}

function set(operand, value, name)
{
	name = register(operand)
	if (name != "")
		secret[name] = value
}

function store(operand, value, from)
{
	operand = frame[at] " " operand
	if (!(operand in stored) || (value && !(operand in stored_secret) && \
	    !(operand in stored_vector)))
		changed = 1
	stored[operand] = 1
	if (value && is_vector(from))
		stored_vector[operand] = 1
	else if (value)
		stored_secret[operand] = 1
}

# Who comes to this label brings what is secret there.
function join_at(label, name)
{
	if (!(label in place))
		return
	for (name in secret)
		if (secret[name] && !((label, name) in joined)) {
			joined[label, name] = 1
			names[name] = 1
			changed = 1
		}
}

function is_wide(operand)
{
	return cpu == "x86" ? operand ~ /^%r([a-ds]|[0-9]+$|bp)/ : \
	    cpu == "arm64" ? operand ~ /^x/ : 0
}

# Operands into a[1..], as many as are returned.
function operands(s, a, n, c, i, depth)
{
	n = 0
	depth = 0
	split("", a)
	if (s == "")
		return 0
	n = 1
	for (i = 1; i <= length(s); i++) {
		c = substr(s, i, 1)
		depth += (c ~ /[([{]/) - (c ~ /[])}]/)
		if (c == "," && depth == 0)
			n++
		else if (c != " " || a[n] != "")
			a[n] = a[n] c
	}
	return n
}

# One instruction: o[1..n] are its operands.
function step(n, o, i, any, dst, mnemonic, target, value, memory)
{
	mnemonic = op[at]
	memory = 0
	any = 0
	for (i = 1; i <= n; i++) {
		if (is_memory(o[i])) {
			memory = i
			if (mnemonic !~ /^(lea|nop|prefetch)/ && \
			    is_secret(o[i]) == 1)
				found("address")
		} else if (i < n || n == 1 || cpu != "x86")
			any = either(any, is_secret(o[i]))
	}
	if (mnemonic ~ /gather|scatter/)
		found("address")

	# Where does it go on?
	target = o[n]
	if (mnemonic ~ /^(j|b|bl|call|jal|jmp|tail|jmpq|callq)$|^(j[a-z]+|b\.?[a-z]+|[ct]bn?z)$/ &&
	    !(cpu == "arm64" && mnemonic ~ /^b(ic|fi|fxil|fm|sl|it|if|r|lr)/) &&
	    !(cpu == "riscv" && mnemonic ~ /^jr|^jalr/) &&
	    !(cpu == "x86" && mnemonic ~ /^b/)) {
		if (cpu == "x86" && mnemonic ~ /^j/ && mnemonic !~ /^jmp/ ||
		    cpu == "arm64" && mnemonic ~ /^b\./)
			value = secret["flags"]
		else
			value = any && !(mnemonic ~ /^(j|b|bl|jmp|call|tail)q?$/)
		if (value)
			found("jump")
		join_at(target)
		if (mnemonic ~ /^(call|bl|jal)/)
			set(cpu == "x86" ? "%rax" : cpu == "arm64" ? "x0" : \
			    "a0", 1)
		ends = mnemonic ~ /^(j|b|jmp|jmpq|tail)$/
		return
	}
	ends = mnemonic ~ /^(ret|retq|jr|br|ud2|rep; ret)$/
	if (ends || n == 0)
		return

	if (mnemonic ~ /^v?(u?comis|p?test)[sdb]?|^k(or)?test|^fcmp/ && any &&
	    mnemonic !~ /^test/) {
		secret["flags"] = 1
		return
	}
	if (cpu == "x86") {
		dst = o[n]
		if (mnemonic ~ /^(push|pop|nop|endbr|leave|rep)/)
			return
		value = any
		if (any == 1 && is_vector(o[n - 1]) && is_wide(dst) && \
		    mnemonic ~ /q$/)
			value = 2
		if (memory && memory < n)
			value = any && n > 2 || \
			    loaded(o[memory], is_wide(dst) && \
			    mnemonic !~ /^mov[sz]/)
		if (mnemonic ~ /^lea/)
			value = is_secret(o[1])
		else if (mnemonic ~ /^v?p?xor|^sub/ && n == 2 && o[1] == o[2])
			value = 0
		else if (mnemonic ~ /^(cmp|test)/) {
			secret["flags"] = any || is_secret(dst) || memory && \
			    loaded(o[memory], mnemonic ~ /q$/ || \
			    is_wide(o[memory == 1 ? 2 : 1]))
			return
		} else if (mnemonic ~ /^set/)
			value = secret["flags"]
		else if (mnemonic !~ /^v?p?(mov|extr)/ && !is_vector(dst)) {
			# It changes what is there.
			if (memory < n)
				value = either(value, is_secret(dst))
			if (memory == n)
				value = value || loaded(dst, mnemonic ~ /q$/)
			if (mnemonic ~ /^cmov/)
				value = value || secret["flags"]
			else if (mnemonic !~ /^(not|ror|rol|bswap)|x$/)
				secret["flags"] = value
		}
		if (memory == n)
			store(dst, value, o[n - 1])
		else
			set(dst, value)
		return
	}

	# The others: a load, a store, or all in registers.
	if (memory && mnemonic ~ /^(st|s[bhwd]$)/) {
		store(o[memory], any, o[1])
		return
	}
	value = any
	if (memory)
		value = loaded(o[memory], cpu == "riscv" ? \
		    mnemonic == "ld" : is_wide(o[1]))
	if (cpu == "arm64" && mnemonic ~ /^(cmp|cmn|tst|ccmp|ccmn)$/) {
		secret["flags"] = any
		return
	}
	if (mnemonic !~ /^(mov[kn]?|li|lui|mv|adrp?|la|lla|l[bhwd]u?|ldu?r[bhs]*|ldp)$/) {
		# The first one is only written.
		value = 0
		for (i = 2; i <= n; i++)
			if (is_secret(o[i]))
				value = 1
		if (mnemonic ~ /^cs/)
			value = value || secret["flags"]
	} else if (!memory)
		value = is_secret(o[2])
	if (mnemonic ~ /^(adds|subs|ands|bics)$/)
		secret["flags"] = value
	set(o[1], value)
	if (mnemonic == "ldp")
		set(o[2], value)
}

/^[A-Za-z_.$][A-Za-z_.$0-9]*:/ {
	label = $1
	sub(/:.*/, "", label)
	if (label !~ /^\./)
		name = label
	place[label] = n + 1
	labels[n + 1] = labels[n + 1] " " label
	next
}

/^[ \t]+[a-z]/ {
	sub(/^[ \t]+/, "")
	m = split($0, part, /[ \t]*;[ \t]*/)
	for (k = 1; k <= m; k++) {
		sub(/[ \t]*(#|\/\/|@ ).*/, cpu == "arm64" ? "&" : "", part[k])
		sub(/[ \t]*\/\/.*/, "", part[k])
		gsub(/[ \t]+/, " ", part[k])
		if (part[k] !~ /^[a-z]/)
			continue
		n++
		line[n] = FNR
		frame[n] = name
		op[n] = part[k]
		sub(/ .*/, "", op[n])
		text[n] = part[k]
		if (!sub(/^[^ ]* /, "", text[n]))
			text[n] = ""
	}
}

END {
	if (n == 0) {
		print FILENAME ": no instructions"
		exit 1
	}
	do {
		final = !changed && rounds > 0
		changed = 0
		split("", secret)
		for (at = 1; at <= n; at++) {
			if (ends)
				split("", secret)
			ends = 0
			k = split(labels[at], part, " ")
			for (i = 1; i <= k; i++)
				for (name in names)
					if ((part[i], name) in joined)
						secret[name] = 1
			count = operands(text[at], operand)
			step(count, operand)
		}
		rounds++
	} while (!final)
	print FILENAME ": " n " instructions" >"/dev/stderr"
}
