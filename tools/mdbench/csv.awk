# Read mdbench's CSV: each row's fields by their names in f, what all reports
# show in arrays by the contender's name and the message's size, each contender's
# name once, in order, in contender[1..contenders], the sizes in size[1..sizes].

function split_csv(line, field,	c, i, n, quoted)
{
	n = 1
	field[1] = ""
	for (i = 1; i <= length(line); i++) {
		c = substr(line, i, 1)
		if (quoted && c == "\"" && substr(line, i + 1, 1) == "\"") {
			field[n] = field[n] c
			i++
		} else if (c == "\"")
			quoted = !quoted
		else if (c == "," && !quoted)
			field[++n] = ""
		else
			field[n] = field[n] c
	}
	return n
}
FNR == 1 {
	file++
	columns = split_csv($0, column)
	if (column[1] != "cpu" || column[columns] != "ratio_hi") {
		print "mdbench: not a report of mdbench: " FILENAME >"/dev/stderr"
		failed = 1
		exit 1
	}
	next
}
{
	split_csv($0, cell)
	for (i = 1; i <= columns; i++)
		f[column[i]] = cell[i]
	c = f["contender"]
	s = f["size"]
	if (!(c in shape)) {
		contender[++contenders] = c
		shape[c] = f["shape"]
		if (f["compiler"] != "-" && !seen[f["compiler"]]++)
			compilers = compilers "\n" f["compiler"]
		if (flags == "" && shape[c] == "rolled" && f["flags"] ~ /^-O/)
			flags = f["flags"]
		bytes[c] = f["text"] == "-" ? 0 : f["text"] + f["rodata"]
		room[c] = sprintf("%6s %6s %5s", f["text"], f["rodata"],
		    f["frame"])
		cold[c] = f["cold"]
	}
	if (!(s in known_size)) {
		known_size[s] = 1
		size[++sizes] = s
		# The size that one figure stands for.
		if (s + 0 <= 16384 || big == "")
			big = s
	}
	cpb[c, s] = f["cpb"] + 0
	least[c, s] = f["cpb_min"] + 0
	mbps[c, s] = f["mb_per_s"]
	ratio[c, s] = f["ratio"]
	half[c, s] = (f["ratio_hi"] - f["ratio_lo"]) / 2
}
# libmd as users get it, with the CPU's instructions.
function as_built(c)
{
	return c ~ /^libmd\.a-/ && shape[c] != "rolled"
}
