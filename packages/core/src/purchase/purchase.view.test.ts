import { describe, expect, it } from 'vitest'
import { type PurchasePhase, purchaseMachine, purchaseView, type Quote } from './index.ts'
import { purchaseFixtures } from './testing/index.ts'

const { intent, quote, quoteLine } = purchaseFixtures
const notAgreed = { code: 'PURCHASE10007', details: {} }
const view = (
  value: PurchasePhase,
  refusals: readonly (typeof notAgreed)[],
  agreedVersion: string | null,
  type: 'formal' | 'trial' = 'formal',
  quoted: Quote | null = quote,
) =>
  purchaseView(
    purchaseMachine.resolveState({
      value,
      context: {
        intent: { ...intent, type },
        quote: quoted,
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
  it('[R5.08] says that the cashier is opening once the order is placed, and is busy', () => {
    expect(view('agreed', [], '2026-01')).toMatchObject({ placed: null, isBusy: false })
    expect(view('placed', [], '2026-01')).toMatchObject({
      placed: { key: 'purchase:openingCashier' },
      isBusy: true,
    })
    expect(view('placed', [], '2026-01', 'trial').placed).toEqual({ key: 'purchase:openingOrder' })
  })

  it('[R5.08] marks the agreement as missing once an order was tried without it', () => {
    expect(view('ready', [], null).lacksAgreement).toBe(false)
    expect(view('ready', [notAgreed], null).lacksAgreement).toBe(true)
  })

  it('[R5.08] marks it no more once it is given, nor where it cannot be', () => {
    expect(view('agreed', [], '2026-01').lacksAgreement).toBe(false)
    expect(view('blocked', [notAgreed], '2026-01').lacksAgreement).toBe(false)
    expect(view('ready', [{ code: 'PURCHASE10010', details: {} }], null).lacksAgreement).toBe(false)
  })

  it('[R5.08][D24] says when billing starts, and of a trial for how many days nothing is charged', () => {
    expect(view('ready', [], null).rule).toEqual({ key: 'purchase:billingRule' })
    const week = { ...quoteLine, billingType: 'TRIAL', duration: 7, durationUnit: 'day' } as const
    expect(view('ready', [], null, 'trial', { ...quote, lines: [week] }).rule).toEqual({
      key: 'purchase:trialRuleDays',
      values: { count: 7 },
    })
    for (const unknown of [null, { ...quote, lines: [{ ...week, duration: 0 }] }])
      expect(view('ready', [], null, 'trial', unknown).rule).toEqual({ key: 'purchase:trialRule' })
  })
})
