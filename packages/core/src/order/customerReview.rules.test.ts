import { describe, expect, it } from 'vitest'
import { isReviewable, OrderStatus, OrderType } from './index.ts'
import { orderFixtures } from './testing/index.ts'

const [opened] = orderFixtures.openOrder.lines
if (opened === undefined) throw new Error('the order has no line')

describe('what may be reviewed', () => {
  it.each(OrderType.values)('[R2.12] is bought and opened: %s', (type) => {
    const may = type === 'formal' || type === 'gift' || type === 'postpaid'
    expect(isReviewable({ ...orderFixtures.openOrder, type }, opened)).toBe(may)
    expect(isReviewable({ ...orderFixtures.openOrder, type }, orderFixtures.orderLine)).toBe(false)
  })

  it.each(OrderStatus.values)('[R2.12] is paid for: %s', (status) => {
    expect(isReviewable({ ...orderFixtures.openOrder, status }, opened)).toBe(status === 'paid')
  })
})
