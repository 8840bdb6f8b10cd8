import { describe, expect, it } from 'vitest'
import { orderMessages, orderView } from './index.ts'
import { orderFixtures } from './testing/index.ts'

const { unpaidOrder, chargingOrder, paidOrder, openOrder, cancelledOrder, lateOrder, refundingOrder } =
  orderFixtures
const later = Date.parse('2026-11-21T13:00:01.000Z')
const failedOrder = {
  ...paidOrder,
  lines: paidOrder.lines.map((line) => ({
    ...line,
    provision: { ...line.provision, status: 'failed' as const },
  })),
}

const endedOrder = {
  ...openOrder,
  lines: openOrder.lines.map((line) => ({
    ...line,
    provision: { ...line.provision, status: 'expired' as const },
  })),
}
const freeRefund = { ...refundingOrder, refunds: [] }
const halfEndedOrder = { ...openOrder, lines: [...openOrder.lines, ...endedOrder.lines] }

describe('an order for reading', () => {
  it.each([
    ['unpaid', unpaidOrder, 'status.unpaid', 'due', 'hint.unpaid', 'cashier', true],
    ['charging', chargingOrder, 'status.charging', 'underWay', 'hint.charging', 'scan', false],
    [
      'remitting',
      { ...chargingOrder, payMethod: 'offline' as const },
      'status.charging',
      'underWay',
      'hint.charging',
      'remittance',
      false,
    ],
    ['paid', paidOrder, 'status.paid', 'good', 'hint.paid', null, false],
    ['open', openOrder, 'status.paid', 'good', 'hint.open', null, false],
    ['failed to open', failedOrder, 'status.paid', 'good', 'hint.failed', null, false],
    ['expired', endedOrder, 'status.paid', 'good', 'hint.ended', null, false],
    ['half expired', halfEndedOrder, 'status.paid', 'good', 'hint.open', null, false],
    ['cancelled', cancelledOrder, 'status.cancelled', 'over', 'hint.cancelled', null, false],
    ['paid late', lateOrder, 'refundState.returned', 'over', 'refundHint.provider.returned', null, false],
    [
      'refunded by a transfer that is due',
      refundingOrder,
      'refundState.inProgress',
      'underWay',
      'refundHint.bank.inProgress',
      null,
      false,
    ],
    ['refunded of nothing', freeRefund, 'status.refunded', 'over', 'hint.refunded', null, false],
  ] as const)('[R4.05] that is %s', (_, order, status, tone, hint, pay, cancel) => {
    const view = orderView(order, later)
    expect([view.status.key, view.tone, view.hint.key]).toEqual([`order:${status}`, tone, `order:${hint}`])
    const giveUp = order.status === 'charging'
    expect(view.commands).toEqual({ pay, cancel, giveUp, reorder: true })
  })

  it('[R5.09] is put into the cart again unless it is a trial or a recharge', () => {
    const mayReorder = (order: typeof openOrder) => orderView(order, later).commands.reorder
    expect(mayReorder(orderFixtures.runningTrial)).toBe(false)
    expect(mayReorder({ ...paidOrder, type: 'recharge', lines: [] })).toBe(false)
    expect(mayReorder({ ...paidOrder, type: 'gift' })).toBe(true)
  })

  it('[R4.05] counts down to its end while it is unpaid, and only then (D23)', () => {
    expect(orderView(unpaidOrder, later).countdown).toBe('22:59:59')
    expect(orderView(chargingOrder, later).countdown).toBeNull()
  })

  it('[R4.05] says of a paid recharge where the money is, not that something is open', () => {
    expect(orderView({ ...paidOrder, type: 'recharge', lines: [] }, later).hint.key).toBe(
      'order:hint.recharged',
    )
  })

  it.each([
    ['29 days and a half', '2026-12-21T01:00:01.000Z', { key: 'order:daysLeft', values: { count: 30 } }],
    ['a minute', '2026-11-21T13:01:01.000Z', { key: 'order:hoursLeft', values: { count: 1 } }],
    ['no end', null, null],
  ])('[R4.05] tells what is left of an open line: %s', (_, endTime, left) => {
    const lines = openOrder.lines.map((line) => ({
      ...line,
      provision: { ...line.provision, usage: null, endTime },
    }))
    expect(orderView({ ...openOrder, lines }, later).lines[0]?.left).toEqual(left)
  })

  it('[R3.10] tells what is used and left of an open line that was bought by amount', () => {
    expect(orderView(openOrder, later).lines[0]?.left).toEqual({
      key: 'order:amountLeft',
      values: { used: 12.5, left: 987.5 },
    })
  })

  it('[R3.10][D24] tells an amount that is used up from a time that is over', () => {
    const labelOf = (used: number | null) =>
      orderView(
        {
          ...openOrder,
          lines: openOrder.lines.map((line) => ({
            ...line,
            amount: 1_000,
            provision: {
              ...line.provision,
              status: 'expired',
              usage: used === null ? null : { used, at: '2026-11-21T12:55:00.000Z' },
            },
          })),
        },
        later,
      ).lines[0]?.provision?.label.key
    expect([null, 12.5, 1_000].map(labelOf)).toEqual([
      'order:provision.expired',
      'order:provision.expired',
      'order:provision.usedUp',
    ])
  })

  it('[R4.05] tells of nothing left where nothing is open', () => {
    for (const order of [paidOrder, endedOrder]) expect(orderView(order, later).lines[0]?.left).toBeNull()
  })

  it('[R4.05] tells how far a line is once the order is paid (D24)', () => {
    expect(orderView(unpaidOrder, later).lines.map(({ provision }) => provision)).toEqual([null])
    expect(orderView(paidOrder, later).lines.map(({ provision }) => provision)).toEqual([
      { status: 'opening', label: { key: 'order:provision.opening' }, tone: 'underWay' },
    ])
  })

  it.each([
    ['being opened', paidOrder, 'provision.opening', null],
    ['not opened', failedOrder, 'provision.failed', null],
    ['open', openOrder, 'opened', '2026-11-21T12:03:00.000Z'],
  ])('[R3.10][D24] ends its progress with what it opens: %s', (_, order, label, at) => {
    expect(orderView(order, later).history.at(-1)).toEqual({ label: { key: `order:${label}` }, at })
  })

  it('[D24] is as far as the slowest of its lines, and open when the last of them is', () => {
    const last = (order: typeof openOrder) => orderView(order, later).history.at(-1)
    const [line] = openOrder.lines
    if (!line) throw new Error('The fixture has no line.')
    const openedAt = (openTime: string) => ({ ...line, provision: { ...line.provision, openTime } })
    const early = openedAt('2026-11-21T12:02:30.000Z')
    expect(last({ ...openOrder, lines: [line, early] })?.at).toBe('2026-11-21T12:03:00.000Z')
    const mixed = { ...openOrder, lines: [line, ...paidOrder.lines] }
    expect(last(mixed)).toEqual({ label: { key: 'order:provision.opening' }, at: null })
  })

  it.each([
    ['is not paid', unpaidOrder, 'event.order.placed'],
    ['was refunded', freeRefund, 'event.order.refunded'],
    ["filled one's own fund", { ...paidOrder, type: 'recharge' as const }, 'event.payment.received'],
  ])('[D24] opens nothing when it %s', (_, order, label) => {
    expect(orderView(order, later).history.at(-1)?.label.key).toBe(`order:${label}`)
  })

  it('[R3.10] tells its history in the words of the chart, and an unknown event by its name', () => {
    const labels = orderView(lateOrder, later).history.map(({ label }) => label.key.replace('order:', ''))
    expect(labels.map((key) => orderMessages.en[key as keyof typeof orderMessages.en])).toEqual([
      'Order placed',
      'Not paid in time, cancelled',
      'Payment received',
      'Refund submitted to the payment provider',
      'Money returned',
    ])
    const odd = {
      ...unpaidOrder,
      events: [{ event: 'x.y', from: null, to: 'unpaid' as const, at: unpaidOrder.createTime }],
    }
    expect(orderView(odd, later).history).toEqual([
      { label: { key: 'order:event.x.y', otherwise: 'x.y' }, at: unpaidOrder.createTime },
    ])
  })
})
