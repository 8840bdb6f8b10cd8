/**
 * From an intent to an order: the gate, the agreement, the quote and the submission that happens once (spec section
 * 5; R5.08 to R5.12, D3, D19).
 *
 * `purchaseMachine` is the way from a `PurchaseIntent` to a placed order, `buyerRefusals` and `wantedRefusals` the
 * gate, `purchaseView` what the confirmation page shows.
 *
 * @module
 */
export {
  cartPut,
  choiceLimit,
  heldChoice,
  openingChoice,
  openLimit,
  purchaseChoice,
  trialChoice,
  wantedOf,
} from './purchase.choice.ts'
export {
  type Consent,
  OrderRequest,
  PurchaseIntent,
  PurchaseRefusal,
  purchasedLine,
  Quote,
  QuoteLine,
  RenewalIntent,
  RenewalRequest,
} from './purchase.codec.ts'
export { purchaseRefusals } from './purchase.errors.ts'
export { readIntent } from './purchase.intent.ts'
export {
  type Intent,
  isRenewal,
  type PlacedOrder,
  type PurchaseEmitted,
  type PurchaseEvent,
  purchaseMachine,
  type QuoteAnswer,
  type Submission,
} from './purchase.machine.ts'
export { purchaseMessages } from './purchase.messages.ts'
export { quotedPurchase } from './purchase.quoted.ts'
export {
  type Buyer,
  buyerRefusals,
  renewalRefusals,
  shareRefusals,
  type Wanted,
  wantedRefusals,
} from './purchase.rules.ts'
export { confirmDelay, type NextStep, nextStepOf, otherStepsOf, refusalsOf } from './purchase.steps.ts'
export {
  type PurchaseLine,
  type PurchasePhase,
  type PurchaseView,
  purchaseView,
  type Reason,
  reasonOf,
} from './purchase.view.ts'
