/**
 * Paying an order: the cashier, a payment by scanning, remittances and results (spec section 4, Payment polling;
 * R4.06, R4.07, D5, D6).
 *
 * `cashierMachine` leads from the ways of paying to one of them; `paymentMachine` is one payment by scanning, asked
 * about every second while its page is seen; `paymentView`, `cashierView` and `resultView` are what is shown.
 */
export * from './cashier.machine.ts'
export * from './cashier.view.ts'
export * from './payment.codec.ts'
export * from './payment.endpoints.ts'
export { paymentRefusals } from './payment.errors.ts'
export * as paymentFixtures from './payment.fixtures.ts'
export * from './payment.machine.ts'
export * from './payment.messages.ts'
export * from './payment.rules.ts'
export * from './payment.view.ts'
export * from './remittance.codec.ts'
export * from './remittance.machine.ts'
export * from './result.view.ts'
