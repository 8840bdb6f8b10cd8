import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { type AnyEventObject, type AnyStateMachine, createActor, fromCallback, SimulatedClock } from 'xstate'
import { decode, Personal, TextUpTo } from '../codec/index.ts'
import { feedbackEndpoints } from '../feedback/index.ts'
import { E } from '../fp/index.ts'
import { anyone, endpoint, personalFieldsOf } from '../http/index.ts'
import { identityEndpoints, phoneMachine } from '../identity/index.ts'
import { identityFixtures } from '../identity/testing/index.ts'
import { orderEndpoints, orderMachine } from '../order/index.ts'
import { paymentEndpoints, paymentMachine } from '../payment/index.ts'
import { paymentFixtures } from '../payment/testing/index.ts'
import { purchaseMachine } from '../purchase/index.ts'
import { purchaseFixtures } from '../purchase/testing/index.ts'
import { type ApplicationEvent, applicationMachine, settlementEndpoints } from '../settlement/index.ts'
import { settlementFixtures } from '../settlement/testing/index.ts'
import {
  createRecorder,
  createSessionRecorder,
  type Json,
  MAX_CHARTS,
  MAX_STEPS,
  maskPersonal,
  Recording,
  replay,
  SessionRecording,
  withStandIns,
} from './index.ts'

const fields = personalFieldsOf({
  identity: identityEndpoints,
  order: orderEndpoints,
  payment: paymentEndpoints,
  settlement: settlementEndpoints,
  feedback: feedbackEndpoints,
})
const noon = Date.parse('2026-11-21T12:00:00.000Z')

type Step =
  | { readonly wait: number }
  | { readonly send: AnyEventObject }
  | { readonly answer: number; readonly with: number }

/** What a chart is given, what a person may do to it, and what each of its needs may answer. */
interface Play {
  readonly machine: AnyStateMachine
  readonly input: unknown
  readonly doings: readonly AnyEventObject[]
  readonly answers: Readonly<Record<string, readonly AnyEventObject[]>>
}

const refused = (code: string) => ({ kind: 'refused', code, msg: '', details: {} })
const unanswered = { kind: 'unanswered' }
const statuses = [
  'WAITING',
  'PAID',
  'FAILED',
  'EXPIRED',
  'CLOSED',
  'PAID_LATE',
  'REFUNDED',
  'USERPAYING',
].map((status) => ({ type: 'status.known', status }))
const session = paymentFixtures.paymentSession

const payment: Play = {
  machine: paymentMachine,
  input: { session },
  doings: [
    { type: 'payment.check' },
    { type: 'payment.renew', key: 'key-of-16-letters' },
    { type: 'payment.giveUp' },
  ],
  answers: {
    visibility: [
      { type: 'page.shown', now: noon },
      { type: 'page.hidden' },
      { type: 'page.shown', now: noon + 290_000 },
    ],
    lease: [{ type: 'lease.held' }],
    askStatus: [{ type: 'status.unknown' }, ...statuses],
    openSession: [
      { type: 'session.opened', session: { ...session, paymentId: 'pay_2', renewalsLeft: 19 } },
      { type: 'session.refused', failure: unanswered },
      { type: 'session.refused', failure: refused('ORDER10002') },
    ],
    giveUp: [{ type: 'status.unknown' }, ...statuses],
  },
}

const { quote, intent } = purchaseFixtures
const purchase: Play = {
  machine: purchaseMachine,
  input: { intent },
  doings: [
    { type: 'agreement.give' },
    { type: 'agreement.withdraw' },
    { type: 'purchase.submit', key: 'key-of-16-letters' },
    { type: 'purchase.recheck' },
  ],
  answers: {
    quote: [
      { type: 'quote.made', quote },
      { type: 'quote.made', quote: { ...quote, unpaidOrderId: 'order_7' } },
      { type: 'quote.refused', failure: unanswered },
      { type: 'quote.refused', failure: refused('PURCHASE10001') },
    ],
    submit: [
      { type: 'order.placed', order: { orderId: 'order_1', status: 'unpaid' } },
      { type: 'order.refused', failure: unanswered },
      { type: 'order.refused', failure: refused('PURCHASE10008') },
    ],
    askOutcome: [
      { type: 'order.placed', order: { orderId: 'order_1', status: 'unpaid' } },
      { type: 'order.absent' },
      { type: 'order.unknown' },
    ],
  },
}

/** Plays a chart in a world of its own, recorded; needs answer when a step says so, timers run when it waits. */
const play = ({ machine, input, answers }: Play, steps: readonly Step[]) => {
  const clock = new SimulatedClock()
  const open: { readonly need: string; readonly tell: (event: AnyEventObject) => void }[] = []
  const actors = Object.fromEntries(
    Object.keys(answers).map((need) => [
      need,
      fromCallback(({ sendBack }) => {
        const asked = { need, tell: sendBack }
        open.push(asked)
        return () => void open.splice(open.indexOf(asked), 1)
      }),
    ]),
  )
  const recorder = createRecorder(machine.id, input, () => noon + clock.now(), fields)
  const actor = createActor(machine.provide({ actors }), { clock, input, inspect: recorder.inspect })
  const seen: { value: unknown; context: Json }[] = []
  actor.subscribe(({ value, context }) => seen.push({ value, context: maskPersonal(context, fields) }))
  actor.start()
  for (const step of steps) {
    if (actor.getSnapshot().status !== 'active') break
    if ('wait' in step) clock.increment(step.wait)
    else if ('send' in step) actor.send(step.send)
    else {
      const asked = open[step.answer % Math.max(open.length, 1)]
      const possible = asked ? (answers[asked.need] ?? []) : []
      const event = possible[step.with % Math.max(possible.length, 1)]
      if (asked && event) asked.tell(event)
    }
  }
  return { recording: recorder.recording(), seen }
}

const stepsOf = ({ doings }: Play): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({ wait: fc.constantFrom(1, 999, 1_000, 5_000, 280_000) }),
      fc.record({ send: fc.constantFrom(...doings) }),
      fc.record({ answer: fc.nat(3), with: fc.nat(20) }),
      fc.record({ answer: fc.nat(3), with: fc.nat(20) }),
    ),
    { maxLength: 40 },
  )

describe('a recording', () => {
  it.each([
    ['a payment', payment],
    ['a purchase', purchase],
  ])('[D3] of %s replays to the same snapshots, after a journey as JSON', (_, played) => {
    fc.assert(
      fc.property(stepsOf(played), (steps) => {
        const { recording, seen } = play(played, steps)
        const arrived = decode(Recording)(JSON.parse(JSON.stringify(recording)))
        expect(E.isRight(arrived)).toBe(true)
        if (E.isLeft(arrived)) return
        const again = replay(played.machine, arrived.right, fields)
        expect(again).toMatchObject({ _tag: 'Right' })
        if (E.isRight(again))
          expect(again.right.map(({ value, context }) => ({ value, context }))).toEqual(seen)
      }),
    )
  })

  it('[R4.06] says when what happened: what was answered, and when a timer ran out', () => {
    const { recording } = play(payment, [
      { answer: 0, with: 0 },
      { wait: 250 },
      { answer: 1, with: 0 },
      { answer: 2, with: 1 },
      { wait: 1_000 },
    ])
    expect(recording.startedAt).toBe('2026-11-21T12:00:00.000Z')
    expect(recording.steps.map(({ at, event }) => [at, event.type.replace(/\.payment.*/, '')])).toEqual([
      [0, 'page.shown'],
      [250, 'lease.held'],
      [250, 'status.known'],
      [1_250, 'xstate.after.nextPoll'],
    ])
    expect(recording.steps.at(-1)?.value).toEqual({
      open: { shown: { polling: 'asking', countdown: 'ample' } },
    })
  })

  it('[R5.14] of a payment holds neither the sign nor where its code leads', () => {
    const text = JSON.stringify(play(payment, [{ answer: 0, with: 0 }]).recording)
    expect(text).not.toContain(session.sign)
    expect(text).not.toContain(session.qrTarget)
    expect(text).toContain(session.orderNo)
  })

  it('[R8.05] ends where it is full, and says so', () => {
    const recorder = createRecorder('order', null, () => noon, fields)
    const actor = createActor(orderMachine, { inspect: recorder.inspect }).start()
    for (let step = 0; step < MAX_STEPS; step++) actor.send({ type: 'order.refunded' })
    expect(recorder.recording()).toMatchObject({ isComplete: true })
    actor.send({ type: 'payment.opened' })
    expect(recorder.recording()).toMatchObject({ isComplete: false })
    expect(recorder.recording().steps).toHaveLength(5_000)
  })
})

describe('a replay', () => {
  const { recording } = play(purchase, [{ answer: 0, with: 0 }, { send: { type: 'agreement.give' } }])

  it('[D3] tells the step at which the chart does something else than it did', () => {
    const [first, second] = recording.steps
    const told = { ...recording, steps: [first, { ...second, value: 'placed' }] } as Recording
    expect(replay(purchaseMachine, told, fields)).toEqual(
      E.left({ kind: 'anotherState', step: 1, expected: 'placed', reached: 'agreed' }),
    )
  })

  it('[D3] refuses the recording of another chart', () => {
    expect(replay(paymentMachine, recording, fields)).toEqual(
      E.left({ kind: 'anotherChart', expected: 'purchase' }),
    )
  })

  it.each([
    ['another version', { ...recording, version: 2 }],
    ['an event without a type', { ...recording, steps: [{ at: 0, event: {}, value: 'x' }] }],
    ['a time before the start', { ...recording, steps: [{ at: -1, event: { type: 'x' }, value: 'x' }] }],
    ['a chart without a name', { ...recording, chart: '' }],
    ['what JSON cannot hold', { ...recording, input: { call: () => 0 } }],
  ])('[R3.01] is not tried with %s', (_, broken) => {
    expect(E.isLeft(decode(Recording)(broken))).toBe(true)
  })
})

/** What an applicant may type into some fields: right, wrong, and nothing. */
const typed = {
  contactMobile: ['13812345678', ' 13812345678 ', '138123', '0512-57320000', ''],
  contactEmail: ['zhang@example.com', 'ZHANG@example.com', 'zhang@', ''],
  identificationNumber: ['11010519491231002X', '11010519491231002x', '110105194912310021', ''],
  bankAccount: ['6222021234567890123', '62220212', '6222-0212', ''],
  telephone: ['0591-87654321', '13900001111', '12', ''],
  serviceTelephone: ['400-820-2190', '0591-87654321-12', '400', ''],
  description: ['专注算力调度。', '算力\u0007调度', ' 算力调度', ''],
  registeredAddress: ['福建省福州市鼓楼区软件大道89号', '<福建省>', ''],
  realName: ['苏沐言', ''],
  contactName: ['苏沐言', ''],
} as const
type TypedField = keyof typeof typed
const typedFields = Object.keys(typed) as TypedField[]

const applying: fc.Arbitrary<ApplicationEvent> = fc.oneof(
  fc
    .constantFrom(...typedFields)
    .chain((field) =>
      fc
        .constantFrom(...typed[field])
        .map((text): ApplicationEvent => ({ type: 'field.changed', field, text })),
    ),
  fc.constantFrom(...typedFields).map((field): ApplicationEvent => ({ type: 'field.left', field })),
  fc.constant<ApplicationEvent>({ type: 'application.submit', key: 'key-of-16-letters' }),
)

describe('a form that is recorded', () => {
  const machine: AnyStateMachine = applicationMachine.provide({
    actors: {
      check: fromCallback(() => {}),
      submit: fromCallback(() => {}),
      askOutcome: fromCallback(() => {}),
    },
  })
  const input = { form: settlementFixtures.enterpriseForm, today: '2026-11-21' }

  it('[R5.14] comes to the same states again, right or wrong, without a word of what was typed', () => {
    fc.assert(
      fc.property(fc.array(applying, { maxLength: 30 }), (events) => {
        const { inspect, recording } = createSessionRecorder(() => noon, fields)
        const actor = createActor(machine, {
          input,
          inspect: inspect(applicationMachine.id, input),
        }).start()
        for (const event of events) actor.send(event)
        const [form] = recording()
        if (form === undefined) throw new Error('nothing was recorded')
        expect(replay(applicationMachine, form, fields)).toMatchObject({ _tag: 'Right' })
        const text = JSON.stringify(form)
        for (const word of [...Object.values(typed).flat(), '林一帆', '陈星澜', '6222021234567890123'])
          if (word.trim().length > 5 || word === '苏沐言') expect(text).not.toContain(word.trim())
        actor.stop()
      }),
      { numRuns: 200 },
    )
  })

  it('[R5.14][R5.07] binds a phone again, whose number and code it does not hold', () => {
    const { inspect, recording } = createSessionRecorder(() => noon, fields)
    const user = { ...identityFixtures.leader, phone: '138****5678' }
    const sent = { retryAfterSeconds: 60, validSeconds: 300 }
    const machine = phoneMachine.provide({
      actors: {
        sendCode: fromCallback(({ sendBack }) => sendBack({ type: 'code.sent', sent, now: noon })),
        bind: fromCallback(({ sendBack }) =>
          sendBack({ type: 'phone.refused', failure: { kind: 'unanswered' } }),
        ),
        askUser: fromCallback(({ sendBack }) => sendBack({ type: 'user.known', user })),
      },
    })
    const actor = createActor(machine, { inspect: inspect(phoneMachine.id, null) }).start()
    actor.send({ type: 'code.ask', phone: '138' })
    actor.send({ type: 'code.ask', phone: '13812345678' })
    actor.send({ type: 'phone.bind', phone: '13812345678', code: '123456' })
    const [binding] = recording()
    expect(binding && replay(phoneMachine, binding, fields)).toMatchObject({ _tag: 'Right' })
    expect(JSON.stringify(binding)).not.toMatch(/13812345678|123456/)
  })
})

describe('the recording of a session', () => {
  it('[D3] holds each chart that was started, in order, and is read back', () => {
    const { inspect, recording } = createSessionRecorder(() => noon, fields)
    for (const event of ['payment.opened', 'order.cancelled'] as const) {
      const order = createActor(orderMachine, { inspect: inspect('order', null) }).start()
      order.send({ type: event })
    }
    expect(recording().map(({ steps }) => steps.map(({ value }) => value))).toEqual([
      ['charging'],
      ['cancelled'],
    ])
    expect(decode(SessionRecording)(JSON.parse(JSON.stringify(recording())))).toEqual(E.right(recording()))
  })

  it('[D3] keeps the first 500 charts', () => {
    const { inspect, recording } = createSessionRecorder(() => noon, fields)
    for (let chart = 0; chart < MAX_CHARTS + 1; chart++) inspect('order', chart)
    expect(recording()).toHaveLength(500)
    expect(recording().at(-1)?.input).toBe(499)
  })
})

describe('what stands in for what was masked', () => {
  it.each<[Json, Json]>([
    [{ phone: '138****5678' }, { phone: '13800005678' }],
    [
      { field: 'contactMobile', text: '138****5678' },
      { field: 'contactMobile', text: '13800005678' },
    ],
    [
      { field: 'contactMobile', text: '****?' },
      { field: 'contactMobile', text: '****?' },
    ],
    [{ bankAccount: '****' }, { bankAccount: '00000000' }],
    [{ code: '****' }, { code: '000000' }],
    [{ password: '****' }, { password: '****' }],
    [{ orderNo: '20261121' }, { orderNo: '20261121' }],
  ])('[R5.14] %j becomes %j', (masked, standIn) => {
    expect(withStandIns(masked, fields)).toEqual(standIn)
  })
})

describe('personal data', () => {
  it.each<[Json, Json]>([
    [{ phone: '13812345678' }, { phone: '138****5678' }],
    [{ contactMobile: '13812345678' }, { contactMobile: '138****5678' }],
    [{ contactEmail: 'zhang@example.com' }, { contactEmail: 'zh****@example.com' }],
    [{ realName: '张三丰' }, { realName: '张**' }],
    [{ legalRepresentative: '李四' }, { legalRepresentative: '李**' }],
    [{ identificationNumber: '11010519491231002X' }, { identificationNumber: '1101****002X' }],
    [{ bankAccount: '6222021234567890123' }, { bankAccount: '6222****0123' }],
    [{ password: 'Mall-2026' }, { password: '****' }],
    [
      { token: 'abc', sign: 'AbCdEf' },
      { token: '****', sign: '****' },
    ],
    [{ code: '123456' }, { code: '****' }],
    [{ contact: '微信 mall' }, { contact: '****' }],
    [{ mail: 'zhang@example.com' }, { mail: 'zh****@example.com' }],
    [{ buyer: '张三丰' }, { buyer: '张**' }],
    [{ contactAddress: '北京市海淀区' }, { contactAddress: '****' }],
    [{ contactAddress: '<北京市>' }, { contactAddress: '****?' }],
    [
      { field: 'contactName', text: '苏沐言' },
      { field: 'contactName', text: '苏**' },
    ],
    [
      { field: 'bankAccount', value: '6222021234567890123', isDuplicate: false },
      { field: 'bankAccount', value: '6222****0123', isDuplicate: false },
    ],
    [{ phone: '1381234567' }, { phone: '****?' }],
    [
      ['13812345678', 'zhang@example.com'],
      ['138****5678', 'zh****@example.com'],
    ],
    [{ anything: { deep: ['11010519491231002X'] } }, { anything: { deep: ['1101****002X'] } }],
    [{ phones: ['13812345678'] }, { phones: ['138****5678'] }],
  ])('[R5.14] %j becomes %j', (value, masked) => {
    expect(maskPersonal(value, fields)).toEqual(masked)
  })

  it.each<Json>([
    { code: 'ORDER10002' },
    { code: '0' },
    { orderNo: '202611211200000001', orderId: 'order_1' },
    { amount: '5999.00', status: 'PAID', count: 13812345678 },
    { phone: '' },
    { shopName: '国家超算', regionName: '华北' },
    null,
    true,
  ])('[R5.14] %j is none and stays', (value) => {
    expect(maskPersonal(value, fields)).toEqual(value)
  })

  it('[R5.14] is masked once: a mask of a mask changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[3-9]\d{9}$/), (phone) => {
        const once = maskPersonal({ phone, text: phone }, fields)
        expect(maskPersonal(once, fields)).toEqual(once)
        expect(JSON.stringify(once)).not.toContain(phone)
      }),
    )
  })

  it('[R5.14] is masked in a recording as soon as its codec says that it is personal', () => {
    const visit = endpoint({
      method: 'POST',
      path: '/visits',
      access: anyone,
      effect: 'change',
      body: t.type({ nearestKin: Personal('phone', TextUpTo(32)), bedside: Personal('words', t.string) }),
      response: t.type({}),
    })
    const recorder = createRecorder('order', null, () => noon, personalFieldsOf({ visits: { visit } }))
    const order = createActor(orderMachine, { inspect: recorder.inspect }).start()
    const event = {
      type: 'payment.opened',
      nearestKin: '13812345678',
      bedside: '3 楼',
      floor: '3 楼',
    } as const
    order.send(event)
    expect(recorder.recording().steps[0]?.event).toEqual({
      type: 'payment.opened',
      nearestKin: '138****5678',
      bedside: '****',
      floor: '3 楼',
    })
  })
})
