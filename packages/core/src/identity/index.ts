/**
 * Who somebody is and may be: roles, flags, the phone number, and the session of a browser (spec sections 3, 4 and
 * 6).
 *
 * `rolesOf` and `flagsOf` derive roles and flags of a `UserInfo`; `sessionMachine` is the session of a tab,
 * `phoneMachine` the phone setting dialog. `accountChangeRefusal` says which changes of
 * accounts operations may make.
 *
 * @module
 */
export {
  AccessToken,
  CreatedAccessToken,
  MAX_ACCESS_TOKENS,
  MAX_TOKEN_NAME,
  Session,
  TokenScope,
} from './account.codec.ts'
export { deviceOf } from './device.rules.ts'
export {
  ClusterToken,
  ClusterTokenHolder,
  ClusterUserDetail,
  CodeSignIn,
  Credentials,
  CurrentUser,
  Group,
  GroupUser,
  GroupUsers,
  MemberType,
  type MenuItem,
  PasswordReset,
  PhoneBinding,
  RoleType,
  ShopDuty,
  SmsCodeSent,
  UserInfo,
} from './identity.codec.ts'
export { identityEndpoints } from './identity.endpoints.ts'
export { identityRefusals } from './identity.errors.ts'
export { identityMessages } from './identity.messages.ts'
export {
  CLUSTER_TOKEN_MS,
  DEACTIVATED_WORD,
  GROUP_LIST_PAGE_SIZE,
  hasConsoleMenu,
  isManager,
  isMember,
  MENU_PAGE_VERSION,
  SMS_CODE,
  seesCart,
  UNSIGNED_LABEL_ID,
  visibleClusters,
} from './identity.rules.ts'
export { MailBinding, OwnMail } from './mail.codec.ts'
export { MAIL_CODE, mailBindingRefusal, mailRefusal } from './mail.rules.ts'
export { isTooLongToSignIn, passwordRefusal, SIGN_IN_LENGTH } from './password.rules.ts'
export { PersonDetail, PersonPage, PersonRow, SignInOutcome } from './people.codec.ts'
export {
  type AccountChange,
  type AccountFacts,
  accountChangeRefusal,
  type GrantableRole,
  grantableRoles,
  roleKeyOf,
  SIGN_INS,
} from './people.rules.ts'
export { personMessages, roleName } from './person.messages.ts'
export { AccountState, GrantableRoleId, personList } from './personList.codec.ts'
export { type PhoneEvent, phoneMachine } from './phone.machine.ts'
export { bindingRefusal, phoneRefusal } from './phone.rules.ts'
export { type PhoneView, phoneView } from './phone.view.ts'
export { dutiesOf, flagsOf, givenDuties, type Role, roles, rolesOf } from './role.rules.ts'
export { type SessionContext, type SessionEvent, sessionMachine } from './session.machine.ts'
export {
  type Forgotten,
  forget,
  noteNobody,
  noteUser,
  signInAddress,
  signOutAddress,
} from './session.rules.ts'
export { sessionView } from './session.view.ts'
