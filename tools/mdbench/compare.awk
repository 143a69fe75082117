# After csv.awk, over two reports: what both measured, side by side.

FNR == 2 {
	title[file] = f["cpu"] ", " f["mhz"] " MHz, " f["kernel"] ", " f["date"] \
	    ", noise " f["noise"] " %"
}
{
	cpb[file, f["contender"], f["size"]] = f["cpb"]
	ratio[file, f["contender"], f["size"]] = f["ratio"]
	bytes[file, f["contender"]] = f["text"] == "-" ? "-" : \
	    f["text"] + f["rodata"]
}
END {
	if (failed)
		exit 1
	for (i = 1; i <= 2; i++)
		printf "%s: %s\n", i == 1 ? "A" : "B", title[i]
	printf "\n%-24s %7s %15s %17s %17s %7s\n", "", "", "bytes",
	    "cycles per byte", "time, rolled = 1", "cycles"
	printf "%-24s %7s %7s %7s %8s %8s %8s %8s %7s\n", "contender", "size",
	    "A", "B", "A", "B", "A", "B", "B/A"
	for (i = 1; i <= contenders; i++)
		for (j = 1; j <= sizes; j++) {
			c = contender[i]
			s = size[j]
			if (!((1, c, s) in cpb) || !((2, c, s) in cpb)) {
				if (!(c in lone) && j == 1) {
					lone[c] = 1
					alone = alone " " c
				}
				continue
			}
			printf "%-24s %7d %7s %7s %8.2f %8.2f %8.3f %8.3f %7.3f\n",
			    c, s, bytes[1, c], bytes[2, c], cpb[1, c, s],
			    cpb[2, c, s], ratio[1, c, s], ratio[2, c, s],
			    cpb[2, c, s] / cpb[1, c, s]
		}
	if (alone != "")
		print "\nIn one of them only:" alone
}
