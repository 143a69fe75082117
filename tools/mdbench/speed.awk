# After csv.awk: the table in the shape of "openssl speed".

END {
	if (failed)
		exit 1
	print "The 'numbers' are in 1000s of bytes per second processed."
	printf "%-24s", "type"
	for (j = 1; j <= sizes; j++)
		printf " %13s", size[j] " bytes"
	print ""
	for (i = 1; i <= contenders; i++) {
		printf "%-24s", contender[i]
		for (j = 1; j <= sizes; j++)
			printf " %13s", sprintf("%.2fk",
			    mbps[contender[i], size[j]] * 1000)
		print ""
	}
}
