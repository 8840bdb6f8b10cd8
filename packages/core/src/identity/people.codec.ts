import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Personal, ReasonUpTo, TextOf } from '../codec/index.ts'
import { ListPage } from '../list/index.ts'
import { RoleType, ShopDuty } from './identity.codec.ts'
import { ACCOUNT_REASON } from './people.rules.ts'
import { AccountState } from './personList.codec.ts'

/** A reason for a change of an account: not blank, within `ACCOUNT_REASON`. */
export const AccountReason = TextOf(
  'AccountReason',
  ReasonUpTo(ACCOUNT_REASON.maximum),
  (text) => text.length >= ACCOUNT_REASON.minimum,
)

const person = {
  userId: Id,
  userName: Personal('name', t.string),
  roleType: RoleType,
  roleIds: t.readonlyArray(t.string),
  state: AccountState,
  /** Masked, e.g. `138****5678`; null while the user has none. */
  phone: Personal('phone', Nullable(t.string)),
  /** Of the shop that the user works for, and what they may do there (W11). */
  retailerId: Nullable(Id),
  shopDuties: t.readonlyArray(ShopDuty),
  createTime: Instant,
}

/** A user in the list of all users. */
export const PersonRow = t.readonly(t.type(person), 'PersonRow')
export type PersonRow = t.TypeOf<typeof PersonRow>

/** Whether a right password led to a session, or was refused because the account is disabled. */
export const SignInOutcome = OneOf('SignInOutcome', ['signedIn', 'disabled'])
export type SignInOutcome = t.TypeOf<typeof SignInOutcome>

/** All that operations see of a user. */
export const PersonDetail = t.readonly(
  t.type({
    ...person,
    phoneVerified: t.boolean,
    /** Since when the account is disabled; null while it is not. */
    disabledTime: Nullable(Instant),
    groups: Count,
    /** Nobody else who may sign in is a superadmin. */
    isLastSuperadmin: t.boolean,
    /** Those that are live, the latest used first. */
    sessions: t.readonlyArray(t.readonly(t.type({ beginTime: Instant, seenTime: Instant }))),
    /** The last ones with a right password, the latest first. */
    signIns: t.readonlyArray(t.readonly(t.type({ at: Instant, outcome: SignInOutcome }))),
  }),
  'PersonDetail',
)
export type PersonDetail = t.TypeOf<typeof PersonDetail>

/** A page of users. */
export const PersonPage = ListPage(PersonRow)
