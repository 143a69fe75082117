# After csv.awk: a gnuplot script for three pictures.

# "gcc-12-O2-by8" is of the family gcc-12, by 8; rolled is 1, unrolled is 64.
function family(c)
{
	sub(/-O[^-]*-[^-]*$/, "", c)
	return c
}
function begin(name, title, x, y)
{
	printf "reset\nset terminal svg size 760,430 dynamic name '%s' " \
	    "font 'sans-serif,13'\nset output '%s.svg'\n", name, name
	printf "set title '%s' noenhanced\nset xlabel '%s'\nset ylabel '%s'\n",
	    title, x, y
	print "set grid lc rgb '#808080' lw 0.3\nset border 3\nset tics nomirror"
	print "set key below noenhanced\nset format '%g'"
}
# Of middle brightness, to be read on light and on dark.
function color(n)
{
	split("#2b8cd6 #e0701a #2fa463 #d14fa0 #a88a10 #8c7cf5 #d64545 #1aa3a3", hue, " ")
	return hue[(n - 1) % 8 + 1]
}
# Close data blocks open, then one "plot" of what was collected.
function finish()
{
	print "plot " substr(plots, 3)
	plots = ""
	lines = 0
}
function curve(data, title, style)
{
	block++
	printf "$d%d << EOD\n%sEOD\n", block, data
	plots = plots sprintf(", $d%d using 1:2%s", block, style)
	if (style !~ /lc/)
		plots = plots sprintf("%s lc rgb '%s'",
		    style ~ /lw/ ? "" : " lw 2", color(++lines))
	plots = plots (title == "" ? " notitle" : " title '" title "'")
}
END {
	if (failed)
		exit 1
	begin("speed", f["hash"] ": speed by message size", "a message", "MB/s")
	print "set logscale xy\nset xrange [10:2e6]\nset xtics ('16 B' 16, " \
	    "'64 B' 64, '256 B' 256, '1 KiB' 1024, '4 KiB' 4096, " \
	    "'16 KiB' 16384, '64 KiB' 65536, '256 KiB' 262144, " \
	    "'1 MiB' 1048576)"
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (as_built(c) || c ~ /^libcrypto(:|$)|^libsodium|^kernel/ ||
		    c ~ /^(gcc|clang).*(Os-rolled|O2-unrolled)$/ &&
		    !had[shape[c]]++) {
			data = ""
			for (j = 1; j <= sizes; j++)
				data = data size[j] " " mbps[c, size[j]] "\n"
			# Wider, to be seen below another that is as fast.
			if (as_built(c))
				curve(data, "libmd as built (" shape[c] ")",
				    " with linespoints pt 7 ps 1 lw 5")
			else
				curve(data, c, " with linespoints pt 7 ps 0.5")
		}
	}
	finish()

	begin("bytes", f["hash"] ": bytes against speed, at " big " bytes",
	    "bytes, text and rodata", "cycles per byte")
	print "set logscale x\nset yrange [0:*]"
	n = 0
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (!bytes[c] || c ~ /^tcc/)
			continue
		k = as_built(c) ? "libmd as built (" shape[c] ")" : \
		    c ~ /-O[^-]*-/ ? family(c) : "kernels and libmd-rolled"
		if (!(k in points))
			group[++n] = k
		points[k] = points[k] bytes[c] " " cpb[c, big] "\n"
	}
	for (i = 1; i <= n; i++)
		curve(points[group[i]], group[i], " with points pt 7 ps 0.8")
	finish()

	begin("unrolling", f["hash"] ": the unrolling curve, -O2, at " big " bytes",
	    "rounds in the loop", "cycles per byte (lines)")
	print "set logscale x 2\nset xrange [0.8:80]\nset yrange [0:*]"
	print "set y2range [0:*]\nset y2label 'bytes (dots)'\nset y2tics"
	print "set border 11\nset xtics ('rolled' 1, 2, 4, 8, 16, 32, 'all' 64)"
	n = 0
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (c ~ /^m32/ || !match(c, /-O2-(rolled|by[0-9]+|unrolled)$/))
			continue
		k = substr(c, 1, RSTART - 1)
		x = substr(c, RSTART + 4)
		sub(/^by/, "", x)
		x = x == "rolled" ? 1 : x == "unrolled" ? 64 : x
		if (++count[k] == 1)
			group[++n] = k
		at[k, x] = c
	}
	for (i = 1; i <= n; i++) {
		k = group[i]
		if (k == "tcc" || (n > 1 && count[k] < 3 && count[group[1]] > 2))
			continue
		data = dots = ""
		for (x = 1; x <= 64; x *= 2)
			if ((k, x) in at) {
				data = data x " " cpb[at[k, x], big] "\n"
				dots = dots x " " bytes[at[k, x]] "\n"
			}
		curve(data, k, " with linespoints pt 6")
		curve(dots, "", " axes x1y2 with points pt 7 ps 0.7 lc rgb '" \
		    color(lines) "'")
	}
	finish()
}
