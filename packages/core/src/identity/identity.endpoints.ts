import * as t from 'io-ts'
import {
  BooleanFromText,
  between,
  Id,
  IntegerFromText,
  LineUpTo,
  Nullable,
  Optional,
  Page,
  Personal,
} from '../codec/index.ts'
import { anyone, endpoint, signedIn, withRole } from '../http/index.ts'
import { MobileNumber } from '../text/index.ts'
import { AccessToken, CreatedAccessToken, NewAccessToken, Session, SessionsEnded } from './account.codec.ts'
import {
  ClusterTokenCheck,
  ClusterTokenHolder,
  ClusterUserDetail,
  CodeSignIn,
  Credentials,
  CurrentUser,
  Group,
  GroupUsers,
  LanguageChoice,
  MenuItem,
  PasswordReset,
  PhoneBinding,
  SmsCodeSent,
  Target,
  UserInfo,
} from './identity.codec.ts'
import { mailEndpoints } from './mail.endpoints.ts'
import { peopleEndpoints } from './people.endpoints.ts'

/** Spec section 7, "User, group and session"; the others are decided (D16, R5.07, R7.04, R4.13, design 2.7). */
export const identityEndpoints = {
  /**
   * Who is here. `includeToken` adds a token for each centre; with `refresh` the server forgets what it remembers of the
   * user, so that a change of roles made elsewhere holds from the next request on (R7.08).
   */
  currentUser: endpoint({
    method: 'GET',
    path: '/user/users/current-user-info',
    access: signedIn,
    query: t.type({ includeToken: Optional(BooleanFromText), refresh: Optional(BooleanFromText) }),
    response: CurrentUser,
  }),
  clusterUserDetail: endpoint({
    method: 'GET',
    path: '/user/users/cluster-user-detail',
    access: signedIn,
    response: t.readonlyArray(ClusterUserDetail),
  }),
  /** The menu of the user by their roles, as this version of the menu page can draw it (R7.08). */
  menuList: endpoint({
    method: 'GET',
    path: '/user/users/user-menu-list',
    access: signedIn,
    query: t.type({ pageVersion: LineUpTo(16) }),
    response: t.readonlyArray(MenuItem),
  }),
  groupList: endpoint({
    method: 'GET',
    path: '/user/customer/group/curuser-group-list',
    access: signedIn,
    /** Of all one's groups, or the named one alone. */
    query: t.type({
      start: between(IntegerFromText, 0, 10_000),
      limit: between(IntegerFromText, 1, 120),
      groupId: Optional(Id),
    }),
    response: Page(Group),
  }),
  groupUsers: endpoint({
    method: 'GET',
    path: '/user/customer/group/query-group-users',
    access: signedIn,
    query: t.type({ groupId: Id }),
    response: GroupUsers,
  }),
  userClusterInfo: endpoint({
    method: 'GET',
    path: '/user/customer/group/user-cluster-info',
    access: signedIn,
    response: t.readonlyArray(ClusterUserDetail),
  }),
  /** For computing centres: whose a token is; null when it is not valid there, or not any more (D16). */
  clusterTokenHolder: endpoint({
    method: 'POST',
    path: '/user/users/cluster-token/holder',
    access: anyone,
    effect: 'read',
    body: ClusterTokenCheck,
    response: Nullable(ClusterTokenHolder),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/sso/sign-in',
    access: anyone,
    body: Credentials,
    response: Target,
  }),
  /** Sends a code to a number, known or not: the answer is the same, so that it tells nobody who is a customer. */
  sendSignInCode: endpoint({
    method: 'POST',
    path: '/sso/code',
    access: anyone,
    body: t.type({ phone: Personal('phone', MobileNumber) }),
    response: SmsCodeSent,
  }),
  /** Signs in whoever shows the code; for a number without an account one is made. */
  signInByCode: endpoint({
    method: 'POST',
    path: '/sso/sign-in/code',
    access: anyone,
    body: CodeSignIn,
    response: Target,
  }),
  /** Sets a new password, ends all sessions of the account, and signs in. */
  resetPassword: endpoint({
    method: 'POST',
    path: '/sso/password',
    access: anyone,
    body: PasswordReset,
    response: Target,
  }),
  sendSmsCode: endpoint({
    method: 'POST',
    path: '/user/users/phone/code',
    access: signedIn,
    body: t.type({ phone: Personal('phone', MobileNumber) }),
    response: SmsCodeSent,
  }),
  bindPhone: endpoint({
    method: 'POST',
    path: '/user/users/phone/bind',
    access: signedIn,
    body: PhoneBinding,
    response: UserInfo,
  }),
  chooseLanguage: endpoint({
    method: 'POST',
    path: '/user/users/language',
    access: signedIn,
    body: LanguageChoice,
    response: UserInfo,
  }),
  ...mailEndpoints,
  ...peopleEndpoints,
  /** Where one is signed in, the latest used first; at most 100. */
  sessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    access: signedIn,
    response: t.readonlyArray(Session),
  }),
  /** Ends own sessions, all others where none is named; the one that asks stays. Gives those that are left. */
  endOwnSessions: endpoint({
    method: 'POST',
    path: '/user/sessions/end',
    access: signedIn,
    body: SessionsEnded,
    response: t.readonlyArray(Session),
  }),
  /** One's own access tokens, the newest first. */
  accessTokens: endpoint({
    method: 'GET',
    path: '/user/access-tokens',
    access: signedIn,
    response: t.readonlyArray(AccessToken),
  }),
  /** Staff of the platform have no tokens. Refusals: TOKEN10002, TOKEN10003. */
  createAccessToken: endpoint({
    method: 'POST',
    path: '/user/access-tokens',
    access: withRole('common'),
    body: NewAccessToken,
    response: CreatedAccessToken,
  }),
  /** It opens nothing from now on. Refusal: SYS10002. */
  revokeAccessToken: endpoint({
    method: 'POST',
    path: '/user/access-tokens/revoke',
    access: signedIn,
    body: t.type({ tokenId: Id }),
    response: t.readonlyArray(AccessToken),
  }),
}
