/*-
 * SPDX-License-Identifier: BSD-2-Clause
 *
 * What <sys/types.h> of the BSDs' kernels declares, as far as the ports use it.
 */

#ifndef _SYS_TYPES_H_
#define	_SYS_TYPES_H_

typedef _Bool		bool;
#define	true		1
#define	false		0
typedef __INT32_TYPE__	int32_t;
typedef __UINT8_TYPE__	uint8_t, u_int8_t;
typedef __UINT16_TYPE__	uint16_t;
typedef __UINT32_TYPE__	uint32_t, u_int32_t;
typedef __UINT64_TYPE__	uint64_t, u_int64_t;
typedef __SIZE_TYPE__	size_t;
typedef __UINTPTR_TYPE__	uintptr_t;

#endif /* !_SYS_TYPES_H_ */
