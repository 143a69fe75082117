#include <atf-c.h>
#include "sha256.h"
ATF_TC_WITHOUT_HEAD(data);
ATF_TC_BODY(data, tc)
{
	char b[65];
	ATF_CHECK_STREQ("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", SHA256_Data("abc", 3, b));
}
ATF_TP_ADD_TCS(tp)
{
	ATF_TP_ADD_TC(tp, data);
	return (atf_no_error());
}
