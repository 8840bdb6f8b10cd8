import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromCallback,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
  transition,
} from 'xstate'
import type { Need } from '../fp/index.ts'
import {
  type Intent,
  isRenewal,
  type PurchaseEmitted,
  type PurchaseEvent,
  purchaseMachine,
  purchaseView,
  type Quote,
  quotedPurchase,
  type Submission,
} from './index.ts'
import { purchaseFixtures } from './testing/index.ts'

const { intent, quote, quoteLine } = purchaseFixtures
const soldOut = { code: 'PURCHASE10010', details: {} }
const placed = { orderId: 'order_1', status: 'unpaid' }

type Snapshot = SnapshotFrom<typeof purchaseMachine>

const refused = (code: string, details = {}): PurchaseEvent => ({
  type: 'order.refused',
  failure: { kind: 'refused', code, msg: '', details },
})

const events = {
  quoted: { type: 'quote.made', quote },
  quotedBlocked: { type: 'quote.made', quote: { ...quote, lines: [{ ...quoteLine, refusals: [soldOut] }] } },
  quotedUnpaid: { type: 'quote.made', quote: { ...quote, unpaidOrderId: 'order_0' } },
  unquoted: { type: 'quote.refused', failure: { kind: 'unanswered' } },
  quoteRefused: {
    type: 'quote.refused',
    failure: { kind: 'refused', code: 'MALL10003', msg: '', details: {} },
  },
  agree: { type: 'agreement.give' },
  withdraw: { type: 'agreement.withdraw' },
  submit: { type: 'purchase.submit', key: 'key-of-16-letters' },
  placed: { type: 'order.placed', order: placed },
  refused: refused('PURCHASE10010'),
  priceChanged: refused('PURCHASE10008'),
  unpaidOrder: refused('PURCHASE10009', { orderId: 'order_0' }),
  unanswered: { type: 'order.refused', failure: { kind: 'unanswered' } },
  absent: { type: 'order.absent' },
  unknown: { type: 'order.unknown' },
  recheck: { type: 'purchase.recheck' },
  change: { type: 'intent.change', intent: { lineId: 'line_1', duration: 3 } },
} as const satisfies Record<string, PurchaseEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

const step = (snapshot: Snapshot, name: EventName) => transition(purchaseMachine, snapshot, events[name])
const after = (...by: readonly EventName[]): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => step(snapshot, name)[0],
    initialTransition(purchaseMachine, { intent })[0],
  )

const emittedBy = (by: readonly EventName[], name: EventName): readonly unknown[] =>
  step(after(...by), name)[1].flatMap((action) =>
    String(action.type) === 'xstate.emit' ? [(action.params as { event: unknown }).event] : [],
  )

/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  checking: {
    by: [],
    on: {
      quoted: 'ready',
      quotedBlocked: 'blocked',
      quotedUnpaid: 'unpaidOrderExists',
      unquoted: 'unquoted',
      quoteRefused: 'blocked',
    },
  },
  unquoted: { by: ['unquoted'], on: { recheck: 'checking', change: 'checking' } },
  blocked: { by: ['quotedBlocked'], on: { recheck: 'checking', change: 'checking' } },
  unpaidOrderExists: { by: ['quotedUnpaid'], on: { recheck: 'checking' } },
  ready: { by: ['quoted'], on: { agree: 'agreed', recheck: 'checking', change: 'checking' } },
  agreed: {
    by: ['quoted', 'agree'],
    on: { withdraw: 'ready', submit: 'submitting', recheck: 'checking', change: 'checking' },
  },
  submitting: {
    by: ['quoted', 'agree', 'submit'],
    on: {
      placed: 'placed',
      refused: 'blocked',
      priceChanged: 'priceChanged',
      unpaidOrder: 'unpaidOrderExists',
      unanswered: 'confirming',
    },
  },
  confirming: {
    by: ['quoted', 'agree', 'submit', 'unanswered'],
    on: { placed: 'placed', absent: 'agreed', unknown: 'unconfirmed' },
  },
  unconfirmed: { by: ['quoted', 'agree', 'submit', 'unanswered', 'unknown'], on: { recheck: 'confirming' } },
  priceChanged: {
    by: ['quoted', 'agree', 'submit', 'priceChanged'],
    on: { recheck: 'checking', change: 'checking' },
  },
  placed: { by: ['quoted', 'agree', 'submit', 'placed'], on: {} },
}

describe('the purchase chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R5.10] from %s, %s leads to %s', (from, event, to, by) => {
    expect(after(...by).value).toBe(from)
    expect(after(...by, event).value).toBe(to)
  })

  it.each([
    ['quoted', 'ready'],
    ['quotedBlocked', 'blocked'],
    ['quotedUnpaid', 'unpaidOrderExists'],
    ['unquoted', 'unquoted'],
    ['quoteRefused', 'blocked'],
  ] as const)('[R5.12] begins, on a page that came with %s, as %s', (answer, state) => {
    const begun = quotedPurchase(intent, events[answer])
    expect(begun).toEqual(after(answer))
    expect(begun.value).toBe(state)
  })

  it('[R5.12] goes on from there, and asks for a quote only when it is to', () => {
    const asked: unknown[] = []
    const quotes: Need<Intent> = fromCallback(({ input }) => void asked.push(input))
    const machine = purchaseMachine.provide({ actors: { quote: quotes } })
    const snapshot = quotedPurchase(intent, events.quoted)
    const actor = createActor(machine, { input: { intent }, snapshot }).start()
    actor.send(events.agree)
    expect(actor.getSnapshot().value).toBe('agreed')
    expect(asked).toEqual([])
    actor.send(events.recheck)
    expect(asked).toEqual([intent])
  })

  it('[R4.05] marks what the specification leaves open, and ends once the order is placed (D3, D19, D23)', () => {
    const assumed = Object.values(purchaseMachine.states).flatMap(({ key, meta }) =>
      meta ? [[key, meta.assumed]] : [],
    )
    expect(purchaseMachine.id).toBe('purchase')
    expect(assumed).toEqual([
      ['unpaidOrderExists', 'D23'],
      ['confirming', 'D3'],
      ['unconfirmed', 'D3'],
      ['priceChanged', 'D19'],
    ])
    expect(after('quoted', 'agree', 'submit', 'placed').status).toBe('done')
  })

  it('[R4.05] fails loudly where a need is not provided', () => {
    const actor = createActor(purchaseMachine, { input: { intent } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('purchase: quote is not provided')])
  })

  it('[R5.10] forgets what was against it when it is quoted anew', () => {
    const before: readonly EventName[][] = [
      ['unquoted'],
      ['quoteRefused'],
      ['quotedUnpaid'],
      ['quoted', 'agree', 'submit', 'refused'],
    ]
    for (const by of before) {
      const { refusals, failure, unpaidOrderId } = after(...by, 'recheck').context
      expect([refusals, failure, unpaidOrderId]).toEqual([[], null, null])
    }
  })

  it('[R5.10] says why nothing could be quoted', () => {
    expect(purchaseView(after('quoteRefused')).reasons.map(({ code }) => code)).toEqual(['MALL10003'])
  })

  it('[R5.12] shows the newest total, to who agreed before as well', () => {
    const dearer: PurchaseEvent = { type: 'quote.made', quote: { ...quote, total: '26000.00' } }
    const [next] = transition(purchaseMachine, after('quoted', 'agree', 'recheck'), dearer)
    expect([next.value, purchaseView(next).total]).toEqual(['agreed', '26000.00'])
  })

  it('[R5.08] forgets an agreement that was withdrawn', () => {
    expect(after('quoted', 'agree', 'withdraw', 'recheck', 'quoted').value).toBe('ready')
  })

  it.each([
    ['by the answer', ['quoted', 'agree', 'submit']],
    ['by its outcome, asked for later (D3)', ['quoted', 'agree', 'submit', 'unanswered']],
  ] as const)('[R4.05] tells of the order that was placed, %s', (_, by) => {
    expect(emittedBy(by, 'placed')).toEqual([{ type: 'order.placed', orderId: 'order_1', status: 'unpaid' }])
  })

  it('[R7.01] asks for the outcome under the key of the submission, less and less often (D3)', () => {
    const clock = new SimulatedClock()
    const asked: unknown[] = []
    const quotes: Need<Intent> = fromCallback(({ sendBack }) => sendBack(events.quoted))
    const submit: Need<Submission> = fromCallback(({ sendBack }) => sendBack(events.unanswered))
    const askOutcome: Need<{ key: string }> = fromCallback(({ input, sendBack }) => {
      asked.push([input.key, clock.now()])
      sendBack(events.unknown)
    })
    const machine = purchaseMachine.provide({ actors: { quote: quotes, submit, askOutcome } })
    const actor = createActor(machine, { clock, input: { intent } }).start()
    actor.send(events.agree)
    actor.send(events.submit)
    for (let second = 0; second < 10; second++) clock.increment(1_000)
    expect(asked).toEqual([
      ['key-of-16-letters', 0],
      ['key-of-16-letters', 1_000],
      ['key-of-16-letters', 3_000],
      ['key-of-16-letters', 7_000],
    ])
  })

  it('[R4.05] knows what renews from what buys (D24)', () => {
    expect([isRenewal<Intent>(intent), isRenewal<Intent>(events.change.intent)]).toEqual([false, true])
  })

  it('[R5.10] scrolls and shakes when the gate is shut, and again at each attempt', () => {
    const shake = [{ type: 'gate.blocked', codes: ['PURCHASE10010'] }]
    expect(emittedBy([], 'quotedBlocked')).toEqual(shake)
    expect(emittedBy(['quotedBlocked'], 'submit')).toEqual(shake)
    expect(emittedBy(['quoted', 'agree', 'submit'], 'refused')).toEqual(shake)
    expect(emittedBy([], 'quoted')).toEqual([])
  })

  it('[R5.08] shakes for the agreement, and submits nothing without it', () => {
    expect(emittedBy(['quoted'], 'submit')).toEqual([{ type: 'gate.blocked', codes: ['PURCHASE10007'] }])
    expect(purchaseView(after('quoted', 'submit')).reasons.map(({ code }) => code)).toEqual(['PURCHASE10007'])
    expect(purchaseView(after('quoted', 'submit', 'agree')).reasons).toEqual([])
  })

  it('[R5.08] asks for agreement anew when its version changes, and only then', () => {
    expect(after('quoted', 'agree', 'recheck', 'quoted').value).toBe('agreed')
    const newer: PurchaseEvent = { type: 'quote.made', quote: { ...quote, agreementVersion: '2027-01' } }
    expect(transition(purchaseMachine, after('quoted', 'agree', 'recheck'), newer)[0].value).toBe('ready')
  })

  it('[R5.12] shows a changed price, and submits the new total only after it was confirmed', () => {
    const view = purchaseView(after('quoted', 'agree', 'submit', 'priceChanged'))
    expect(view.alert?.code).toBe('PURCHASE10008')
    expect(view.alert?.title).toEqual({ key: 'purchase:priceChanged' })
    expect(view.alert?.next).toBe('reconfirm')
    expect(view.commands).toEqual({ submit: false, agree: false, recheck: true })
  })

  it('[R8.04] leads to the unpaid order, by the quote or by the refusal (D23)', () => {
    for (const by of [['quotedUnpaid'], ['quoted', 'agree', 'submit', 'unpaidOrder']] as const) {
      const view = purchaseView(after(...by))
      expect([view.alert?.code, view.alert?.next, view.unpaidOrderId]).toEqual([
        'PURCHASE10009',
        'goPay',
        'order_0',
      ])
    }
  })

  it('[R8.04] names no unpaid order where the refusal names none (D23)', () => {
    const unnamed = transition(
      purchaseMachine,
      after('quoted', 'agree', 'submit'),
      refused('PURCHASE10009'),
    )[0]
    expect([unnamed.value, unnamed.context.unpaidOrderId]).toEqual(['unpaidOrderExists', null])
  })

  it('[R4.05] asks for a new quote when another duration is wanted, and submits what was wanted last (D24)', () => {
    const changed = after('quoted', 'agree', 'change', 'quoted')
    expect([changed.value, changed.context.intent]).toEqual(['agreed', { lineId: 'line_1', duration: 3 }])
    const submissions: unknown[] = []
    const submit: Need<Submission> = fromCallback(({ input }) => void submissions.push(input))
    const quoted: unknown[] = []
    const quotes: Need<Intent> = fromCallback(({ input }) => void quoted.push(input))
    const machine = purchaseMachine.provide({ actors: { quote: quotes, submit } })
    const actor = createActor(machine, { input: { intent } }).start()
    for (const name of ['quoted', 'agree', 'change', 'quoted', 'submit'] as const) actor.send(events[name])
    expect(quoted).toEqual([intent, { lineId: 'line_1', duration: 3 }])
    expect(submissions).toEqual([
      {
        key: 'key-of-16-letters',
        request: {
          lineId: 'line_1',
          duration: 3,
          quotedTotal: '25600.00',
          agreed: true,
          agreementVersion: '2026-01',
        },
      },
    ])
  })

  it('[R7.01] keeps one key per intent until its outcome is known (D3)', () => {
    const keyAfter = (...by: EventName[]) =>
      transition(purchaseMachine, after(...by), { type: 'purchase.submit', key: 'another-key-of-16' })[0]
        .context.key
    const submitted: EventName[] = ['quoted', 'agree', 'submit']
    expect(keyAfter(...submitted, 'unanswered', 'absent')).toBe('key-of-16-letters')
    expect(keyAfter(...submitted, 'unanswered', 'absent', 'recheck', 'quoted')).toBe('key-of-16-letters')
    expect(keyAfter(...submitted, 'refused', 'recheck', 'quoted')).toBe('another-key-of-16')
    expect(keyAfter(...submitted, 'priceChanged', 'recheck', 'quoted')).toBe('another-key-of-16')
    expect(keyAfter(...submitted, 'unpaidOrder', 'recheck', 'quoted')).toBe('another-key-of-16')
  })
})

describe('the order confirmation', () => {
  it('[R5.10] shows nothing but its skeleton until the first quote', () => {
    const view = purchaseView(after())
    expect([view.lines, view.total, view.isBusy, view.notice]).toEqual([null, '0.00', true, null])
  })

  it('[R5.12] shows what is bought and what it costs', () => {
    const view = purchaseView(after('quoted'))
    expect(view.lines?.map(({ line }) => line.subtotal)).toEqual(['25600.00'])
    expect([view.total, view.sourceTotal, view.saved]).toEqual(['25600.00', '32000.00', '6400.00'])
    expect([view.agreed, purchaseView(after('quoted', 'agree')).agreed]).toEqual([false, true])
  })

  it.each([
    [['quoted', 'agree', 'submit'], 'purchase:submitting'],
    [['quoted', 'agree', 'submit', 'unanswered'], 'purchase:confirming'],
    [['quoted', 'agree', 'submit', 'unanswered', 'unknown'], 'purchase:confirming'],
    [['quoted', 'agree', 'submit', 'unanswered', 'absent'], 'purchase:notPlaced'],
    [['unquoted'], 'error:SYS10007'],
    [['quoted', 'agree'], undefined],
  ] as const)('[R7.01] after %j says %s', (by, notice) => {
    expect(purchaseView(after(...by)).notice?.key).toBe(notice)
  })

  it.each([
    [[], { submit: false, agree: false, recheck: false }],
    [['quoted'], { submit: true, agree: true, recheck: true }],
    [['quoted', 'agree'], { submit: true, agree: true, recheck: true }],
    [['quotedBlocked'], { submit: true, agree: false, recheck: true }],
    [['quoted', 'agree', 'submit'], { submit: false, agree: false, recheck: false }],
    [['quoted', 'agree', 'submit', 'unanswered'], { submit: false, agree: false, recheck: false }],
  ] as const)('[R5.10] after %j opens its commands: submit cannot be pressed twice', (by, commands) => {
    expect(purchaseView(after(...by)).commands).toEqual(commands)
  })

  it('[R5.10] puts a reason beside the line that it concerns', () => {
    const view = purchaseView(after('quotedBlocked'))
    expect(view.lines?.map(({ reasons }) => reasons.map(({ code, next }) => [code, next]))).toEqual([
      [['PURCHASE10010', 'chooseAnother']],
    ])
  })
})

/** What the network does to a submission: it may lose the question or the answer, or bring the question late. */
type Network = 'works' | 'loses questions' | 'loses answers' | 'is late'

/** A server that answers a repeated key with its first answer, behind such a network. */
const shop = () => {
  const answers = new Map<string, PurchaseEvent>()
  const late: Submission[] = []
  const server = { price: '25600.00', network: 'works' as Network, submissions: 0, orders: 0 }
  const clock = new SimulatedClock()
  const emitted: PurchaseEmitted[] = []
  const first = ({ request }: Submission): PurchaseEvent => {
    if (request.quotedTotal !== server.price) return refused('PURCHASE10008')
    server.orders++
    return { type: 'order.placed', order: { orderId: `order_${server.orders}`, status: 'unpaid' } }
  }
  const place = (submission: Submission): PurchaseEvent => {
    const answer = answers.get(submission.key) ?? first(submission)
    answers.set(submission.key, answer)
    return answer
  }
  const submit: Need<Submission> = fromCallback(({ input, sendBack }) => {
    server.submissions++
    if (server.network === 'is late') late.push(input)
    const answer = ['works', 'loses answers'].includes(server.network) ? place(input) : events.unanswered
    sendBack(server.network === 'works' ? answer : events.unanswered)
  })
  const talks = () => server.network === 'works' || server.network === 'is late'
  const askOutcome: Need<{ key: string }> = fromCallback(({ input, sendBack }) => {
    const answer = answers.get(input.key)
    if (!talks()) sendBack(events.unknown)
    else sendBack(answer?.type === 'order.placed' ? answer : events.absent)
  })
  const quotes: Need<Intent> = fromCallback(({ sendBack }) => {
    const made: Quote = { ...quote, total: server.price }
    sendBack(talks() ? { type: 'quote.made', quote: made } : events.unquoted)
  })
  const machine = purchaseMachine.provide({ actors: { quote: quotes, submit, askOutcome } })
  const actor = createActor(machine, { clock, input: { intent } })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const send = (event: PurchaseEvent) => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  let pressed = 0
  return {
    server,
    clock,
    send,
    state: () => actor.getSnapshot(),
    told: () => emitted.filter(({ type }) => type === 'order.placed'),
    press: () => send({ type: 'purchase.submit', key: `key-number-${++pressed}-of-it` }),
    arrive: () => late.splice(0).forEach(place),
  }
}

type Shop = ReturnType<typeof shop>
const act = (name: string, run: (shop: Shop) => void) => ({ run, toString: () => name })
const happenings = fc.array(
  fc.constantFrom(
    act('press', ({ press }) => press()),
    act('agree', ({ send }) => send(events.agree)),
    act('withdraw', ({ send }) => send(events.withdraw)),
    act('recheck', ({ send }) => send(events.recheck)),
    act('another duration', ({ send }) => send(events.change)),
    act('wait', ({ clock }) => clock.increment(40_000)),
    act('the price changes', ({ server }) => {
      server.price = server.price === '25600.00' ? '26000.00' : '25600.00'
    }),
    act('the late arrives', ({ arrive }) => arrive()),
    ...(['works', 'loses questions', 'loses answers', 'is late'] as const).map((network) =>
      act(`the network ${network}`, ({ server }) => {
        server.network = network
      }),
    ),
  ),
  { maxLength: 30 },
)

describe('any course of a purchase', () => {
  it('[R7.01] places at most one order, and tells of one that was placed (D3)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = shop()
        for (const { run } of acts) {
          run(here)
          expect(here.server.orders).toBeLessThanOrEqual(1)
          expect(here.told().length).toBeLessThanOrEqual(here.server.orders)
        }
        here.server.network = 'works'
        here.arrive()
        here.clock.increment(40_000)
        // The first press may bring back the answer that an earlier one was given and that was lost.
        for (let attempt = 1; attempt <= 2; attempt++) {
          here.send(events.recheck)
          here.send(events.agree)
          here.press()
        }
        expect([here.server.orders, here.told().length, here.state().value]).toEqual([1, 1, 'placed'])
      }),
      { numRuns: 1_000 },
    )
  }, 60_000)

  it('[R5.08] submits nothing that was not agreed to, and no total that was not quoted', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = shop()
        for (const { run } of acts) {
          const before = here.server.submissions
          const { value } = here.state()
          run(here)
          if (here.server.submissions > before) expect(value).toBe('agreed')
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
