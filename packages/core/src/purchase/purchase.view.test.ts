import { describe, expect, it } from 'vitest'
import { type PurchasePhase, purchaseFixtures, purchaseMachine, purchaseView } from './index.ts'

const { intent, quote } = purchaseFixtures
const notAgreed = { code: 'PURCHASE10007', details: {} }
const view = (
  value: PurchasePhase,
  refusals: readonly (typeof notAgreed)[],
  agreedVersion: string | null,
  type: 'formal' | 'trial' = 'formal',
) =>
  purchaseView(
    purchaseMachine.resolveState({
      value,
      context: {
        intent: { ...intent, type },
        quote,
        agreedVersion,
        refusals,
        failure: null,
        unpaidOrderId: null,
        key: null,
        silences: 0,
      },
    }),
  )

describe('what the order confirmation shows', () => {
  it('[R5.08] marks the agreement as missing once an order was tried without it', () => {
    expect(view('ready', [], null).lacksAgreement).toBe(false)
    expect(view('ready', [notAgreed], null).lacksAgreement).toBe(true)
  })

  it('[R5.08] marks it no more once it is given, nor where it cannot be', () => {
    expect(view('agreed', [], '2026-01').lacksAgreement).toBe(false)
    expect(view('blocked', [notAgreed], '2026-01').lacksAgreement).toBe(false)
    expect(view('ready', [{ code: 'PURCHASE10010', details: {} }], null).lacksAgreement).toBe(false)
  })

  it('[R5.08][D24] says when billing starts, and of a trial that nothing is charged', () => {
    expect(view('ready', [], null).rule).toEqual({ key: 'purchase:billingRule' })
    expect(view('ready', [], null, 'trial').rule).toEqual({ key: 'purchase:trialRule' })
  })
})
