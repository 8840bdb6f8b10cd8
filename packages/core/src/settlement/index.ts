/**
 * Becoming a merchant: the application, its review and its withdrawal, the way in, and the rights of merchants (spec
 * sections 3 to 5; R4.01, R4.02, R5.01 to R5.06, D27).
 *
 * `settlementMachine` is the life of an application, `applicationMachine` the form in which it is written,
 * `entryMachine` the way in; `errorsOf` checks a form, `rightsTables` are the rights.
 */
export * from './application.machine.ts'
export {
  type ApplicationContext,
  type ApplicationEmitted,
  type ApplicationEvent,
  type ApplicationSubmission,
  type Check,
  type Checked,
  errorsOf,
  type RejectedApplication,
} from './application.state.ts'
export * from './application.view.ts'
export * from './entry.machine.ts'
export * from './settlement.codec.ts'
export * from './settlement.endpoints.ts'
export { settlementRefusals } from './settlement.errors.ts'
export * from './settlement.fields.ts'
export * as settlementFixtures from './settlement.fixtures.ts'
export * from './settlement.form.ts'
export * from './settlement.machine.ts'
export * from './settlement.messages.ts'
export * from './settlement.rights.ts'
export * from './settlement.rules.ts'
export * from './settlement.view.ts'
