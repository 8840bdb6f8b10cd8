import type * as t from 'io-ts'
import { Keyword, OneOf, Optional } from '../codec/index.ts'
import { defineList } from '../list/index.ts'
import { RoleType } from './identity.codec.ts'
import { grantableRoles } from './people.rules.ts'

/** A role id that a superadmin may grant and revoke. */
export const GrantableRoleId = OneOf('GrantableRoleId', grantableRoles)

/** Whether an account may sign in. */
export const AccountState = OneOf('AccountState', ['active', 'disabled'])
export type AccountState = t.TypeOf<typeof AccountState>

/** All users, the newest first. `keyword` is a part of the name, a whole phone number or a whole id. */
export const personList = defineList({
  filters: {
    keyword: Optional(Keyword),
    roleType: Optional(RoleType),
    roleId: Optional(GrantableRoleId),
    state: Optional(AccountState),
  },
  sorts: ['-createTime', 'createTime'],
})
