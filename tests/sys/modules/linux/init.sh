#!/bin/busybox sh
# SPDX-License-Identifier: BSD-2-Clause
#
# The first process of a kernel under test.  It does what /plan says, a line a
# case, and ends with RESULT; under QEMU also with a status: 33 if all passed,
# 35 if not, and another if the kernel stopped before.

/bin/busybox mkdir -p /proc /sys /dev
/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs devtmpfs /dev
failed=

# insmod FILE [PARAMETER...]
insmod()
{
	file=$1
	shift
	guest insmod "$file" "$*"
}

# try NAME COMMAND...: one case.
try()
{
	name=$1
	shift
	if "$@"; then
		echo "CASE $name passed"
	else
		echo "CASE $name failed"
		failed="$failed $name"
	fi
}

# Did the kernel's own tests believe this driver?  Newer kernels test after the
# load; meanwhile a larval that says "passed" stands beside the driver.
selftest()
{
	waited=0
	while [ $((waited += 1)) -le 60 ]; do
		result=$(awk -v driver="$1" '
		    $1 == "driver" { on = $3 == driver }
		    on && $1 == "selftest" { selftest = $3 }
		    on && $1 == "type" {
			if ($3 == "larval") { larval = 1 } else r = selftest }
		    END { print larval ? "larval" : r }' /proc/crypto)
		[ "$result" = larval ] || break
		sleep 1
	done
	[ "$result" = passed ]
}

# Did a module say that it took this variant?
says()
{
	dmesg | grep -q "md_sha2: SHA256 by $1\$"
}

# check MODULE SUFFIX [PARAMETER]: all that a right module passes; four cases, one
# for each hash, and one more where there are sockets, and sums.
check()
{
	try load insmod "/$1.ko" ${3:+"$3"}
	hashes=$(cat /hashes)
	for hash in $hashes; do
		try "selftest_$hash" selftest "$hash-md$2"
		[ ! -e "/${hash}sums" ] || try "sweep_$hash" \
		    guest sweep "$hash-md$2" "/${hash}sums"
	done
	try cases insmod /md_sha2_cases.ko
	try contexts insmod /md_sha2_contexts.ko
	rmmod md_sha2_cases 2>/dev/null
	rmmod md_sha2_contexts 2>/dev/null
	try unload rmmod "$(lsmod | awk '$1 ~ /^md_sha2/ { print $1 }')"
}

# speed DRIVER DRIVER.  This module and tcrypt work while they are loaded, which
# then fails.
speed()
{
	insmod /md_sha2_speed.ko drivers="$1,$2" 2>/dev/null
}

# instructions DRIVER: what tcrypt counts.
instructions()
{
	insmod /tcrypt.ko mode=300 alg="$1" 2>/dev/null
}

for m in af_alg algif_hash; do
	[ ! -e /$m.ko ] || insmod /$m.ko
done
# Since 7.3 programs find no driver by its name but where this is 0.
restrict=/proc/sys/crypto/af_alg_restrict
[ ! -e $restrict ] || echo 0 >$restrict
# shellcheck source=/dev/null
. /plan
if [ -z "$failed" ]; then
	echo "RESULT passed"
	guest exit 33 2>/dev/null
else
	echo "RESULT failed$failed"
	guest exit 35 2>/dev/null
fi
poweroff -f
