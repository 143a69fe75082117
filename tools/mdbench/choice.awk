# After csv.awk: the smallest rolled and the fastest unrolled build, for the
# answer.

f["size"] == big && f["text"] + 0 > 0 &&
    f["contender"] !~ /^(m32|linux|freebsd|netbsd|openbsd|libmd|tcc)/ {
	bytes = f["text"] + f["rodata"]
	if (f["shape"] == "rolled" && (!small || bytes < smallbytes)) {
		small = f["contender"]
		smallbytes = bytes
	}
	if (f["shape"] == "unrolled" && (!fast || f["cpb"] < cpb)) {
		fast = f["contender"]
		fastbytes = bytes
		cpb = f["cpb"]
	}
}
END {
	print small ? small : "-", smallbytes + 0, fast ? fast : "-",
	    fastbytes + 0, big, sprintf("%.2f", cpb)
}
