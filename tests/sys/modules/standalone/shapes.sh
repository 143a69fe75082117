# SPDX-License-Identifier: BSD-2-Clause
#
# Cases, named in shapes, that call "try COMPILER FLAG..." for both shapes by both
# compilers.

# shellcheck disable=SC2034 # for who reads this

shapes="small__gcc small__clang fast__gcc fast__clang"
for case in $shapes; do
	atf_test_case "$case"
	flags=-O2
	[ "${case%__*}" = fast ] || flags="-Os -DSMALL_KERNEL"
	eval "${case}_body() { need ${case#*__}; try ${case#*__} $flags; }"
done
