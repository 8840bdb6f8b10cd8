/**
 * From an intent to an order: the gate, the agreement, the quote and the submission that happens once (spec section
 * 5; R5.08 to R5.12, D3, D19).
 *
 * `purchaseMachine` is the way from a `PurchaseIntent` to a placed order, `buyerRefusals` and `wantedRefusals` the
 * gate, `purchaseView` what the confirmation page shows.
 */
export * from './purchase.choice.ts'
export * from './purchase.codec.ts'
export { purchaseRefusals } from './purchase.errors.ts'
export * as purchaseFixtures from './purchase.fixtures.ts'
export * from './purchase.intent.ts'
export * from './purchase.machine.ts'
export * from './purchase.messages.ts'
export * from './purchase.quoted.ts'
export * from './purchase.rules.ts'
export * from './purchase.steps.ts'
export * from './purchase.view.ts'
