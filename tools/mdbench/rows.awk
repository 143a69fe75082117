# From compilers, good and medians, and what the report says of the machine
# (in the order of the header), to the CSV: one row for a contender and a size.

function q(s)
{
	gsub(/"/, "\"\"", s)
	return "\"" s "\""
}
BEGIN {
	FS = "\t"
	print "cpu,mhz,kernel,date,commit,options,clock,noise,hash,contender," \
	    "shape,compiler,flags,text,rodata,frame,cold,size,rounds," \
	    "cpb,cpb_min,mb_per_s,ratio,ratio_lo,ratio_hi"
}
FILENAME == "compilers" {
	version[$2] = $3
	next
}
FILENAME == "good" {
	name[++n] = $1
	row[$1] = q($1) "," q($2) "," \
	    q($3 in version ? version[$3] : $3) "," q($4)
	bytes[$1] = $5 "," $6 "," $7
	next
}
{
	split($0, m, " ")
	if (m[1] == "cycles" && m[3] == 0)
		cold[m[2]] = sprintf("%.0f", m[5])
	else if (m[1] == "cycles") {
		if (!(m[3] in seen)) {
			seen[m[3]] = 1
			size[++sizes] = m[3]
		}
		rounds[m[2], m[3]] = m[4]
		median[m[2], m[3]] = m[5]
		least[m[2], m[3]] = m[6]
	} else if (m[1] == "ratio")
		ratio[m[2], m[3]] = sprintf("%.4f,%.4f,%.4f", m[5], m[7], m[8])
}
END {
	machine = q(cpu) "," mhz "," q(kernel) "," q(date) "," q(commit) "," \
	    q(options) "," q(clock) "," noise "," hash
	for (i = 1; i <= n; i++)
		for (j = 1; j <= sizes; j++) {
			k = (name[i] SUBSEP size[j])
			if (!(k in median))
				continue
			printf "%s,%s,%s,%s,%d,%d,%.3f,%.3f,%.1f,%s\n",
			    machine, row[name[i]], bytes[name[i]],
			    cold[name[i]], size[j], rounds[k],
			    median[k] / size[j], least[k] / size[j],
			    mhz * size[j] / median[k], ratio[k]
		}
}
