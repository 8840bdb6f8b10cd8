/**
 * An order, its lines and what is opened for them: their lives, what each life allows, and what a customer sees of
 * them (spec section 4; R3.10, R4.05, D18, D23, D24).
 *
 * `orderMachine` is the life of an order and `provisionMachine` that of a line; the server asks `orderStep` and a
 * screen `allowedOrderEvents`, so they cannot disagree. `orderView` is what is shown; `trialMachine` follows a trial
 * until it is open.
 */
export * from './customerReview.rules.ts'
export * from './ending.rules.ts'
export * from './order.codec.ts'
export * from './order.endpoints.ts'
export { orderRefusals } from './order.errors.ts'
export * as orderFixtures from './order.fixtures.ts'
export * from './order.machine.ts'
export * from './order.messages.ts'
export * from './order.operations.codec.ts'
export { orderOperations } from './order.operations.endpoints.ts'
export * from './order.rules.ts'
export * from './order.view.ts'
export * from './ownOrder.codec.ts'
export * from './provision.machine.ts'
export * from './refund.machine.ts'
export * from './refund.rules.ts'
export * from './renewal.rules.ts'
export * from './shopOrder.codec.ts'
export * from './trial.machine.ts'
export * from './trial.rules.ts'
export * from './trial.view.ts'
