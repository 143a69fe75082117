#!/bin/sh
# cpu.sh [CPUINFO]: one line, the CPU as it calls itself and as it is known:
#	AMD EPYC, family 26 model 2 (Zen 5)
# as several designs give one name.  CPUINFO is /proc/cpuinfo or another's.

info=${1:-/proc/cpuinfo}
[ -r "$info" ] || info=/dev/null
awk -F '[ \t]*:[ \t]*' '
!($1 in is) { is[$1] = $2 }
function amd(family, m)
{
	if (family == 23)
		return m < 48 ? "Zen" : "Zen 2"
	if (family == 25 && (m < 16 || m >= 32 && m < 96))
		return "Zen 3"
	if (family == 25)
		return "Zen 4"
	return family == 26 ? "Zen 5" : ""
}
# Of Intel, by model; of Arm, by part.
BEGIN {
	split("60 Haswell:63 Haswell:79 Broadwell:94 Skylake:" \
	    "85 Skylake server:158 Coffee Lake:165 Comet Lake:" \
	    "125 Ice Lake:106 Ice Lake server:140 Tiger Lake:" \
	    "167 Rocket Lake:151 Alder Lake:154 Alder Lake:" \
	    "183 Raptor Lake:143 Sapphire Rapids:207 Emerald Rapids:" \
	    "173 Granite Rapids:0xd03 Cortex-A53:0xd08 Cortex-A72:" \
	    "0xd0b Cortex-A76:0xd0c Neoverse N1:0xd40 Neoverse V1:" \
	    "0xd49 Neoverse N2:0xd4f Neoverse V2", list, ":")
	for (i in list) {
		key = list[i]
		sub(/ .*/, "", key)
		design[key] = substr(list[i], length(key) + 2)
	}
}
END {
	if (is["vendor_id"] == "AuthenticAMD")
		known = amd(is["cpu family"] + 0, is["model"] + 0)
	else if (is["vendor_id"] == "GenuineIntel" && is["cpu family"] == 6)
		known = design[is["model"]]
	if ("cpu family" in is)
		line = is["model name"] ", family " is["cpu family"] \
		    " model " is["model"]
	else if ("CPU part" in is) {
		line = "Arm, implementer " is["CPU implementer"] " part " \
		    is["CPU part"]
		if (is["CPU implementer"] == "0x41")
			known = design[is["CPU part"]]
	} else
		exit 1
	print line (known ? " (" known ")" : "")
}' "$info" || sysctl -n hw.model 2>/dev/null || uname -m
