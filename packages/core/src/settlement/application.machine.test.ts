import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnyStateNode,
  createActor,
  fromCallback,
  initialTransition,
  SimulatedClock,
  type SnapshotFrom,
  transition,
} from 'xstate'
import type { Need } from '../fp/index.ts'
import { reviewFixtures } from '../review/testing/index.ts'
import {
  type ApplicationEmitted,
  type ApplicationEvent,
  type ApplicationSubmission,
  answersFromDraft,
  applicationMachine,
  applicationView,
  type Check,
  errorsOf,
  formErrors,
  type SettlementForm,
} from './index.ts'
import { settlementFixtures } from './testing/index.ts'

const { enterpriseForm, inReview } = settlementFixtures
const TODAY = '2026-11-21'
type Snapshot = SnapshotFrom<typeof applicationMachine>

const refused = (code: string, details = {}): ApplicationEvent => ({
  type: 'application.refused',
  failure: { kind: 'refused', code, msg: '', details },
})
const change = (field: 'realName' | 'bankAccount' | 'contactEmail', text: string): ApplicationEvent => ({
  type: 'field.changed',
  field,
  text,
})

const events = {
  rename: change('realName', '星澜'),
  empty: change('realName', ''),
  leave: { type: 'field.left', field: 'realName' },
  leaveBank: { type: 'field.left', field: 'bankAccount' },
  changeBank: change('bankAccount', '6222021234567890999'),
  free: { type: 'check.answered', field: 'bankAccount', value: '6222021234567890123', isDuplicate: false },
  taken: { type: 'check.answered', field: 'bankAccount', value: '6222021234567890123', isDuplicate: true },
  otherTaken: {
    type: 'check.answered',
    field: 'contactEmail',
    value: 'yifan@xinglan.example.com',
    isDuplicate: true,
  },
  unchecked: { type: 'check.failed', field: 'bankAccount', failure: { kind: 'unanswered' } },
  otherUnchecked: { type: 'check.failed', field: 'contactEmail', failure: { kind: 'unanswered' } },
  answered: { type: 'reason.answered', field: 'bankName', text: '已与银行核对' },
  choose: { type: 'type.chosen', applicantType: 'PERSONAL' },
  submit: { type: 'application.submit', key: 'key-of-16-letters' },
  accepted: { type: 'application.accepted', info: inReview },
  refused: refused('SETTLE10003'),
  duplicate: refused('SETTLE10002', { field: 'bankAccount', label: '' }),
  badFields: refused('SETTLE10001', { fields: 'uscc,direction' }),
  keyUsed: refused('SYS10009'),
  unanswered: { type: 'application.refused', failure: { kind: 'unanswered' } },
  absent: { type: 'application.absent' },
  unknown: { type: 'application.unknown' },
  recheck: { type: 'application.recheck' },
} as const satisfies Record<string, ApplicationEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

const begun = (form: SettlementForm = enterpriseForm) =>
  initialTransition(applicationMachine, { form, today: TODAY })[0]
const step = (snapshot: Snapshot, name: EventName) => transition(applicationMachine, snapshot, events[name])
const after = (...by: readonly EventName[]): Snapshot =>
  by.reduce<Snapshot>((snapshot, name) => step(snapshot, name)[0], begun())
const emittedBy = (by: readonly EventName[], name: EventName): readonly unknown[] =>
  step(after(...by), name)[1].flatMap((action) =>
    String(action.type) === 'xstate.emit' ? [(action.params as { event: unknown }).event] : [],
  )

const everyState = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(everyState),
]

/** How to get somewhere, and where each event leads the form from there; one that is not named leads nowhere else. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  editing: { by: [], on: { submit: 'submitting' } },
  submitting: {
    by: ['submit'],
    on: {
      accepted: 'accepted',
      refused: 'editing',
      duplicate: 'editing',
      badFields: 'editing',
      keyUsed: 'confirming',
      unanswered: 'confirming',
    },
  },
  confirming: {
    by: ['submit', 'unanswered'],
    on: { accepted: 'accepted', absent: 'editing', unknown: 'unconfirmed' },
  },
  unconfirmed: { by: ['submit', 'unanswered', 'unknown'], on: { recheck: 'confirming' } },
  accepted: { by: ['submit', 'accepted'], on: {} },
}

describe('the application chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )
  it.each(rows)('[R4.01] from %s, %s leads to %s', (from, event, to, by) => {
    expect(after(...by).value.form).toBe(from)
    expect(after(...by, event).value.form).toBe(to)
  })

  it.each([
    ['is asked when the field is left', ['leaveBank'], 'asking'],
    ['is not asked when another field is left', ['leave'], 'resting'],
    ['is over when the text changes', ['leaveBank', 'changeBank'], 'resting'],
    ['goes on when another field changes', ['leaveBank', 'rename'], 'asking'],
    ['is over when it is answered', ['leaveBank', 'free'], 'resting'],
    ['goes on when another field is answered', ['leaveBank', 'otherTaken'], 'asking'],
    ['may come to nothing', ['leaveBank', 'unchecked'], 'unasked'],
    ['goes on when another one comes to nothing', ['leaveBank', 'otherUnchecked'], 'asking'],
    ['waits on after that when another field changes', ['leaveBank', 'unchecked', 'rename'], 'unasked'],
    ['is put again after that', ['leaveBank', 'unchecked', 'leaveBank'], 'asking'],
    ['is forgotten after that when the text changes', ['leaveBank', 'unchecked', 'changeBank'], 'resting'],
    ['is not put again about the same text', ['leaveBank', 'free', 'leaveBank'], 'resting'],
    ['is put again about another text', ['leaveBank', 'free', 'changeBank', 'leaveBank'], 'asking'],
    ['takes no answer that nobody asked for', ['taken'], 'resting'],
  ] as const)('[R5.04] the question whether a value is taken %s', (_, by, expected) => {
    expect(after(...by).value.bankAccount).toBe(expected)
  })

  it('[R5.04] is not put about a text that is wrong anyway', () => {
    const wrong = transition(applicationMachine, begun(), change('bankAccount', '12'))[0]
    expect(step(wrong, 'leaveBank')[0].value.bankAccount).toBe('resting')
  })

  it('[R5.04] is not put again about a text that was answered before another one was refused', () => {
    const refusedAnother = after('leaveBank', 'free', 'changeBank', 'submit', 'duplicate')
    const back = transition(
      applicationMachine,
      refusedAnother,
      change('bankAccount', '6222021234567890123'),
    )[0]
    expect(errorsOf(back.context)).toEqual([])
    expect(step(back, 'leaveBank')[0].value.bankAccount).toBe('resting')
  })

  it('[R5.04] tells a duplicate at its field as long as the text stands, and submits nothing until it changes', () => {
    const taken = after('leaveBank', 'taken')
    expect(errorsOf(taken.context).map(({ field, message }) => [field, message.key])).toEqual([
      ['bankAccount', 'settlement:duplicate.bankAccount'],
    ])
    expect(step(taken, 'submit')[0].value.form).toBe('editing')
    expect(after('leaveBank', 'taken', 'changeBank', 'submit').value.form).toBe('submitting')
    expect(after('taken', 'submit').value.form).toBe('submitting')
  })

  it('[R5.04] tells at their fields what the server refused, until they change', () => {
    const fields = (snapshot: Snapshot) => errorsOf(snapshot.context).map(({ field }) => field)
    expect(fields(after('submit', 'duplicate'))).toEqual(['bankAccount'])
    expect(fields(after('submit', 'duplicate', 'changeBank'))).toEqual([])
    expect(fields(after('submit', 'badFields'))).toEqual(['uscc', 'direction'])
    expect(emittedBy(['submit'], 'duplicate')).toEqual([{ type: 'form.invalid', fields: ['bankAccount'] }])
  })

  it('[D26] hands over a draft at each change, without ID and bank numbers, and asks to forget it in the end', () => {
    const [draft] = emittedBy([], 'rename') as { type: string; draft: SettlementForm }[]
    expect(draft).toEqual({
      type: 'draft.changed',
      draft: { ...enterpriseForm, realName: '星澜', identificationNumber: '', bankAccount: '' },
    })
    expect(emittedBy(['submit'], 'accepted')).toEqual([
      { type: 'draft.done' },
      { type: 'application.accepted', info: inReview },
    ])
    expect(emittedBy(['submit', 'unanswered'], 'accepted')).toEqual([
      { type: 'draft.done' },
      { type: 'application.accepted', info: inReview },
    ])
  })

  it('[D3] keeps its key until the outcome is known, and no longer', () => {
    expect(after('submit', 'unanswered', 'absent').context.key).toBe('key-of-16-letters')
    const again = transition(applicationMachine, after('submit', 'unanswered', 'absent'), {
      type: 'application.submit',
      key: 'another-of-16-letters',
    })[0]
    expect(again.context.key).toBe('key-of-16-letters')
    expect(after('submit', 'duplicate').context.key).toBeNull()
    expect(after('submit', 'accepted').context.key).toBeNull()
  })

  it('[R4.01] marks what the specification leaves open, and ends once it is in review (D3)', () => {
    const states = everyState(applicationMachine.root)
    expect(applicationMachine.id).toBe('application')
    expect(states.flatMap(({ key, meta }) => (meta ? [[key, meta.assumed]] : []))).toEqual([
      ['confirming', 'D3'],
      ['unconfirmed', 'D3'],
    ])
    expect(states.filter(({ type }) => type === 'final').map(({ key }) => key)).toEqual(['accepted'])
  })

  it('[R4.01] fails loudly where a need is not provided', () => {
    const actor = createActor(applicationMachine, { input: { form: enterpriseForm, today: TODAY } })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.leaveBank)
    expect(failures).toEqual([new Error('application: check is not provided')])
  })

  it('[R4.01] asks about the value of the field, submits the form, and asks for the outcome under its key', () => {
    const asked: unknown[] = []
    const check: Need<Check> = fromCallback(({ input }) => void asked.push(input))
    const submit: Need<ApplicationSubmission> = fromCallback(({ input }) => void asked.push(input))
    const askOutcome: Need<{ key: string }> = fromCallback(({ input }) => void asked.push(input))
    const actor = createActor(applicationMachine.provide({ actors: { check, submit, askOutcome } }), {
      input: { form: enterpriseForm, today: TODAY },
    }).start()
    for (const field of ['identificationNumber', 'contactMobile', 'contactEmail', 'bankAccount'] as const)
      actor.send({ type: 'field.left', field })
    actor.send(events.submit)
    actor.send(events.unanswered)
    expect(asked).toEqual([
      { field: 'identificationNumber', value: enterpriseForm.identificationNumber },
      { field: 'contactMobile', value: enterpriseForm.contactMobile },
      { field: 'contactEmail', value: enterpriseForm.contactEmail },
      { field: 'bankAccount', value: enterpriseForm.bankAccount },
      { form: enterpriseForm, answers: {}, key: 'key-of-16-letters' },
      { key: 'key-of-16-letters' },
    ])
  })

  it('[R5.15] remembers each field that was left once, and none of them for another kind of applicant', () => {
    expect(after('leave', 'leaveBank', 'leave').context.left).toEqual(['realName', 'bankAccount'])
    const { form, left, isTried } = after('leave', 'empty', 'submit', 'choose').context
    expect([form.applicantType, left, isTried]).toEqual(['PERSONAL', [], false])
  })

  it('[D26] hands over a draft when another kind of applicant is chosen', () => {
    expect(emittedBy([], 'choose')).toEqual([
      {
        type: 'draft.changed',
        draft: { ...enterpriseForm, applicantType: 'PERSONAL', identificationNumber: '', bankAccount: '' },
      },
    ])
  })

  it('[R4.01] forgets at the next try what the last one came to', () => {
    const { failure, isTried } = after('submit', 'refused', 'empty', 'submit').context
    expect([failure, isTried]).toEqual([null, true])
    expect(after('submit').context.isTried).toBe(true)
    expect(after('submit', 'refused', 'submit').context.failure).toBeNull()
    expect(after('submit', 'unanswered', 'unknown').context.silences).toBe(1)
    expect(after('submit', 'unanswered', 'unknown', 'recheck', 'absent', 'submit').context.silences).toBe(0)
  })

  it('[D3] puts the question again by itself, less and less often', () => {
    const clock = new SimulatedClock()
    let questions = 0
    const submit: Need<ApplicationSubmission> = fromCallback(({ sendBack }) => sendBack(events.unanswered))
    const askOutcome: Need<{ key: string }> = fromCallback(({ sendBack }) => {
      questions++
      sendBack(events.unknown)
    })
    const actor = createActor(applicationMachine.provide({ actors: { submit, askOutcome } }), {
      clock,
      input: { form: enterpriseForm, today: TODAY },
    }).start()
    actor.send(events.submit)
    const asked = [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000].map((ms) => {
      clock.increment(ms)
      return questions
    })
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('the view of an application', () => {
  const fiveWrong = {
    ...enterpriseForm,
    realName: '',
    uscc: '1',
    description: '算力😀',
    serviceTelephone: '1',
    serviceHours: '',
  }
  const tried = step(begun(fiveWrong), 'submit')[0]

  it('[R5.15] sums up five errors in the order of the form, each once, with the name of its field (A4)', () => {
    const { summary } = applicationView(tried)
    expect(summary.map(({ field, label, message }) => [field, label.key, message.key])).toEqual([
      ['realName', 'settlement:label.realName', 'settlement:empty.realName'],
      ['uscc', 'settlement:label.uscc', 'settlement:invalid.uscc'],
      ['description', 'settlement:label.description', 'settlement:settle.desc_regex_unmatch_error'],
      ['serviceTelephone', 'settlement:label.serviceTelephone', 'settlement:invalid.serviceTelephone'],
      ['serviceHours', 'settlement:label.serviceHours', 'settlement:empty.serviceHours'],
    ])
    expect(step(begun(fiveWrong), 'submit')[1].map(({ params }) => params)).toContainEqual(
      expect.objectContaining({
        event: {
          type: 'form.invalid',
          fields: ['realName', 'uscc', 'description', 'serviceTelephone', 'serviceHours'],
        },
      }),
    )
  })

  it('[R5.15] names the field of each error once (A4)', () => {
    expect(applicationView(tried).summary.map(({ field, isNamed }) => [field, isNamed])).toEqual([
      ['realName', true],
      ['uscc', false],
      ['description', false],
      ['serviceTelephone', false],
      ['serviceHours', true],
    ])
  })

  it('[R5.15] keeps every value that was typed, wrong ones too, and loses an error as it is mended (A4)', () => {
    const texts = applicationView(tried).sections.flatMap(({ fields }) =>
      fields.map(({ name, text }) => [name, text]),
    )
    expect({ ...Object.fromEntries(texts), applicantType: 'ENTERPRISE' }).toEqual(fiveWrong)
    expect(applicationView(step(tried, 'rename')[0]).summary.map(({ field }) => field)).toEqual([
      'uscc',
      'description',
      'serviceTelephone',
      'serviceHours',
    ])
  })

  it('[R5.15] tells an error once its field was left, and all of them once a submission was tried', () => {
    const told = (snapshot: Snapshot) =>
      applicationView(snapshot).sections.flatMap(({ fields }) =>
        fields.flatMap(({ name, error }) => (error === null ? [] : [name])),
      )
    expect(told(begun(fiveWrong))).toEqual([])
    expect(told(step(begun(fiveWrong), 'leave')[0])).toEqual(['realName'])
    expect(told(tried)).toHaveLength(5)
    expect(applicationView(step(begun(fiveWrong), 'leave')[0]).summary).toEqual([])
  })

  it('[R3.01] has five sections for a company and for a person', () => {
    for (const snapshot of [begun(), after('choose')])
      expect(applicationView(snapshot).sections.map(({ section }) => section)).toEqual([
        'subject',
        'shop',
        'bank',
        'contact',
        'service',
      ])
    expect(applicationView(after('choose')).sections[0]?.fields[0]?.label.key).toBe(
      'settlement:label.realName.personal',
    )
  })

  it.each([
    [[], null, { edit: true, submit: true, recheck: false }],
    [['submit'], 'settlement:submitting', { edit: false, submit: false, recheck: false }],
    [['submit', 'unanswered'], 'settlement:confirming', { edit: false, submit: false, recheck: false }],
    [
      ['submit', 'unanswered', 'unknown'],
      'settlement:unconfirmed',
      { edit: false, submit: false, recheck: true },
    ],
    [['submit', 'unanswered', 'absent'], 'error:SYS10007', { edit: true, submit: true, recheck: false }],
    [['submit', 'refused'], 'error:SETTLE10003', { edit: true, submit: true, recheck: false }],
    [['submit', 'accepted'], 'settlement:accepted', { edit: false, submit: false, recheck: false }],
  ] as const)('[R4.01] after %j says %j', (by, notice, commands) => {
    const view = applicationView(after(...by))
    expect([view.notice?.key ?? null, view.commands]).toEqual([notice, commands])
  })

  it('[R5.04] says at a field that it is being checked, or could not be', () => {
    const note = (...by: readonly EventName[]) =>
      applicationView(after(...by))
        .sections.flatMap(({ fields }) => fields)
        .find(({ name }) => name === 'bankAccount')?.note?.key
    expect([note(), note('leaveBank'), note('leaveBank', 'unchecked')]).toEqual([
      undefined,
      'settlement:checking',
      'settlement:unchecked',
    ])
  })
})

/** A server that knows one other merchant's bank account, behind a network that may lose things. */
const world = () => {
  const TAKEN = '6222021234567890999'
  const clock = new SimulatedClock()
  const server = {
    network: 'works',
    applications: 0,
    questions: [] as string[],
    forms: [] as SettlementForm[],
  }
  const made = new Map<string, string>()
  const late: ApplicationSubmission[] = []
  const emitted: ApplicationEmitted[] = []

  const place = ({ form, key }: ApplicationSubmission): ApplicationEvent => {
    const body = made.get(key)
    if (body !== undefined) return body === JSON.stringify(form) ? events.accepted : events.keyUsed
    if (made.size > 0) return events.refused
    if (form.bankAccount === TAKEN) return events.duplicate
    made.set(key, JSON.stringify(form))
    server.applications++
    return events.accepted
  }
  const submit: Need<ApplicationSubmission> = fromCallback(({ input, sendBack }) => {
    server.forms.push(input.form)
    if (server.network === 'is late') late.push(input)
    const answer = ['works', 'loses answers'].includes(server.network) ? place(input) : events.unanswered
    sendBack(server.network === 'works' ? answer : events.unanswered)
  })
  const askOutcome: Need<{ key: string }> = fromCallback(({ input, sendBack }) => {
    const talks = server.network === 'works' || server.network === 'is late'
    sendBack(talks ? (made.has(input.key) ? events.accepted : events.absent) : events.unknown)
  })
  const check: Need<Check> = fromCallback(({ input: { field, value }, sendBack }) => {
    server.questions.push(`${field} ${value}`)
    sendBack(
      server.network === 'works'
        ? { type: 'check.answered', field, value, isDuplicate: value === TAKEN }
        : { type: 'check.failed', field, failure: { kind: 'unanswered' } },
    )
  })
  const actor = createActor(applicationMachine.provide({ actors: { submit, askOutcome, check } }), {
    clock,
    input: { form: enterpriseForm, today: TODAY },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  let pressed = 0
  return {
    server,
    clock,
    state: () => actor.getSnapshot(),
    send: (event: ApplicationEvent) => actor.send(event),
    told: () => emitted.filter(({ type }) => type === 'application.accepted').length,
    drafts: () => emitted.flatMap((event) => (event.type === 'draft.changed' ? [event.draft] : [])),
    press: () => actor.send({ type: 'application.submit', key: `key-number-${++pressed}-of-it` }),
    arrive: () => late.splice(0).forEach(place),
  }
}
type World = ReturnType<typeof world>
const act = (name: string, run: (here: World) => void) => ({ run, toString: () => name })
const happenings = fc.array(
  fc.constantFrom(
    act('press', ({ press }) => press()),
    act('recheck', ({ send }) => send(events.recheck)),
    act('wait', ({ clock }) => clock.increment(40_000)),
    act('type a taken account', ({ send }) => send(events.changeBank)),
    act('type a free account', ({ send }) => send(change('bankAccount', '6222021234567890123'))),
    act('type nonsense', ({ send }) => send(change('bankAccount', 'x'))),
    act('leave the account', ({ send }) => send(events.leaveBank)),
    act('empty the name', ({ send }) => send(events.empty)),
    act('type a name', ({ send }) => send(events.rename)),
    act('the late arrives', ({ arrive }) => arrive()),
    ...(['works', 'loses questions', 'loses answers', 'is late'] as const).map((network) =>
      act(`the network ${network}`, ({ server }) => {
        server.network = network
      }),
    ),
  ),
  { maxLength: 30 },
)

describe('any course of an application', () => {
  it('[R4.01] makes at most one application, tells of none that was not made, and gets there in the end (D3)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = world()
        for (const { run } of acts) {
          run(here)
          expect(here.server.applications).toBeLessThanOrEqual(1)
          expect(here.told()).toBeLessThanOrEqual(here.server.applications)
        }
        here.server.network = 'works'
        here.arrive()
        here.clock.increment(40_000)
        here.send(events.recheck)
        here.send(change('bankAccount', '6222021234567890123'))
        here.send(events.rename)
        here.press()
        expect(here.server.applications).toBe(1)
        const { value, context } = here.state()
        const isTold = value.form === 'accepted' && here.told() === 1
        expect(isTold || context.failure).toEqual(isTold || expect.objectContaining({ code: 'SETTLE10003' }))
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it('[R5.15] submits nothing that its rules refuse, and keeps no number of anybody in a draft (D26)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = world()
        for (const { run } of acts) run(here)
        expect(here.server.forms.flatMap((form) => formErrors(form, TODAY))).toEqual([])
        for (const draft of here.drafts())
          expect([draft.bankAccount, draft.identificationNumber]).toEqual(['', ''])
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('[D10] never asks twice in a row about the same value that was answered', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = world()
        let before = ''
        for (const { run } of acts) {
          const { length } = here.server.questions
          const wasAnswered = here.server.network === 'works'
          run(here)
          const asked = here.server.questions[length]
          if (asked === undefined) continue
          expect(asked).not.toBe(before)
          before = wasAnswered ? asked : ''
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

describe('an application that mends a rejected one', () => {
  const reasons = reviewFixtures.reasons
  const mending = (form: SettlementForm = enterpriseForm) =>
    initialTransition(applicationMachine, {
      form,
      today: TODAY,
      rejected: { form: enterpriseForm, reasons },
    })[0]
  const fields = ({ context }: Snapshot) => errorsOf(context).map(({ field }) => field)

  it('[R4.01] does not go in while a refused field is neither changed nor answered (W10)', () => {
    const [tried] = step(mending(), 'submit')
    expect([tried.value.form, fields(tried)]).toEqual(['editing', ['certificationImg', 'bankName']])
    expect(errorsOf(tried.context)[0]?.message).toEqual({ key: 'review:needsAnswer' })
    const answered = step(tried, 'answered')[0]
    expect(fields(answered)).toEqual(['certificationImg'])
    const mended = mending({ ...enterpriseForm, certificationImg: 'picture_2', bankName: '中国银行' })
    expect(step(mended, 'submit')[0].value.form).toBe('submitting')
  })

  it('[W10] keeps the answers in the draft, so that a closed window loses none', () => {
    const rejected = { form: enterpriseForm, reasons }
    const actor = createActor(applicationMachine, { input: { form: enterpriseForm, today: TODAY, rejected } })
    const drafts: object[] = []
    actor.on('draft.changed', ({ draft }) => drafts.push(draft))
    actor.start()
    actor.send({ type: 'reason.answered', field: 'bankName', text: '已与银行核对' })
    const [kept = {}] = drafts
    expect(answersFromDraft({ ...kept })).toEqual({ bankName: '已与银行核对' })
    const again = createActor(applicationMachine, {
      input: { form: enterpriseForm, today: TODAY, rejected, answers: answersFromDraft({ ...kept }) },
    })
    expect(again.getSnapshot().context.answers).toEqual({ bankName: '已与银行核对' })
  })

  it('[R4.01] hands the answers in with it', () => {
    const saved: ApplicationSubmission[] = []
    const submit: Need<ApplicationSubmission> = fromCallback(({ input }) => void saved.push(input))
    const actor = createActor(applicationMachine.provide({ actors: { submit } }), {
      input: {
        form: { ...enterpriseForm, certificationImg: 'picture_2' },
        today: TODAY,
        rejected: { form: enterpriseForm, reasons },
      },
    })
    actor.start()
    actor.send(events.answered)
    actor.send(events.submit)
    expect(saved.map(({ answers }) => answers)).toEqual([{ bankName: '已与银行核对' }])
  })

  it('[R4.01] shows at each refused field why, what to do next, and whether it was changed', () => {
    const [answered] = step(mending({ ...enterpriseForm, certificationImg: 'picture_2' }), 'answered')
    const views = applicationView(answered).sections.flatMap((section) => section.fields)
    const reasonAt = (name: string) => views.find((field) => field.name === name)?.reason
    expect(reasonAt('certificationImg')).toMatchObject({
      code: 'unreadable',
      next: { key: 'review:next.unreadable' },
      isChanged: true,
      answer: '',
    })
    expect(reasonAt('bankName')).toMatchObject({ isChanged: false, answer: '已与银行核对' })
    expect(reasonAt('shopName')).toBeNull()
  })
})
