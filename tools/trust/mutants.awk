# mutants.awk: of C in KNF, where blanks stand around an operator of two sides,
# list what can be changed, once each, as
#	FILE <tab> LINE <tab> COLUMN <tab> OLD <tab> NEW
# Operators and comparisons become others, and a constant its successor.

BEGIN {
	n = split("== != < <= <= < > >= >= > + - - + * + / * % / & | | & ^ | " \
	    "<< >> >> << += -= -= += *= += ++ -- -- ++", pair, " ")
	for (i = 1; i < n; i += 2)
		other[pair[i]] = pair[i + 1]
}

/^[ \t]*\/\*/ { comment = 1 }

!comment && !/^#include/ {
	# What stands before a constant or an operator, here a blank at first.
	before = " "
	rest = $0
	column = 1
	while (rest != "") {
		token = substr(rest, 1, 1)
		change = ""
		if (match(rest, /^([A-Za-z_][A-Za-z_0-9]*|\/\*.*\*\/)/))
			token = substr(rest, 1, RLENGTH)
		else if (match(rest, /^0x[0-9a-f]+/)) {
			token = substr(rest, 1, RLENGTH)
			digit = index("0123456789abcdef0",
			    substr(token, RLENGTH))
			change = substr(token, 1, RLENGTH - 1) \
			    substr("0123456789abcdef0", digit + 1, 1)
		} else if (match(rest, /^[0-9]+/)) {
			token = substr(rest, 1, RLENGTH)
			change = token + 1
		} else if (match(rest, /^(\+\+|--)/)) {
			token = substr(rest, 1, RLENGTH)
			change = other[token]
		} else if (before == " " && match(rest,
		    /^(==|!=|<=|>=|<<|>>|\+=|-=|\*=|[-<>+*\/%&|^])/)) {
			token = substr(rest, 1, RLENGTH)
			if (substr(rest, RLENGTH + 1, 1) ~ /^[ \t]?$/)
				change = other[token]
		}
		if (change != "")
			print FILENAME "\t" FNR "\t" column "\t" token "\t" \
			    change
		before = substr(token, length(token))
		rest = substr(rest, length(token) + 1)
		column += length(token)
	}
}

/\*\// { comment = 0 }
