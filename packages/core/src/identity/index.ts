/**
 * Who somebody is and may be: roles, flags, the phone number, and the session of a browser (spec sections 3, 4 and
 * 6).
 *
 * `rolesOf` and `flagsOf` derive roles and flags of a `UserInfo`; `sessionMachine` is the session of a tab,
 * `languageMachine` its language, `phoneMachine` the phone setting dialog. `accountChangeRefusal` says which changes of
 * accounts operations may make.
 */
export * from './account.codec.ts'
export * from './device.rules.ts'
export * from './identity.codec.ts'
export * from './identity.endpoints.ts'
export { identityRefusals } from './identity.errors.ts'
export * as identityFixtures from './identity.fixtures.ts'
export * from './identity.messages.ts'
export * from './identity.rules.ts'
export * from './language.machine.ts'
export * from './mail.codec.ts'
export * from './mail.rules.ts'
export * from './password.rules.ts'
export {
  AccountState,
  GrantableRoleId,
  PersonDetail,
  PersonPage,
  PersonRow,
  personList,
  SignInOutcome,
} from './people.codec.ts'
export * as peopleFixtures from './people.fixtures.ts'
export * from './people.rules.ts'
export * from './phone.machine.ts'
export * from './phone.rules.ts'
export * from './phone.view.ts'
export * from './session.machine.ts'
export * from './session.rules.ts'
export * from './session.view.ts'
