/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
enum sysinit_sub_id {
	SI_SUB_DRIVERS = 0x3100000,
};

enum sysinit_elem_order {
	SI_ORDER_ANY = 0xfffffff,
};
