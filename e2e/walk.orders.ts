import { type OrderStatus, orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { origin } from './account.ts'
import { ordersOf, place, trialWish, wish } from './desk.ts'
import { expect } from './journey.ts'
import { call } from './product/request.ts'

/** How far the walker's orders are, each of goods of their own, and what leads there from an unpaid one. */
const stages = {
  unpaid: { name: 'licence', reach: async () => undefined },
  charging: {
    name: 'node',
    reach: (orderId: string, cookie: string) =>
      call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }, origin(), cookie),
  },
  paid: {
    name: 'tryable',
    reach: (orderId: string, cookie: string) =>
      call(paymentEndpoints.payFromAccount, { body: { orderId, method: 'contractFund' } }, origin(), cookie),
  },
} as const satisfies Partial<Record<OrderStatus, unknown>>
export type Stage = keyof typeof stages

/** An order that has come so far: the path is walked more than once, and by two at the same time. */
export const orderAt = async (stage: Stage, cookie: string): Promise<string> => {
  const { name, reach } = stages[stage]
  let orderId = ''
  await expect(async () => {
    const own = (await ordersOf(cookie)).find(({ lines }) =>
      lines.some(({ goodsId }) => goodsId === `g-${name}`),
    )
    const order = own ?? (await place(cookie, wish(name)))
    if (order.status !== stage) await reach(order.orderId, cookie)
    orderId = order.orderId
  }).toPass()
  return orderId
}

/** The least that is sold of storage, in GB. */
const MIN_STORAGE = 100

/** A line of the walker's that is open, of storage for some months or of what is had for good. */
export const lineOf = async (name: 'disk' | 'tryable', cookie: string): Promise<string> => {
  const term = name === 'disk' ? { purchaseDuration: 3 } : {}
  let lineId = ''
  await expect(async () => {
    const own = (await ordersOf(cookie)).find(
      ({ status, lines }) =>
        (status === 'paid' || status === 'unpaid') && lines.some(({ goodsId }) => goodsId === `g-${name}`),
    )
    const { choice, ...intent } = name === 'disk' ? wish(name, MIN_STORAGE) : wish(name)
    const { orderId, status } =
      own ?? (await place(cookie, { ...intent, choice: choice && { ...choice, ...term } }))
    if (status !== 'paid') {
      const body = { orderId, method: 'contractFund' } as const
      await call(paymentEndpoints.payFromAccount, { body }, origin(), cookie)
    }
    const [line] = (await call(orderEndpoints.detail, { params: { orderId } }, origin(), cookie)).lines
    expect(line?.provision.status).toBe('open')
    lineId = line?.lineId ?? ''
  }).toPass()
  return lineId
}

/** A trial is had once: the path is walked more than once, and by two at the same time. */
export const trialOf = async (cookie: string): Promise<string> => {
  let orderId = ''
  await expect(async () => {
    const own = (await ordersOf(cookie)).find(({ type }) => type === 'trial')
    orderId = (own ?? (await place(cookie, trialWish('tryable')))).orderId
  }).toPass()
  return orderId
}
