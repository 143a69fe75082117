/* SPDX-License-Identifier: BSD-2-Clause; NetBSD's, as far as we use it. */
typedef enum modclass {
	MODULE_CLASS_ANY,
	MODULE_CLASS_MISC,
} modclass_t;

typedef enum modcmd {
	MODULE_CMD_INIT,
	MODULE_CMD_FINI,
	MODULE_CMD_STAT,
	MODULE_CMD_AUTOUNLOAD,
} modcmd_t;

typedef struct modinfo {
	modclass_t	  mi_class;
	int		(*mi_modcmd)(modcmd_t, void *);
	const char	 *mi_name;
	const char	 *mi_required;
} const modinfo_t;

/* Here a module is what module_under_test points to. */
#define	MODULE(class, name, required)					\
	static int name##_modcmd(modcmd_t, void *);			\
	static const modinfo_t name##_modinfo = { (class), name##_modcmd, \
		#name, (required) };					\
	extern modinfo_t *const module_under_test;			\
	modinfo_t *const module_under_test = &name##_modinfo
