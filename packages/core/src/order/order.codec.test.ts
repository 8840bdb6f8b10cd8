import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { Order, OrderLine } from './index.ts'
import { orderFixtures } from './testing/index.ts'

const { orderLine, ...orders } = orderFixtures

describe('what an order says on the wire', () => {
  it.each(Object.entries(orders))('[R3.10] the sample %s fits its codec', (_, order) => {
    expect(decode(Order)(order)).toEqual(E.right(order))
  })

  it('[R3.10] the sample line fits its codec', () => {
    expect(decode(OrderLine)(orderLine)).toEqual(E.right(orderLine))
  })

  it.each([
    ['total', { total: 25_600 }],
    ['status', { status: 'lost' }],
    ['expireTime', { expireTime: '2026-11-22' }],
    [
      'lines.0.provision.status',
      { lines: [{ ...orderLine, provision: { ...orderLine.provision, status: 'x' } }] },
    ],
  ])('[R3.01] names the path of a bad %s', (path, change) => {
    const decoded = decode(Order)({ ...orders.unpaidOrder, ...change })
    expect(E.isLeft(decoded) && decoded.left[0]?.path).toBe(path)
  })
})
