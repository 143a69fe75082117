# After csv.awk: one page that needs no other file.  The files answer, table (with
# the times at all sizes), differences and the plots *.svg are put into it.

function include(file,	line)
{
	while ((getline line <file) > 0) {
		gsub(/&/, "\\&amp;", line)
		gsub(/</, "\\&lt;", line)
		print line
	}
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
END {
	if (failed)
		exit 1
	print "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">"
	print "<meta name=\"viewport\" content=\"width=device-width\">"
	print "<title>mdbench: " f["hash"] "</title>\n<style>"
	print ":root { color-scheme: light dark; --bg: #fff; --fg: #222 }"
	# Black on white becomes white on black, and colours keep their hue.
	print "@media (prefers-color-scheme: dark) {"
	print "\t:root { --bg: #16181c; --fg: #ddd }"
	print "\tsvg { filter: invert(1) hue-rotate(180deg) }\n}"
	print "body { background: var(--bg); color: var(--fg); margin: 2em auto;"
	print "\tmax-width: 78em; padding: 0 1em; font: 15px/1.5 sans-serif }"
	print "pre { overflow-x: auto; font-size: 13px }"
	print "svg { max-width: 100%; height: auto; display: block }"
	print ".answer { font-size: 18px; border-left: 4px solid #2b8cd6; padding-left: 1em }"
	print "</style>\n</head>\n<body>\n<h1>" f["hash"] ", rolled and unrolled</h1>"
	print "<p class=\"answer\">"
	include("answer")
	print "</p>"
	svg("speed.svg")
	svg("bytes.svg")
	svg("unrolling.svg")
	print "<pre>"
	include("table")
	include("differences")
	print "</pre>\n</body>\n</html>"
	exit failed
}
