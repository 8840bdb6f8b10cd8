import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { type Intent, purchaseMachine, type QuoteAnswer } from './purchase.machine.ts'

/**
 * Where a purchase stands once its quote was answered, for a page that comes with the answer: the snapshot to create
 * its actor with.
 * @example
 * import { quotedPurchase } from '@compute-mall/core/purchase'
 * import { purchaseFixtures } from '@compute-mall/core/purchase/testing'
 *
 * const { intent, quote } = purchaseFixtures
 * quotedPurchase(intent, { type: 'quote.made', quote }).value // → 'ready'
 */
export const quotedPurchase = (intent: Intent, answer: QuoteAnswer): SnapshotFrom<typeof purchaseMachine> => {
  const [checking] = initialTransition(purchaseMachine, { intent })
  return transition(purchaseMachine, checking, answer)[0]
}
