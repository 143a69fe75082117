# What the shell tests share.  Before this stand SRCTOP, the top folder, and CC.

# A make that runs the tests leaves nothing to those that run in them.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOBJDIRPREFIX MAKEOBJDIR

# need COMMAND...: skip the case where one is missing.
need()
{
	for command; do
		command -v "$command" >/dev/null || atf_skip "no $command here"
	done
}

# copy_source DIR: the tree, without what was built in it.
copy_source()
{
	mkdir -p "$1"
	tar -C "$SRCTOP" -cf - --exclude=./obj --exclude=./.git --exclude=.flags \
	    --exclude='*.o' --exclude='*.so' --exclude='*.a' . |
	    tar -C "$1" -xf -
}

# quietly COMMAND...: what it says matters only where it fails.
quietly()
{
	"$@" >log 2>&1 || {
		cat log
		atf_fail "$*: status not 0"
	}
}

# build DIR [ARGUMENT...]: bmake in DIR.
build()
{
	dir=$1
	shift
	quietly "$MAKE" -C "$dir" CC="$CC" "$@"
}

# stage [ARGUMENT...]: install a copy's libmd into root, as for /usr/local.
stage()
{
	copy_source src
	build src all "$@"
	build src install DESTDIR="$PWD/root" "$@"
	prefix=$PWD/root/usr/local
}

# add_cases NAME...: each is a function NAME, in a case with that name.
add_cases()
{
	for case; do
		atf_add_test_case "$case"
	done
}
