# After csv.awk: one page that needs no other file.  The files of -v answer,
# differences and the plots *.svg are put into it.

function h(s)
{
	gsub(/&/, "\\&amp;", s)
	gsub(/</, "\\&lt;", s)
	return s
}
function include(file,	line)
{
	while ((getline line <file) > 0)
		print h(line)
	close(file)
}
# gnuplot's black becomes the colour of the page's text.
function svg(file,	line, on)
{
	while ((getline line <file) > 0) {
		if (line ~ /<svg/)
			on = 1
		gsub(/'black'|"black"|'rgb\( *0, *0, *0\)'/, "\"currentColor\"", line)
		gsub(/stroke="black"|stroke='black'/, "stroke=\"currentColor\"", line)
		gsub(/fill *= *"black"/, "fill=\"currentColor\"", line)
		gsub(/gnuplot_plot_/, file "_", line)
		if (on)
			print line
	}
	close(file)
	if (!on)
		failed = 1
}
{
	text[f["contender"]] = f["text"]
	rodata[f["contender"]] = f["rodata"]
	frame[f["contender"]] = f["frame"]
	cold[f["contender"]] = f["cold"]
	flags[f["contender"]] = f["flags"]
	cpb[f["contender"], f["size"]] = f["cpb_min"]
	mbps[f["contender"], f["size"]] = f["mb_per_s"]
	ratio[f["contender"], f["size"]] = f["ratio"]
	half[f["contender"], f["size"]] = (f["ratio_hi"] - f["ratio_lo"]) / 2
	if (f["compiler"] != "-" && !((f["compiler"]) in version)) {
		version[f["compiler"]] = 1
		versions = versions (versions == "" ? "" : "; ") f["compiler"]
	}
}
END {
	if (failed)
		exit 1
	print "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"
	print "<meta name=\"viewport\" content=\"width=device-width\">"
	print "<title>mdbench: " h(f["cpu"]) ", " f["date"] "</title>\n<style>"
	print ":root { color-scheme: light dark; --bg: #fff; --fg: #222; --rule: #ccc }"
	print "@media (prefers-color-scheme: dark) {"
	print "\t:root { --bg: #16181c; --fg: #ddd; --rule: #444 }\n}"
	print "body { background: var(--bg); color: var(--fg); margin: 2em auto;"
	print "\tmax-width: 78em; padding: 0 1em; font: 15px/1.5 sans-serif }"
	print "table { border-collapse: collapse; font-variant-numeric: tabular-nums;"
	print "\tfont-size: 13px }"
	print "th, td { text-align: right; padding: .15em .6em;"
	print "\tborder-bottom: 1px solid var(--rule) }"
	print "th:first-child, td:first-child { text-align: left }"
	print "dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1em }"
	print "dd { margin: 0 }\n.wide { overflow-x: auto }"
	print "svg { max-width: 100%; height: auto; display: block }"
	print ".answer { font-size: 18px; border-left: 4px solid #2b8cd6; padding-left: 1em }"
	print "</style>\n</head>\n<body>\n<h1>SHA-256, rolled and unrolled</h1>"
	print "<p class=\"answer\">"
	include("answer")
	print "</p>\n<dl>"
	printf "<dt>CPU</dt><dd>%s, about %d MHz</dd>\n", h(f["cpu"]), f["mhz"]
	printf "<dt>Kernel</dt><dd>%s</dd>\n", h(f["kernel"])
	printf "<dt>Compilers</dt><dd>%s</dd>\n", h(versions)
	printf "<dt>Date</dt><dd>%s</dd>\n", h(f["date"])
	printf "<dt>Commit</dt><dd>%s</dd>\n", h(f["commit"])
	printf "<dt>Options</dt><dd>%s</dd>\n",
	    f["options"] == "" ? "none" : h(f["options"])
	printf "<dt>Clock</dt><dd>%s</dd>\n", h(f["clock"])
	printf "<dt>Rounds</dt><dd>%d, noise %.2f %%</dd>\n</dl>\n",
	    f["rounds"], f["noise"]
	svg("speed.svg")
	svg("bytes.svg")
	svg("unrolling.svg")

	print "<h2>Bytes, and cycles per byte (minimum) by message size</h2>"
	print "<div class=\"wide\"><table>\n<tr><th>contender<th>text<th>rodata<th>frame"
	for (j = 1; j <= sizes; j++)
		print "<th>" size[j]
	print "<th>MB/s at " big "<th>first call, cold"
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		printf "<tr><td title=\"%s\">%s<td>%s<td>%s<td>%s", h(flags[c]),
		    h(c), text[c], rodata[c], frame[c]
		for (j = 1; j <= sizes; j++)
			printf "<td>%.2f", cpb[c, size[j]]
		printf "<td>%.1f<td>%s\n", mbps[c, big], cold[c]
	}
	print "</table></div>\n<h2>Time, rolled = 1: median over rounds of the " \
	    "ratio within the round</h2>"
	print "<div class=\"wide\"><table>\n<tr><th>contender"
	for (j = 1; j <= sizes; j++)
		print "<th>" size[j]
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		printf "<tr><td>%s", h(c)
		for (j = 1; j <= sizes; j++)
			printf "<td>%.3f&nbsp;&plusmn;&nbsp;%.3f",
			    ratio[c, size[j]], half[c, size[j]]
		print ""
	}
	print "</table></div>\n<h2>Differences by ministat, at 95 %</h2>\n<pre class=\"wide\">"
	include("differences")
	print "</pre>\n</body>\n</html>"
	exit failed
}
