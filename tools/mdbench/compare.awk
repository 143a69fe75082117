# After csv.awk, over two reports: what both measured, side by side.

FNR == 2 {
	machine[file] = f["hash"] ", " f["cpu"] ", " f["mhz"] " MHz, " \
	    f["kernel"] ", " f["date"] ", noise " f["noise"] " %"
}
{
	row[file, c, s] = sprintf("%s %s %s", bytes[c] ? bytes[c] : "-",
	    cpb[c, s], ratio[c, s])
}
END {
	if (failed)
		exit 1
	printf "A: %s\nB: %s\n\n", machine[1], machine[2]
	printf "%-24s %7s %15s %17s %17s %7s\n", "", "", "bytes",
	    "cycles per byte", "time, rolled = 1", "cycles"
	printf "%-24s %7s %7s %7s %8s %8s %8s %8s %7s\n", "contender", "size",
	    "A", "B", "A", "B", "A", "B", "B/A"
	for (i = 1; i <= contenders; i++)
		for (j = 1; j <= sizes; j++) {
			c = contender[i]
			s = size[j]
			if (!((1, c, s) in row) || !((2, c, s) in row)) {
				if (!lone[c]++)
					alone = alone " " c
				continue
			}
			split(row[1, c, s] " " row[2, c, s], v, " ")
			printf "%-24s %7d %7s %7s %8.2f %8.2f %8.3f %8.3f %7.3f\n",
			    c, s, v[1], v[4], v[2], v[5], v[3], v[6], v[5] / v[2]
		}
	if (alone != "")
		print "\nIn one of them only:" alone
}
