# Read mdbench's CSV: each row's fields by their names in f, each contender's
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
	if (!((f["contender"]) in known)) {
		known[f["contender"]] = 1
		contender[++contenders] = f["contender"]
	}
	if (!((f["size"]) in known_size)) {
		known_size[f["size"]] = 1
		size[++sizes] = f["size"]
		# The size that one figure stands for.
		if (f["size"] + 0 <= 16384)
			big = f["size"]
		else if (big == "")
			big = f["size"]
	}
}
