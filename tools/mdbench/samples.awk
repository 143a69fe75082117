# From the lines of rounds(ROUND TAG NAME SIZE CYCLES, or ROUND TAG "mhz" N) to
# samples: "cycles NAME SIZE C ROUND", "ratio NAME SIZE R" (time over the time of
# first in the same round, and in the same process where it is there), "mhz".

NF == 4 && $3 == "mhz" {
	print "mhz - 0", $4
	next
}
NF != 5 || $5 !~ /^[0-9]+(\.[0-9]+)?$/ || $5 <= 0 {
	bad++
	next
}
{
	c[$1, $2, $3, $4] = $5
}
END {
	for (k in c) {
		split(k, p, SUBSEP)
		own = p[2] != "main" && p[2] != "m32"
		if (own && p[3] == first)
			continue
		name = own ? p[3] ":" p[2] : p[3]
		print "cycles", name, p[4], c[k], p[1]
		r = (p[1] SUBSEP p[2] SUBSEP first SUBSEP p[4])
		if (!(r in c))
			r = (p[1] SUBSEP "main" SUBSEP first SUBSEP p[4])
		if (r in c)
			printf "ratio %s %s %.5f\n", name, p[4], c[k] / c[r]
	}
	print "bad - 0", bad + 0
}
