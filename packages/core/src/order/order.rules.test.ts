import { describe, expect, it } from 'vitest'
import { isMoving, isPayable, OrderStatus, OrderType, orderPage, saysNotPayable } from './index.ts'
import { orderFixtures } from './testing/index.ts'

describe('where an order goes on', () => {
  it('[R2.03] is the cashier while it waits for money, and else what came of it', () => {
    expect(OrderStatus.values.map((status) => [status, orderPage(status, 'formal')])).toEqual([
      ['unpaid', 'pay'],
      ['charging', 'pay'],
      ['paid', 'result'],
      ['refunded', 'result'],
      ['cancelled', 'result'],
    ])
  })

  it('[R2.03] is a page of its own for a trial that costs nothing', () => {
    expect(OrderType.values.map((type) => [type, orderPage('paid', type)])).toEqual([
      ['formal', 'result'],
      ['trial', 'trialResult'],
      ['gift', 'result'],
      ['postpaid', 'result'],
      ['recharge', 'result'],
    ])
    expect(orderPage('unpaid', 'trial')).toBe('pay')
  })

  it('[R8.04] ends at the cashier when it is paid or closed, by its status and by the refusal that says so', () => {
    expect(OrderStatus.values.filter(isPayable)).toEqual(['unpaid', 'charging'])
    expect(saysNotPayable('ORDER10001')).toBe(true)
    expect(saysNotPayable('ORDER10002')).toBe(true)
    expect(saysNotPayable('REFUND10001')).toBe(false)
    expect(saysNotPayable('PAY10003')).toBe(false)
  })
})

describe('an order that changes by itself', () => {
  const [line] = orderFixtures.paidOrder.lines
  const withProvision = (status: 'pending' | 'opening' | 'open' | 'failed') =>
    line === undefined ? [] : [{ ...line, provision: { ...line.provision, status } }]

  it('[R3.10] is one whose money is under way, or whose resources are', () => {
    expect(isMoving({ status: 'charging', lines: [] })).toBe(true)
    expect(isMoving({ status: 'paid', lines: withProvision('pending') })).toBe(true)
    expect(isMoving({ status: 'paid', lines: withProvision('opening') })).toBe(true)
  })

  it('[R3.10] is none that waits for its buyer, or is done', () => {
    expect(isMoving({ status: 'unpaid', lines: withProvision('pending') })).toBe(false)
    expect(isMoving({ status: 'paid', lines: withProvision('open') })).toBe(false)
    expect(isMoving({ status: 'paid', lines: withProvision('failed') })).toBe(false)
    expect(isMoving({ status: 'paid', lines: [] })).toBe(false)
  })
})
