# After csv.awk: a gnuplot script for three pictures.  Colours are of middle
# brightness, to be read on light and on dark; black becomes the page's own.

{
	shape[f["contender"]] = f["shape"]
	bytes[f["contender"]] = f["text"] == "-" ? 0 : f["text"] + f["rodata"]
	cpb[f["contender"], f["size"]] = f["cpb"]
	mbps[f["contender"], f["size"]] = f["mb_per_s"]
}
# "gcc-12-O2-by8" is of the family gcc-12, by 8; rolled is 1, unrolled is 64.
function family(c)
{
	sub(/-O[^-]*-[^-]*$/, "", c)
	return c
}
function begin(name, title, x, y)
{
	printf "reset\nset output '%s.svg'\nset title '%s' noenhanced\n", name, title
	printf "set xlabel '%s'\nset ylabel '%s'\n", x, y
	print "set grid lc rgb '#808080' lw 0.3\nset border 3"
	print "set tics nomirror\nset key noenhanced"
}
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
		plots = plots sprintf(" lw 2 lc rgb '%s'", color(++lines))
	plots = plots (title == "" ? " notitle" : " title '" title "'")
}
END {
	if (failed)
		exit 1
	print "set terminal svg size 760,430 dynamic font 'sans-serif,13'"

	begin("speed", "Speed by message size", "bytes in a message", "MB/s")
	print "set logscale xy\nset xrange [10:2e6]\nset key outside"
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (c ~ /^libcrypto(:|$)|^libsodium|^kernel/ ||
		    c ~ /^(gcc|clang).*(Os-rolled|O2-unrolled)$/ &&
		    !had[shape[c]]++) {
			data = ""
			for (j = 1; j <= sizes; j++)
				data = data size[j] " " mbps[c, size[j]] "\n"
			curve(data, c, " with linespoints pt 7 ps 0.5")
		}
	}
	finish()

	begin("bytes", "Bytes against speed, at " big " bytes",
	    "bytes, text and rodata", "cycles per byte")
	print "set logscale x\nset yrange [0:*]\nset key outside"
	n = 0
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (!bytes[c] || c ~ /^tcc/)
			continue
		k = c ~ /-O[^-]*-/ ? family(c) : "kernels and libmd.a"
		if (!(k in points))
			group[++n] = k
		points[k] = points[k] bytes[c] " " cpb[c, big] "\n"
	}
	for (i = 1; i <= n; i++)
		curve(points[group[i]], group[i], " with points pt 7 ps 0.8")
	finish()

	begin("unrolling", "The unrolling curve, -O2, at " big " bytes",
	    "rounds in the loop", "cycles per byte (lines)")
	print "set logscale x 2\nset xrange [0.8:80]\nset yrange [0:*]"
	print "set y2range [0:*]\nset y2label 'bytes (dots)'\nset y2tics"
	print "set border 11\nset key outside"
	n = 0
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		if (c ~ /^m32/ || !match(c, /-O2-(rolled|by[0-9]+|unrolled)$/))
			continue
		k = substr(c, 1, RSTART - 1)
		x = substr(c, RSTART + 4)
		sub(/^by/, "", x)
		x = x == "rolled" ? 1 : x == "unrolled" ? 64 : x
		count[k]++
		if (count[k] == 1)
			group[++n] = k
		at[k, x] = c
	}
	for (i = 1; i <= n; i++) {
		k = group[i]
		if (k == "tcc" || (n > 1 && count[k] < 3 && count[group[1]] > 2))
			continue
		data = room = ""
		for (x = 1; x <= 64; x *= 2)
			if ((k, x) in at) {
				data = data x " " cpb[at[k, x], big] "\n"
				room = room x " " bytes[at[k, x]] "\n"
			}
		curve(data, k, " with lines")
		curve(room, "", " axes x1y2 with points pt 7 ps 0.7 lc rgb '" \
		    color(lines) "'")
	}
	finish()
}
