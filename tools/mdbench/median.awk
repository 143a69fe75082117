# From sorted lines "KIND NAME SIZE X" to "KIND NAME SIZE N MEDIAN MIN LO HI":
# LO to HI is the median's interval at 95 %, by rank, whatever the distribution.

function flush_group(	d)
{
	if (n == 0)
		return
	if (kind == "bad") {
		print kind, x[1]
		return
	}
	d = 0.98 * sqrt(n)
	lo = int((n + 1) / 2 - d)
	hi = int((n + 2) / 2 + d)
	if (lo < 1)
		lo = 1
	if (hi > n)
		hi = n
	print group, n, (x[int((n + 1) / 2)] + x[int((n + 2) / 2)]) / 2, \
	    x[1], x[lo], x[hi]
}
$1 " " $2 " " $3 != group {
	flush_group()
	n = 0
	kind = $1
	group = $1 " " $2 " " $3
}
{
	x[++n] = $4
}
END {
	flush_group()
}
