# After csv.awk: one page that needs no other file.  The files answer,
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
}
function svg(file,	line, on)
{
	while ((getline line <file) > 0) {
		on = on || line ~ /<svg/
		if (on)
			print line
	}
	failed = failed || !on
}
function about(what, value)
{
	printf "<dt>%s</dt><dd>%s</dd>\n", what, h(value)
}
function table(head, more)
{
	print "<h2>" head "</h2>\n<div class=\"wide\"><table>\n<tr><th>contender"
	if (more)
		print "<th>text<th>rodata<th>frame"
	for (j = 1; j <= sizes; j++)
		print "<th>" size[j]
	if (more)
		print "<th>MB/s at " big "<th>first call, cold"
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		printf "<tr><td title=\"%s\">%s", h(title[c]), h(c)
		split(room[c], part, " ")
		if (more)
			printf "<td>%s<td>%s<td>%s", part[1], part[2], part[3]
		for (j = 1; j <= sizes; j++)
			if (more)
				printf "<td>%.2f", least[c, size[j]]
			else
				printf "<td>%.3f&nbsp;&plusmn;&nbsp;%.3f",
				    ratio[c, size[j]], half[c, size[j]]
		if (more)
			printf "<td>%.1f<td>%s", mbps[c, big], cold[c]
		print ""
	}
	print "</table></div>"
}
END {
	if (failed)
		exit 1
	gsub(/\n/, "; ", compilers)
	print "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"
	print "<meta name=\"viewport\" content=\"width=device-width\">"
	print "<title>mdbench: " h(f["cpu"]) ", " f["date"] "</title>\n<style>"
	print ":root { color-scheme: light dark; --bg: #fff; --fg: #222; --rule: #ccc }"
	# Black on white becomes white on black, and colours keep their hue.
	print "@media (prefers-color-scheme: dark) {"
	print "\t:root { --bg: #16181c; --fg: #ddd; --rule: #444 }"
	print "\tsvg { filter: invert(1) hue-rotate(180deg) }\n}"
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
	print "</style>\n</head>\n<body>\n<h1>" f["hash"] ", rolled and unrolled</h1>"
	print "<p class=\"answer\">"
	include("answer")
	print "</p>\n<dl>"
	about("CPU", f["cpu"] ", about " f["mhz"] " MHz")
	about("Kernel", f["kernel"])
	about("Compilers", substr(compilers, 3))
	about("Date", f["date"])
	about("Commit", f["commit"])
	about("Options", f["options"] == "" ? "none" : f["options"])
	about("Clock", f["clock"])
	about("Rounds", f["rounds"] ", noise " f["noise"] " %")
	print "</dl>"
	svg("speed.svg")
	svg("bytes.svg")
	svg("unrolling.svg")
	table("Bytes, and cycles per byte (minimum) by message size", 1)
	table("Time, rolled = 1: median over rounds of the ratio within the round")
	print "<h2>Differences by ministat, at 95 %</h2>\n<pre class=\"wide\">"
	include("differences")
	print "</pre>\n</body>\n</html>"
	exit failed
}
