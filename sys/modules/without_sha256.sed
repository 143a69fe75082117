# NetBSD's and OpenBSD's sha2.c without SHA-224 and SHA-256.
/^\/\*\*\* SHA-256: /,/^\/\*\*\* SHA-512: /{
	/^\/\*\*\* SHA-512: /!d
}
/ K256\[64\] = {$/,/^};/d
/ sha2[25][46]_initial_hash_value\[8\] = {$/,/^};/d
/SHA2[25][46]_*Transform/d
