import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import {
  allowedOrderEvents,
  allowedProvisionEvents,
  nextOrderStatus,
  nextProvisionStatus,
  ORDER_LIFETIME_MS,
  type OrderEffect,
  type OrderEventName,
  OrderStatus,
  orderEvents,
  orderMachine,
  orderStep,
  type ProvisionEventName,
  ProvisionStatus,
  provisionEvents,
  provisionMachine,
} from './index.ts'

/** Every step that changes something or has an effect; all others are forbidden and do nothing. */
const steps: Record<OrderStatus, Partial<Record<OrderEventName, [OrderStatus, ...OrderEffect[]]>>> = {
  unpaid: {
    'payment.opened': ['charging'],
    'payment.received': ['paid', 'openResources'],
    'order.cancelled': ['cancelled', 'returnStock'],
    'order.expired': ['cancelled', 'returnStock'],
  },
  charging: {
    'payment.failed': ['unpaid'],
    'payment.expired': ['unpaid'],
    'payment.givenUp': ['unpaid'],
    'payment.received': ['paid', 'openResources'],
  },
  paid: {
    'payment.received': ['paid', 'returnSurplus'],
    'order.refunded': ['refunded', 'returnMoney', 'closeResources'],
  },
  cancelled: { 'payment.received': ['refunded', 'returnMoney'] },
  refunded: { 'payment.received': ['refunded', 'returnSurplus'] },
}

const everyStep = OrderStatus.values.flatMap((from) =>
  orderEvents.map((event) => {
    const [to, ...effects] = steps[from][event] ?? [from]
    return [from, event, to, effects] as const
  }),
)

describe('the life of an order', () => {
  it.each(everyStep)('[R4.05] %s on %s becomes %s with %j', (from, event, to, effects) => {
    expect(orderStep(from, event)).toEqual({ status: to, effects })
    expect(nextOrderStatus(from, event)).toBe(to)
  })

  it.each(OrderStatus.values)('[R4.05] %s allows exactly the events that mean something', (status) => {
    expect(allowedOrderEvents(status)).toEqual(orderEvents.filter((event) => event in steps[status]))
  })

  it('[R4.05] begins unpaid, and every status can be reached', () => {
    const reached = new Set<OrderStatus>([initialTransition(orderMachine)[0].value])
    for (const status of reached) for (const event of orderEvents) reached.add(nextOrderStatus(status, event))
    expect(initialTransition(orderMachine)[0].value).toBe('unpaid')
    expect([...reached].sort()).toEqual([...OrderStatus.values].sort())
  })

  it('[R4.05] marks what the specification leaves open (D5, D18, D23)', () => {
    const assumed = Object.values(orderMachine.states).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .flatMap(({ meta, eventType }) => (meta ? [[state.key, eventType, meta.assumed]] : [])),
    )
    expect(assumed).toEqual([
      ['unpaid', 'order.expired', 'D23'],
      ['paid', 'payment.received', 'D18'],
      ['cancelled', 'payment.received', 'D5'],
      ['refunded', 'payment.received', 'D18'],
    ])
  })

  it('[R4.05, D23] is known by its name, and waits for 24 hours to be paid', () => {
    expect([orderMachine.id, provisionMachine.id]).toEqual(['order', 'provision'])
    expect(ORDER_LIFETIME_MS).toBe(86_400_000)
  })

  const permutations = <A>(items: readonly A[]): A[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
  const notices = ['payment.received', 'order.expired', 'payment.failed', 'order.refunded'] as const

  it.each(permutations(notices))('[R4.05] notices in the order %s, %s, %s, %s (F5)', (...order) => {
    const scenarios = order.map((_, i) =>
      order.slice(0, i + 1).reduce(nextOrderStatus, 'charging' as OrderStatus),
    )
    const paidAt = scenarios.findIndex((status) => status === 'paid' || status === 'refunded')
    expect(paidAt).toBe(order.indexOf('payment.received'))
    expect(scenarios.slice(paidAt).every((status) => status === 'paid' || status === 'refunded')).toBe(true)
  })
})

/** The server's books: each new transaction is one entry and one step; what a step is due is done at once. */
const book = (events: readonly OrderEventName[]) =>
  events.reduce(
    (books, event) => {
      const { status, effects } = orderStep(books.status, event)
      const back = effects.filter((effect) => effect === 'returnMoney' || effect === 'returnSurplus').length
      return {
        status,
        received: books.received + (event === 'payment.received' ? 1 : 0),
        returned: books.returned + back,
        opened: books.opened + effects.filter((effect) => effect === 'openResources').length,
        closed: books.closed + effects.filter((effect) => effect === 'closeResources').length,
        stockReturned: books.stockReturned + effects.filter((effect) => effect === 'returnStock').length,
      }
    },
    { status: 'unpaid' as OrderStatus, received: 0, returned: 0, opened: 0, closed: 0, stockReturned: 0 },
  )

describe('any course of an order', () => {
  const scenario = fc.array(fc.constantFrom(...orderEvents), { maxLength: 40 })

  it('[R4.05] keeps exactly one payment while it is paid and none otherwise: paid at most once, never lost', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        const { status, received, returned } = book(events)
        expect(received - returned).toBe(status === 'paid' ? 1 : 0)
      }),
      { numRuns: 5_000 },
    )
  })

  it('[R4.05] opens resources at most once, closes only what was opened, returns stock at most once', () => {
    fc.assert(
      fc.property(scenario, (events) => {
        const { status, opened, closed, stockReturned } = book(events)
        expect(opened).toBeLessThanOrEqual(1)
        expect(opened - closed).toBe(status === 'paid' ? 1 : 0)
        expect(stockReturned).toBeLessThanOrEqual(1)
        expect(opened + stockReturned).toBeLessThanOrEqual(1)
      }),
      { numRuns: 5_000 },
    )
  })

  it('[R4.05] does nothing more when a notice of failure, expiry or giving up comes again', () => {
    const quiet = orderEvents.filter((event) => event !== 'payment.received')
    fc.assert(
      fc.property(scenario, fc.constantFrom(...quiet), (events, again) => {
        expect(book([...events, again, again])).toEqual(book([...events, again]))
      }),
      { numRuns: 2_000 },
    )
  })
})

const provisions: Record<ProvisionStatus, Partial<Record<ProvisionEventName, ProvisionStatus>>> = {
  pending: { 'provision.started': 'opening', 'provision.released': 'released' },
  opening: { 'provision.opened': 'open', 'provision.failed': 'failed' },
  open: { 'provision.renewed': 'open', 'provision.ended': 'expired', 'provision.released': 'released' },
  expired: { 'provision.renewed': 'open', 'provision.released': 'released' },
  failed: { 'provision.started': 'opening', 'provision.released': 'released' },
  released: {},
}

describe('the life of what a line opens', () => {
  const rows = ProvisionStatus.values.flatMap((from) =>
    provisionEvents.map((event) => [from, event, provisions[from][event] ?? from] as const),
  )

  it.each(rows)('[R4.05] %s on %s becomes %s (D24)', (from, event, to) => {
    expect(nextProvisionStatus(from, event)).toBe(to)
    expect(allowedProvisionEvents(from).includes(event)).toBe(event in provisions[from])
  })

  it('[R4.05] ends with the release, and begins as what waits (D24)', () => {
    const [begun] = initialTransition(provisionMachine)
    expect(begun.value).toBe('pending')
    expect(transition(provisionMachine, begun, { type: 'provision.released' })[0].status).toBe('done')
    expect(transition(provisionMachine, begun, { type: 'provision.started' })[0].status).toBe('active')
  })

  it('[R4.05] marks what the specification leaves open (D24)', () => {
    const { opening, open, failed } = provisionMachine.states
    expect([opening?.meta, failed?.meta]).toEqual([{ assumed: 'D24' }, { assumed: 'D24' }])
    const [renewal] = open?.transitions.get('provision.renewed') ?? []
    expect(renewal).toMatchObject({ meta: { assumed: 'D24' }, reenter: true })
  })

  it('[R4.05] is never open again once released', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...provisionEvents)), (events) => {
        expect(events.reduce(nextProvisionStatus, 'released' as ProvisionStatus)).toBe('released')
      }),
    )
  })
})
