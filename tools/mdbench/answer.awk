# After csv.awk: the advice.  Without -v sure, the builds that it is about, and
# the size; then sure and built are the differences, by ministat, of the time of
# the unrolled C, and of libmd as built, against that of the rolled build.

# Less time, or not, or "" where that cannot be told.
function verdict(difference)
{
	if (difference ~ /^-/)
		return "less"
	if (difference ~ /^\+/ || difference ~ /^no / && f["noise"] < 1)
		return "not"
	reason = difference ~ /^no / ? "a noise of " f["noise"] \
	    " % hides what there may be" : difference
	return ""
}
END {
	if (failed)
		exit 1
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (as_built(c))
			lib = c
		if (!bytes[c] ||
		    c ~ /^(m32|linux|freebsd|netbsd|openbsd|libmd|tcc)/)
			continue
		if (shape[c] == "rolled" && (!small || bytes[c] < bytes[small]))
			small = c
		if (shape[c] == "unrolled" &&
		    (!fast || least[c, big] < least[fast, big]))
			fast = c
	}
	if (sure == "") {
		print small ? small : "-", fast ? fast : "-", lib ? lib : "-", big
		exit
	}
	here = "or this CPU (" f["cpu"] ") and these compilers (" names ")"
	in_c = verdict(sure)
	as = lib ? verdict(built) : in_c
	if (in_c == "" || as == "") {
		print "No advice f" here ": " reason "."
		exit
	}
	printf "F%s, take the rolled build for a kernel image (%s, %d bytes)",
	    here, small, bytes[small]
	printf as == "less" ? " and the unrolled one, the default, for libmd" : \
	    " and for libmd, too"
	if (lib)
		printf "; as built by default, libmd takes %.2f cycles per byte, %s",
		    least[lib, big], shape[lib] == "unrolled" ? "in C" : \
		    "by " shape[lib]
	printf ". The unrolled one in C (%s, %.2f cycles per byte) costs %d bytes more and ",
	    fast, least[fast, big], bytes[fast] - bytes[small]
	sub(/^-/, "", sure)
	if (in_c == "less") {
		split(sure, part, / \+\/- /)
		printf "takes %s less time (+/- %s confidence)", part[1], part[2]
	} else
		printf "is not faster (%s)", sure
	printf " at %d bytes; the noise was %s %%.\n", big, f["noise"]
}
