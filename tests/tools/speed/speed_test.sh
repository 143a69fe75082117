# Tests of what tells the CPU, of which speeds are.

# cpu LINE...: what cpu.sh makes of these lines.
cpu()
{
	printf '%s\n' "$@" | sed 's/:/	: /' >cpuinfo
	sh "$SRCTOP/tools/cpu.sh" cpuinfo
}

# named NAME VENDOR FAMILY MODEL
named()
{
	out=$(cpu "vendor_id:$2" "cpu family:$3" "model:$4" "model name:It")
	[ "$out" = "It, family $3 model $4$1" ] || atf_fail "$2 $3 $4: $out"
}

atf_test_case cpu__one_name_of_several_designs
cpu__one_name_of_several_designs_body()
{
	while read -r family model name; do
		named " ($name)" AuthenticAMD "$family" "$model"
	done <<-END
	23 1 Zen
	23 49 Zen 2
	25 15 Zen 3
	25 17 Zen 4
	25 33 Zen 3
	25 97 Zen 4
	26 2 Zen 5
	END
	named " (Rocket Lake)" GenuineIntel 6 167
	named " (Ice Lake server)" GenuineIntel 6 106
	named "" GenuineIntel 6 9999
	named "" AuthenticAMD 99 167
	[ "$(cpu "CPU implementer:0x41" "CPU part:0xd0c")" = \
	    "Arm, implementer 0x41 part 0xd0c (Neoverse N1)" ] || atf_fail Arm
	[ "$(sh "$SRCTOP/tools/cpu.sh" | wc -l)" -eq 1 ] || atf_fail "this one"
}

atf_init_test_cases()
{
	add_cases cpu__one_name_of_several_designs
}
