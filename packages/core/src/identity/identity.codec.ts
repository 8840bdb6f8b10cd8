import * as t from 'io-ts'
import {
  BooleanFromText,
  Count,
  Id,
  Instant,
  Integer,
  Language,
  LineUpTo,
  Nullable,
  OneOf,
  Personal,
  SentCode,
  TypedUpTo,
} from '../codec/index.ts'
import { MobileNumber } from '../text/index.ts'
import { SIGN_IN_LENGTH } from './password.rules.ts'

/** A customer, or back office (spec section 6). */
export const RoleType = OneOf('RoleType', ['common', 'manager'])
export type RoleType = t.TypeOf<typeof RoleType>

/** What somebody may do in the shop that they work for (W11). An owner may do everything. */
export const ShopDuty = OneOf('ShopDuty', ['owner', 'goods', 'orders', 'service', 'money'])
export type ShopDuty = t.TypeOf<typeof ShopDuty>

const userInfo = {
  id: Id,
  userName: Personal('name', t.string),
  /** 签约状态 by label; the id 1000000201 means unsigned (R3.02). */
  userLabel: t.string,
  userLabelId: t.string,
  salerFullName: Personal('name', Nullable(t.string)),
  createTime: Instant,
  isLeader: t.boolean,
  isJoinGroup: t.boolean,
  roleType: RoleType,
  roleId: t.readonlyArray(t.string),
  userType: Nullable(OneOf('UserType', ['agent'])),
  acctRole: Nullable(OneOf('AcctRole', ['Member'])),
  nonpreRoleCodes: t.readonlyArray(t.string),
  highestRoleLevel: Integer,
  language: t.string,
  retailerId: Nullable(Id),
  /** Of the shop that `retailerId` names; empty where that is null (W11). */
  shopDuties: t.readonlyArray(ShopDuty),
  /** e.g. `138****5678`; null while the user has none. */
  phone: Personal('phone', Nullable(t.string)),
  phoneVerified: t.boolean,
}
/** The signed-in user (spec section 3, userInfo). Phone and e-mail are masked by the server (R5.14). */
export const UserInfo = t.readonly(t.type(userInfo), 'UserInfo')
export type UserInfo = t.TypeOf<typeof UserInfo>

/** By which one computing centre knows a user of the platform for a short while; never stored in a browser (D16). */
export const ClusterToken = t.readonly(
  t.type({ clusterId: Id, token: Personal('secret', t.string), expireTime: Instant }),
  'ClusterToken',
)
export type ClusterToken = t.TypeOf<typeof ClusterToken>

/** Who is here; with a token for each centre where `includeToken` asked for them, and with none otherwise (D16). */
export const CurrentUser = t.readonly(
  t.type({ ...userInfo, clusterTokens: t.readonlyArray(ClusterToken) }),
  'CurrentUser',
)
export type CurrentUser = t.TypeOf<typeof CurrentUser>

/** What a user is in a computing centre (spec section 3, Cluster user detail). */
export const MemberType = OneOf('MemberType', ['Member', 'Leader'])
export type MemberType = t.TypeOf<typeof MemberType>

/** The user's account in one cluster (spec section 3, Cluster user detail). */
export const ClusterUserDetail = t.readonly(
  t.type({
    clusterId: Id,
    centerName: t.string,
    clusterUserName: Personal('name', t.string),
    memberType: MemberType,
    accountDetail: t.readonly(t.type({ status: OneOf('AccountStatus', ['Normal', 'Disable']) })),
  }),
  'ClusterUserDetail',
)
export type ClusterUserDetail = t.TypeOf<typeof ClusterUserDetail>

/** What a centre shows of a token, to learn whose it is (D16). */
export const ClusterTokenCheck = t.type({ clusterId: Id, token: Personal('secret', LineUpTo(1024)) })

/** Whose a token is, in the centre that it was issued for. */
export const ClusterTokenHolder = t.readonly(
  t.type({ clusterUserName: Personal('name', t.string), memberType: MemberType, expireTime: Instant }),
  'ClusterTokenHolder',
)
export type ClusterTokenHolder = t.TypeOf<typeof ClusterTokenHolder>

/** A group that the user is in (spec section 3, Group list item). */
export const Group = t.readonly(
  t.type({ accountName: t.string, groupId: Id, isGroupLeader: OneOf('IsGroupLeader', ['Leader', 'Member']) }),
  'Group',
)
export type Group = t.TypeOf<typeof Group>

/** Who is in a group. */
export const GroupUser = t.readonly(
  t.type({
    userId: Id,
    userName: Personal('name', t.string),
    isGroupLeader: OneOf('IsGroupLeader', ['Leader', 'Member']),
  }),
  'GroupUser',
)
export type GroupUser = t.TypeOf<typeof GroupUser>
/** Everybody in a group (spec section 3, Group user info). */
export const GroupUsers = t.readonly(t.type({ groupUsersInfos: t.readonlyArray(GroupUser) }), 'GroupUsers')
export type GroupUsers = t.TypeOf<typeof GroupUsers>

/** An entry of the user's menu, named in both languages. */
export const MenuItem = t.readonly(
  t.type({ name: t.string, path: t.string, zh: t.string, en: t.string }),
  'MenuItem',
)
export type MenuItem = t.TypeOf<typeof MenuItem>

/** What a user signs in with. */
export const Credentials = t.readonly(
  t.type({
    account: Personal('account', LineUpTo(SIGN_IN_LENGTH.account)),
    password: Personal('secret', TypedUpTo(SIGN_IN_LENGTH.password)),
    /** Where to go afterwards; only own or allowed targets are followed (R7.04). */
    service: LineUpTo(2048),
  }),
  'Credentials',
)
export type Credentials = t.TypeOf<typeof Credentials>

/** What somebody signs in or registers with who shows a code sent to their phone. */
export const CodeSignIn = t.readonly(
  t.type({
    phone: Personal('phone', MobileNumber),
    code: Personal('sentCode', SentCode),
    /** Whether the agreement was accepted; without it no account is made. */
    agreed: BooleanFromText,
    service: LineUpTo(2048),
  }),
  'CodeSignIn',
)
export type CodeSignIn = t.TypeOf<typeof CodeSignIn>

/** A new password, set by whoever shows a code sent to the phone of the account. */
export const PasswordReset = t.readonly(
  t.type({
    phone: Personal('phone', MobileNumber),
    code: Personal('sentCode', SentCode),
    password: Personal('secret', TypedUpTo(SIGN_IN_LENGTH.password)),
    service: LineUpTo(2048),
  }),
  'PasswordReset',
)
export type PasswordReset = t.TypeOf<typeof PasswordReset>

/** An address that the server has checked and the browser may follow. */
export const Target = t.readonly(t.type({ location: t.string }), 'Target')

/** How long until another SMS code may be asked for, and how long this one lives. */
export const SmsCodeSent = t.readonly(
  t.type({ retryAfterSeconds: Count, validSeconds: Count }),
  'SmsCodeSent',
)
export type SmsCodeSent = t.TypeOf<typeof SmsCodeSent>

/** A number, and the code that was sent to it (R5.07). */
export const PhoneBinding = t.readonly(
  t.type({ phone: Personal('phone', MobileNumber), code: Personal('sentCode', SentCode) }),
  'PhoneBinding',
)
export type PhoneBinding = t.TypeOf<typeof PhoneBinding>

/** The language that a user has chosen for their account. */
export const LanguageChoice = t.readonly(t.type({ language: Language }), 'LanguageChoice')
