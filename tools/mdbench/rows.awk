# From sorted samples (samples.awk), and from compilers, good, and what the report
# says of the machine, to the CSV: one row for a contender and a size.  The noise,
# where it is, and how many samples told no time go to the file noise.

function q(s)
{
	gsub(/"/, "\"\"", s)
	return "\"" s "\""
}
# The median of x[1..n], and lo to hi, its interval at 95 % by rank, whatever the
# distribution.
function end_group(	d)
{
	d = 0.98 * sqrt(n)
	lo = int((n + 1) / 2 - d)
	hi = int((n + 2) / 2 + d)
	lo = x[lo < 1 ? 1 : lo]
	hi = x[hi > n ? n : hi]
	median = (x[int((n + 1) / 2)] + x[int((n + 2) / 2)]) / 2
	if (kind == "bad")
		bad = x[1]
	else if (kind == "mhz")
		mhz = sprintf("%.0f", median)
	else if (kind == "cycles" && size == 0)
		cold[name] = sprintf("%.0f", median)
	else if (kind == "cycles") {
		rounds[name, size] = n
		cycles[name, size] = median
		least[name, size] = x[1]
		if (!seen[size]++)
			sizes[++nsizes] = size
		if (size > largest + 0)
			largest = size
	} else if (kind == "ratio") {
		ratio[name, size] = sprintf("%.4f,%.4f,%.4f", median, lo, hi)
		if (name !~ /:|^m32-/)
			wide[name, size] = (hi - lo) / 2 / median
	}
	n = 0
}
FILENAME == "compilers" {
	version[$2] = $3
	next
}
FILENAME == "good" {
	names[++contenders] = $1
	row[$1] = q($1) "," q($2) "," \
	    q($3 in version ? version[$3] : $3) "," q($4)
	bytes[$1] = $5 "," $6 "," $7
	next
}
{
	split($0, s, " ")
	if (n > 0 && s[1] " " s[2] " " s[3] != kind " " name " " size)
		end_group()
	kind = s[1]
	name = s[2]
	size = s[3]
	x[++n] = s[4]
}
END {
	end_group()
	for (k in wide) {
		split(k, s, SUBSEP)
		if ((s[2] >= 1024 || s[2] == largest) && wide[k] >= noise) {
			noise = wide[k]
			noisy = s[1] "/" s[2]
		}
	}
	noise = sprintf("%.2f", 100 * noise)
	print bad, noise, noisy >"noise"
	print "cpu,mhz,kernel,date,commit,options,clock,noise,hash,contender," \
	    "shape,compiler,flags,text,rodata,frame,cold,size,rounds," \
	    "cpb,cpb_min,mb_per_s,ratio,ratio_lo,ratio_hi"
	for (i = 1; i <= contenders; i++)
		for (j = 1; j <= nsizes; j++) {
			c = names[i]
			k = c SUBSEP sizes[j]
			if (!(k in cycles))
				continue
			printf "%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%s,%d,%d,%.3f,%.3f,%.1f,%s\n",
			    q(cpu), mhz, q(kernel), q(date), q(commit),
			    q(options), q(clock), noise, hash, row[c], bytes[c],
			    cold[c], sizes[j], rounds[k], cycles[k] / sizes[j],
			    least[k] / sizes[j], mhz * sizes[j] / cycles[k],
			    ratio[k]
		}
}
