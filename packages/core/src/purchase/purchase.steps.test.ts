import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors } from '../http/index.ts'
import { confirmDelay, nextStepOf, otherStepsOf, purchaseMessages, reasonOf, refusalsOf } from './index.ts'
import { purchaseFixtures } from './testing/index.ts'

const { quote, quoteLine } = purchaseFixtures

describe('reasons', () => {
  const purchaseCodes = (Object.keys(errors) as ErrorCode[]).filter((code) =>
    /^(PURCHASE|CART10002|CART10001)/.test(code),
  )

  it.each(purchaseCodes)('[R5.10] %s leads on, and the way on has a name in both languages', (code) => {
    const next = nextStepOf(code)
    expect(next).not.toBeNull()
    expect(purchaseMessages.zh[`next.${next ?? 'agree'}`]).toBeTruthy()
    expect(purchaseMessages.en[`next.${next ?? 'agree'}`]).toBeTruthy()
  })

  it.each([
    ['ORDER10003', 'chooseAnother'],
    ['CART10005', 'askLeader'],
    ['CART10006', 'chooseAnother'],
    ['MALL10001', 'chooseAnother'],
    ['MALL10002', 'chooseAnother'],
    ['MALL10003', 'chooseAnother'],
  ])('[R8.04] leads on from %s, which is said of what is bought: %s', (code, next) => {
    expect(nextStepOf(code)).toBe(next)
  })

  it('[R5.10] shows a code of a newer server without a way on', () => {
    expect(reasonOf({ code: 'PURCHASE19999', details: {} })).toEqual({
      code: 'PURCHASE19999',
      message: { key: 'error:PURCHASE19999', values: {} },
      next: null,
      nextLabel: null,
      others: [],
    })
    expect(nextStepOf('constructor')).toBeNull()
  })

  it('[R5.10] an unpaid order can be paid, looked at or cancelled; other reasons have one way on', () => {
    expect(nextStepOf('PURCHASE10009')).toBe('goPay')
    expect(otherStepsOf('PURCHASE10009')).toEqual(['viewOrder', 'cancelOrder'])
    expect(reasonOf({ code: 'PURCHASE10009', details: {} }).others).toEqual([
      { step: 'viewOrder', label: { key: 'purchase:next.viewOrder' } },
      { step: 'cancelOrder', label: { key: 'purchase:next.cancelOrder' } },
    ])
    expect(otherStepsOf('PURCHASE10010')).toEqual([])
  })

  it('[R5.10] gathers the reasons of buyer and lines, each code once', () => {
    const soldOut = { code: 'PURCHASE10010', details: {} }
    const phone = { code: 'PURCHASE10002', details: {} }
    const line = { ...quoteLine, refusals: [soldOut] }
    expect(refusalsOf({ ...quote, refusals: [phone], lines: [line, line] })).toEqual([phone, soldOut])
    expect(refusalsOf(null)).toEqual([])
  })

  it.each([
    [0, 1_000],
    [1, 1_000],
    [2, 2_000],
    [6, 30_000],
    [99, 30_000],
  ])('[R7.01] after %i silences the outcome is asked for in %i ms (D3)', (silences, ms) => {
    expect(confirmDelay(silences)).toBe(ms)
  })
})
