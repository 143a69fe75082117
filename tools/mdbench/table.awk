# After csv.awk: the report on the terminal.

{
	text[f["contender"]] = f["text"]
	rodata[f["contender"]] = f["rodata"]
	frame[f["contender"]] = f["frame"]
	cold[f["contender"]] = f["cold"]
	cpb[f["contender"], f["size"]] = f["cpb_min"]
	mbps[f["contender"], f["size"]] = f["mb_per_s"]
	ratio[f["contender"], f["size"]] = f["ratio"]
	half[f["contender"], f["size"]] = (f["ratio_hi"] - f["ratio_lo"]) / 2
	rounds = f["rounds"]
	if (flags == "" && f["shape"] == "rolled" && f["flags"] ~ /^-O/)
		flags = f["flags"]
	if (f["compiler"] != "-" && !((f["compiler"]) in version)) {
		version[f["compiler"]] = 1
		versions = versions "\n\t" f["compiler"]
	}
}
END {
	if (failed)
		exit 1
	printf "CPU\t%s, about %d MHz\nkernel\t%s\ndate\t%s\n", f["cpu"],
	    f["mhz"], f["kernel"], f["date"]
	printf "commit\t%s\noptions\t%s\nclock\t%s\n", f["commit"],
	    f["options"] == "" ? "none" : f["options"], f["clock"]
	printf "compilers%s\nflags\t%s\n", versions, flags
	printf "rounds\t%d, noise %.2f %%\n\n", rounds, f["noise"]

	print "Bytes; cycles per byte (the minimum) by the bytes of a message;"
	printf "at %d bytes: MB/s, and the time against the rolled build ", big
	print "(the median\nover rounds of the ratio within the round, with its" \
	    " interval at 95 %); the\ncycles of a first call with cold caches.\n"
	printf "%-24s %6s %6s %5s ", "contender", "text", "rodata", "frame"
	for (j = 1; j <= sizes; j++)
		printf " %6s", size[j] == 1048576 ? "1 MiB" : size[j]
	printf "  %7s %7s +- %-6s %7s\n", "MB/s", "time", "", "cold"
	for (i = 1; i <= contenders; i++) {
		c = contender[i]
		printf "%-24s %6s %6s %5s ", c, text[c], rodata[c], frame[c]
		for (j = 1; j <= sizes; j++)
			printf " %6.2f", cpb[c, size[j]]
		printf "  %7.1f %7.4f +- %.4f %7s\n", mbps[c, big],
		    ratio[c, big], half[c, big], cold[c]
	}
}
