import { describe, expect, it } from 'vitest'
import { type PurchasePhase, purchaseFixtures, purchaseMachine, purchaseView } from './index.ts'

const { intent, quote } = purchaseFixtures
const notAgreed = { code: 'PURCHASE10007', details: {} }
const view = (value: PurchasePhase, refusals: readonly (typeof notAgreed)[], agreedVersion: string | null) =>
  purchaseView(
    purchaseMachine.resolveState({
      value,
      context: {
        intent,
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
})
