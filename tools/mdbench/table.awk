# After csv.awk: the report on the terminal; with -v all=1 the times of all sizes.

END {
	if (failed)
		exit 1
	gsub(/\n/, "\n\t", compilers)
	printf "hash\t%s\nCPU\t%s, about %d MHz\nkernel\t%s\ndate\t%s\n",
	    f["hash"], f["cpu"], f["mhz"], f["kernel"], f["date"]
	printf "commit\t%s\noptions\t%s\nclock\t%s\n", f["commit"],
	    f["options"] == "" ? "none" : f["options"], f["clock"]
	printf "compilers%s\nflags\t%s\n", compilers, flags
	printf "rounds\t%d, noise %.2f %%\n\n", f["rounds"], f["noise"]

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
		printf "%-24s %s ", c, room[c]
		for (j = 1; j <= sizes; j++)
			printf " %6.2f", least[c, size[j]]
		printf "  %7.1f %7.4f +- %.4f %7s\n", mbps[c, big],
		    ratio[c, big], half[c, big], cold[c]
	}
	if (!all)
		exit
	printf "\n%-24s", "time, rolled = 1"
	for (j = 1; j <= sizes; j++)
		printf " %15d", size[j]
	for (i = 1; i <= contenders; i++) {
		printf "\n%-24s", contender[i]
		for (j = 1; j <= sizes; j++)
			printf "  %.3f +- %.3f", ratio[contender[i], size[j]],
			    half[contender[i], size[j]]
	}
	print ""
}
