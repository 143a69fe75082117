/* SPDX-License-Identifier: BSD-2-Clause; FreeBSD's, as far as we use it. */
typedef enum modeventtype {
	MOD_LOAD,
	MOD_UNLOAD,
	MOD_SHUTDOWN,
	MOD_QUIESCE,
} modeventtype_t;

typedef struct module *module_t;

typedef struct moduledata {
	const char	*name;
	int		(*evhand)(module_t, int, void *);
	void		*priv;
} moduledata_t;

/* Here a module is what module_under_test points to. */
#define	DECLARE_MODULE(name, data, sub, order)				\
	extern moduledata_t *const module_under_test;			\
	moduledata_t *const module_under_test = &(data);		\
	enum { module_sub = (sub), module_order = (order) }
#define	MODULE_VERSION(name, version)	enum { module_version = (version) }
