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
import { FRAME } from './chat.codec.ts'
import {
  type ChatMessage,
  type ConversationEvent,
  type ConversationInput,
  conversationMachine,
  conversationView,
  type MessageListFrame,
  type ServerFrame,
  TEXT_LENGTH,
} from './index.ts'
import { chatFixtures } from './testing/index.ts'

const { answer, messageList, question } = chatFixtures
const noon = Date.parse('2026-11-21T12:00:00.000Z')
const customer: ConversationInput = { side: 'customer', shopId: '1001', conversationId: null, owner: 'u-1' }
const staff: ConversationInput = { ...customer, side: 'staff', conversationId: 'c-1' }

const frame = (told: ServerFrame): ConversationEvent => ({ type: 'line.frame', frame: told })
const third: ChatMessage = {
  ...answer,
  id: 'm-3',
  clientId: 'client-message-0003',
  sequence: 4,
  revision: 4,
  editedTime: null,
}
const list = (change: Partial<MessageListFrame>) =>
  frame({ ...messageList, reload: false, from: 3, sequence: 3, messageList: [], ...change })
const refused = (operateType: number, code: string, change = {}): ConversationEvent =>
  frame({
    type: 'refused',
    operateType,
    clientId: null,
    conversationId: null,
    shopId: null,
    code,
    msg: '',
    details: {},
    ...change,
  })
const [first, second] = ['my-own-message-0001', 'my-own-message-0002']
const write = (clientId: string, text = `text of ${clientId}`): ConversationEvent => ({
  type: 'message.send',
  clientId,
  text,
  skuId: null,
  writtenTime: '2026-11-21T12:00:00.000Z',
})
const timer = (delay: string, state: string): ConversationEvent =>
  ({ type: `xstate.after.${delay}.conversation.${state}` }) as never

const events = {
  opened: { type: 'line.opened', userId: 'u-1' },
  closed: { type: 'line.closed' },
  reload: frame(messageList),
  nothingNew: list({}),
  next: list({ sequence: 4, messageList: [third] }),
  old: list({ from: 1, sequence: 2 }),
  gap: list({ from: 4, sequence: 5 }),
  elsewhere: list({ shopId: '1002', conversationId: 'c-9', from: 4, sequence: 5 }),
  read: frame({ type: 'read', conversationId: 'c-1', sequence: 2 }),
  alive: frame({ type: 'alive' }),
  write: write(first),
  writeMore: write(second),
  accepted: frame({ type: 'accepted', clientId: first, conversationId: 'c-1' }),
  acceptedOther: frame({ type: 'accepted', clientId: second, conversationId: 'c-1' }),
  tooFast: refused(FRAME.send, 'SYS10006', { clientId: first, details: { seconds: 4 } }),
  headRefused: refused(FRAME.send, 'SYS10001', { clientId: first }),
  notOpened: refused(FRAME.open, 'MALL10004', { shopId: '1001' }),
  otherNotOpened: refused(FRAME.open, 'MALL10004', { shopId: '1002' }),
  editRefused: refused(FRAME.edit, 'CHAT10001', { conversationId: 'c-1' }),
  edit: { type: 'message.edit', messageId: 'm-1', text: 'changed' },
  editForeign: { type: 'message.edit', messageId: 'm-2', text: 'changed' },
  look: { type: 'conversation.read' },
  retry: { type: 'conversation.retry' },
  retryMessage: { type: 'message.retry', clientId: first },
  discard: { type: 'message.discard', clientId: first },
  older: { type: 'history.ask' },
  slowedOver: timer('untilAllowed', 'line.current.slowed'),
  sendingOver: timer('answerTimeout', 'line.current.sending'),
  resumingOver: timer('answerTimeout', 'line.resuming'),
} as const satisfies Record<string, ConversationEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]

type Snapshot = SnapshotFrom<typeof conversationMachine>

const begun = (input: ConversationInput) => initialTransition(conversationMachine, input)[0]
const after = (by: readonly EventName[], input = customer): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(conversationMachine, snapshot, events[name])[0],
    begun(input),
  )
const placeOf = ({ value: { line } }: Snapshot): string => (typeof line === 'string' ? line : line.current)

/** What one more event makes the conversation tell. */
const tells = (by: readonly EventName[], event: ConversationEvent, input = customer): unknown[] =>
  transition(conversationMachine, after(by, input), event)[1]
    .filter(({ type }) => String(type) === 'xstate.emit')
    .map(({ params }) => (params as { event: unknown }).event)

const away = { closed: 'away', opened: 'resuming' }
/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  away: { by: [], on: { opened: 'resuming' } },
  resuming: { by: ['opened'], on: { closed: 'away', reload: 'idle', notOpened: 'refused' } },
  'resuming again': {
    by: ['opened', 'reload', 'closed', 'opened'],
    on: { closed: 'away', reload: 'idle', nothingNew: 'idle', next: 'idle', notOpened: 'refused' },
  },
  idle: {
    by: ['opened', 'reload'],
    on: { ...away, gap: 'resuming', write: 'sending', writeMore: 'sending' },
  },
  sending: {
    by: ['opened', 'reload', 'write'],
    on: {
      ...away,
      gap: 'resuming',
      accepted: 'idle',
      tooFast: 'slowed',
      headRefused: 'idle',
      sendingOver: 'resuming',
    },
  },
  slowed: {
    by: ['opened', 'reload', 'write', 'tooFast'],
    on: { ...away, gap: 'resuming', slowedOver: 'sending' },
  },
  refused: { by: ['opened', 'notOpened'], on: { ...away, retry: 'resuming' } },
}

describe('the conversation chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from.split(' ')[0], by] as const),
  )

  it.each(rows)('[R7.03] from %s, %s leads to %s', (from, event, to, by) => {
    expect(placeOf(after(by))).toBe(from.split(' ')[0])
    expect(placeOf(after([...by, event]))).toBe(to)
  })

  it('[R7.03] asks for all that followed what it knows (D9)', () => {
    expect(tells([], events.opened)).toEqual([
      {
        type: 'line.send',
        frame: { operateType: FRAME.open, shopId: '1001', conversationId: null, known: null },
      },
    ])
    expect(tells(['opened', 'reload', 'next', 'closed'], events.opened)).toEqual([
      {
        type: 'line.send',
        frame: {
          operateType: FRAME.open,
          shopId: '1001',
          conversationId: null,
          known: { conversationId: 'c-1', epoch: 7, sequence: 4 },
        },
      },
    ])
  })

  it('[R7.03] shows nothing of another conversation of the same line', () => {
    expect(after(['opened', 'reload', 'elsewhere']).context.messages).toEqual([question, answer])
    expect(placeOf(after(['opened', 'reload'], staff))).toBe('idle')
    const other = { ...staff, conversationId: 'c-2' }
    expect(placeOf(after(['opened', 'reload'], other))).toBe('resuming')
  })

  it('[R7.03] knows nothing at first, and what a reload says in place of what it knew', () => {
    expect(begun(customer).context).toMatchObject({ messages: [], more: false, read: 0 })
    expect(after(['opened', 'reload', 'next', 'reload']).context.messages).toEqual([question, answer])
  })

  it('[R7.03] remembers a refusal until something else is tried', () => {
    const failureAfter = (...by: EventName[]) => after(by).context.failure
    expect(failureAfter('opened', 'reload', 'editRefused', 'alive')).toMatchObject({ code: 'CHAT10001' })
    expect(failureAfter('opened', 'reload', 'editRefused', 'edit')).toBeNull()
    expect(failureAfter('opened', 'notOpened', 'retry')).toBeNull()
    const more = transition(conversationMachine, after(['opened']), frame({ ...messageList, more: true }))[0]
    const refusal = transition(conversationMachine, more, events.editRefused)[0]
    const asking = transition(conversationMachine, refusal, events.older)[0]
    expect([refusal.context.failure === null, asking.context.failure]).toEqual([false, null])
  })

  it('[R7.03] is never set back by a list that is late', () => {
    expect(after(['opened', 'reload', 'next', 'old']).context.place?.sequence).toBe(4)
  })

  it('[R7.03] asks again, and doubts the line, when no answer comes in 10 s', () => {
    expect(tells(['opened'], events.resumingOver).map((event) => (event as { type: string }).type)).toEqual([
      'line.doubted',
      'line.send',
    ])
  })

  it('[R7.03] marks what the specification leaves open (D9)', () => {
    const { line } = conversationMachine.states
    const assumed = Object.values(line?.states ?? {}).flatMap((state) =>
      [...state.transitions.values()]
        .flat()
        .flatMap(({ meta, eventType }) => (meta ? [[state.key, eventType, meta.assumed]] : [])),
    )
    expect(conversationMachine.id).toBe('conversation')
    expect(assumed).toEqual([['current', 'line.frame', 'D9']])
  })

  it('[R7.03] keeps its outbox under its owner at each change, and asks for what is before the oldest message', () => {
    const asked: unknown[] = []
    const kept: unknown[] = []
    const outbox: Need<ConversationInput> = fromCallback(({ input, receive }) => {
      asked.push(input)
      receive((event) => kept.push(event))
    })
    const askHistory: Need<{ conversationId: string; before: number }> = fromCallback(
      ({ input }) => void asked.push(input),
    )
    const machine = conversationMachine.provide({ actors: { outbox, askHistory } })
    const actor = createActor(machine, { input: customer }).start()
    const more = frame({ ...messageList, more: true, messageList: [answer] })
    for (const event of [events.opened, more, events.older, events.write, events.headRefused])
      actor.send(event)
    for (const event of [events.discard, events.write, events.accepted]) actor.send(event)
    expect(asked).toEqual([expect.objectContaining(customer), { conversationId: 'c-1', before: 2 }])
    const item = {
      clientId: first,
      text: 'text of my-own-message-0001',
      skuId: null,
      writtenTime: '2026-11-21T12:00:00.000Z',
      failure: null,
    }
    expect(kept).toEqual([
      { type: 'outbox.keep', items: [item] },
      {
        type: 'outbox.keep',
        items: [{ ...item, failure: { kind: 'refused', code: 'SYS10001', msg: '', details: {} } }],
      },
      { type: 'outbox.keep', items: [] },
      { type: 'outbox.keep', items: [item] },
      { type: 'outbox.keep', items: [] },
    ])
  })

  it('[R4.08] fails loudly where a need is not provided', () => {
    const actor = createActor(conversationMachine, { input: customer })
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    expect(failures).toEqual([new Error('conversation: outbox is not provided')])
  })
})

describe('what is written', () => {
  const outboxOf = (...by: EventName[]) => after(by).context.outbox.map(({ clientId }) => clientId)
  const sent = (clientId: string) => ({
    type: 'line.send',
    frame: {
      operateType: FRAME.send,
      conversationId: 'c-1',
      clientId,
      text: `text of ${clientId}`,
      skuId: null,
    },
  })

  it('[R7.03] waits for the line and goes when it is there', () => {
    expect(outboxOf('write', 'writeMore')).toEqual([first, second])
    expect(tells(['write', 'writeMore', 'opened'], events.reload)).toEqual([sent(first)])
  })

  it('[R7.03] goes one by one, in order, and each until it is accepted', () => {
    expect(tells(['opened', 'reload'], events.write)).toEqual([sent(first)])
    expect(tells(['opened', 'reload', 'write'], events.writeMore)).toEqual([])
    expect(tells(['opened', 'reload', 'write', 'writeMore'], events.acceptedOther)).toEqual([])
    expect(tells(['opened', 'reload', 'write', 'writeMore'], events.accepted)).toEqual([sent(second)])
    expect(outboxOf('opened', 'reload', 'write', 'writeMore', 'accepted')).toEqual([second])
  })

  it('[R7.03] goes again under the same id after a lost line, and after 10 s without an answer', () => {
    expect(tells(['opened', 'reload', 'write', 'closed', 'opened'], events.nothingNew)).toEqual([sent(first)])
    expect(tells(['opened', 'reload', 'write', 'sendingOver'], events.nothingNew)).toEqual([sent(first)])
  })

  it('[R7.03] is slowed when the server asks for it', () => {
    expect(after(['opened', 'reload', 'write', 'tooFast']).context.waitMs).toBe(4_000)
    expect(tells(['opened', 'reload', 'write', 'tooFast'], events.slowedOver)).toEqual([sent(first)])
  })

  it('[R7.03] stays marked where the server refuses it, lets the next one go, and can be sent again or dropped', () => {
    const by: EventName[] = ['opened', 'reload', 'write', 'writeMore']
    expect(tells(by, events.headRefused)).toEqual([sent(second)])
    const failed = after(['opened', 'reload', 'write', 'headRefused'])
    expect(conversationView(failed, noon).bubbles.at(-1)).toMatchObject({
      id: first,
      mark: { key: 'chat:failed' },
      failure: { key: 'error:SYS10001' },
      commands: { retry: true, discard: true },
    })
    expect(tells(['opened', 'reload', 'write', 'headRefused'], events.retryMessage)).toEqual([sent(first)])
    expect(outboxOf('opened', 'reload', 'write', 'headRefused', 'discard')).toEqual([])
    expect(outboxOf('opened', 'reload', 'write', 'discard')).toEqual([first])
  })

  it('[R7.03] goes behind the others when it is sent again, and what waits is not dropped', () => {
    const by: EventName[] = ['opened', 'reload', 'write', 'writeMore', 'headRefused']
    expect(outboxOf(...by, 'retryMessage')).toEqual([second, first])
    const drop: ConversationEvent = { type: 'message.discard', clientId: second }
    expect(transition(conversationMachine, after(by), drop)[0].context.outbox.length).toBe(2)
  })

  it('[R7.03] is taken once, however often it is handed in', () => {
    expect(outboxOf('write', 'write')).toEqual([first])
  })

  it('[R7.03] comes back from where it was kept, and is not doubled there', () => {
    const items = [{ clientId: first, text: 'kept', skuId: null, writtenTime: '2026-11-21T11:00:00.000Z' }]
    const [snapshot] = transition(conversationMachine, after(['write']), { type: 'outbox.restored', items })
    expect(snapshot.context.outbox.length).toBe(1)
    const [restored] = transition(conversationMachine, begun(customer), { type: 'outbox.restored', items })
    expect(restored.context.outbox.map(({ text }) => text)).toEqual(['kept'])
  })

  it('[R7.03] is limited to 100 messages that wait', () => {
    const full = Array.from({ length: 101 }, (_, n) => write(`my-own-message-${1_000 + n}`)).reduce<Snapshot>(
      (snapshot, event) => transition(conversationMachine, snapshot, event)[0],
      begun(customer),
    )
    expect(full.context.outbox.length).toBe(100)
    const { commands, notice } = conversationView(full, noon)
    expect([commands.send, notice]).toEqual([false, { key: 'chat:full' }])
  })

  it('[R7.03] is not taken when no server can read it, for it would hold up all others', () => {
    const texts = ['x'.repeat(TEXT_LENGTH + 1), ' ', 'a\u0000b', 'x'.repeat(TEXT_LENGTH)]
    const taken = texts.filter((text) => begun(customer).can(write(first, text)))
    expect(taken).toEqual(['x'.repeat(TEXT_LENGTH)])
  })

  it('[R7.03] may be changed by who wrote it, while the line stands', () => {
    expect(tells(['opened', 'reload'], events.edit)).toEqual([
      {
        type: 'line.send',
        frame: { operateType: FRAME.edit, conversationId: 'c-1', messageId: 'm-1', text: 'changed' },
      },
    ])
    expect(tells(['opened', 'reload'], events.editForeign)).toEqual([])
    expect(tells(['opened', 'reload', 'closed'], events.edit)).toEqual([])
    expect(conversationView(after(['opened', 'reload', 'editRefused']), noon).notice).toEqual({
      key: 'error:CHAT10001',
      values: {},
      otherwise: '',
    })
  })
})

describe('who is writing', () => {
  const typing = (name: string, conversationId = 'c-1') => frame({ type: 'typing', conversationId, name })
  const peerRead = (sequence: number) => frame({ type: 'peerRead', conversationId: 'c-1', sequence })
  const told = { type: 'line.send', frame: { operateType: FRAME.typing, conversationId: 'c-1' } }
  /** A conversation that is open, on a clock that goes when told, and what it has said over its line. */
  const atDesk = (input = staff) => {
    const clock = new SimulatedClock()
    const outbox: Need<ConversationInput> = fromCallback(() => {})
    const actor = createActor(conversationMachine.provide({ actors: { outbox } }), { input, clock })
    const sent: unknown[] = []
    actor.on('line.send', (event) => sent.push(event))
    actor.start()
    for (const event of [events.opened, events.reload]) actor.send(event)
    sent.length = 0
    return {
      clock,
      sent,
      hear: (event: ConversationEvent) => actor.send(event),
      view: () => conversationView(actor.getSnapshot(), noon),
    }
  }

  it('[R7.03] is told to the other side every 3 s at most, and by nothing but what is written', () => {
    const { clock, sent, hear } = atDesk()
    for (let n = 0; n < 10; n++) hear({ type: 'draft.typed' })
    expect(sent).toEqual([told])
    clock.increment(2_999)
    hear({ type: 'draft.typed' })
    expect(sent).toEqual([told])
    clock.increment(1)
    expect(sent).toEqual([told])
    hear({ type: 'draft.typed' })
    expect(sent).toEqual([told, told])
  })

  it('[R7.03] is said by name for 5 s after the last word of it, and of a visitor as of a visitor', () => {
    const { clock, hear, view } = atDesk()
    hear(typing('leader'))
    expect(view().typing).toEqual({ key: 'chat:typing', values: { name: 'leader' } })
    clock.increment(4_000)
    hear(typing(''))
    expect(view().typing).toEqual({ key: 'chat:visitorTyping' })
    clock.increment(4_999)
    expect(view().typing).toEqual({ key: 'chat:visitorTyping' })
    clock.increment(1)
    expect(view().typing).toBeNull()
  })

  it('[R7.03] is forgotten when the message comes or the line is lost, and never said of another conversation', () => {
    for (const end of [events.next, events.closed]) {
      const { hear, view } = atDesk(customer)
      hear(typing('service'))
      hear(end)
      expect(view().typing).toBeNull()
    }
    const { hear, view } = atDesk(customer)
    hear(typing('service', 'c-9'))
    expect(view().typing).toBeNull()
  })

  it('[R7.03] has read as far as it once had, and the last of the own messages says so', () => {
    const { hear, view } = atDesk(customer)
    const marks = () => view().bubbles.map(({ mark }) => mark?.key ?? null)
    expect(marks()).toEqual([null, null])
    hear(peerRead(1))
    expect(marks()).toEqual(['chat:read', null])
    hear(peerRead(0))
    expect(marks()).toEqual(['chat:read', null])
  })
})

describe('a conversation that several of the staff answer', () => {
  it('[R2.17] shows a colleague’s messages at the own side under their name, and offers no change of them', () => {
    const [mine, theirs] = [
      { ...answer, id: 'm-3', isMine: true, sequence: 4, revision: 4, sentTime: question.sentTime },
      { ...answer, sentTime: question.sentTime },
    ]
    const all = frame({
      ...messageList,
      sequence: 4,
      messageList: [{ ...question, isMine: false }, theirs, mine],
    })
    const [snapshot] = transition(conversationMachine, after(['opened'], staff), all)
    const soon = Date.parse(question.sentTime) + 1_000
    expect(
      conversationView(snapshot, soon).bubbles.map(({ isOwn, isOthers, commands: { edit } }) => [
        isOwn,
        isOthers,
        edit,
      ]),
    ).toEqual([
      [false, false, false],
      [true, true, false],
      [true, false, true],
    ])
  })
})

describe('what is read', () => {
  const markRead = (sequence: number) => ({
    type: 'line.send',
    frame: { operateType: FRAME.read, conversationId: 'c-1', sequence },
  })

  it('[R7.03] is told to the server at once, or as soon as there is a line', () => {
    expect(tells(['opened', 'reload'], events.look)).toEqual([markRead(2)])
    expect(tells(['opened', 'reload', 'look'], events.look)).toEqual([])
    expect(tells(['opened', 'reload', 'closed'], events.look)).toEqual([])
    expect(tells(['opened', 'reload', 'closed', 'look', 'opened'], events.nothingNew)).toEqual([markRead(2)])
  })

  it('[R7.03] in another window is not told to the server again', () => {
    expect(after(['opened', 'reload', 'read']).context).toMatchObject({ read: 2, readTold: 2 })
  })

  it('[R7.03] in another window counts here as well', () => {
    expect(conversationView(after(['opened', 'reload']), noon).unread).toBe(1)
    expect(conversationView(after(['opened', 'reload', 'read']), noon).unread).toBe(0)
  })
})

describe('older messages', () => {
  const more = frame({ ...messageList, more: true, messageList: [answer] })
  const long = () => transition(conversationMachine, after(['opened']), more)[0]

  it('[R7.03] are put before the others, and asked for while there are some', () => {
    const asking = transition(conversationMachine, long(), events.older)[0]
    expect(asking.value.past).toBe('asking')
    const [known] = transition(conversationMachine, asking, {
      type: 'history.known',
      before: 2,
      history: { records: [question], more: false },
    })
    expect(known.context.messages).toEqual([question, answer])
    expect(conversationView(known, noon).commands.older).toBe(false)
    expect(transition(conversationMachine, known, events.older)[0].value.past).toBe('quiet')
  })

  it('[R7.03] are dropped when they no longer fit, and can be asked for again when they did not come', () => {
    const asking = transition(conversationMachine, long(), events.older)[0]
    const [late] = transition(conversationMachine, asking, {
      type: 'history.known',
      before: 99,
      history: { records: [question], more: false },
    })
    expect([late.value.past, late.context.messages]).toEqual(['quiet', [answer]])
    const [failed] = transition(conversationMachine, asking, {
      type: 'history.unknown',
      failure: { kind: 'unanswered' },
    })
    expect(conversationView(failed, noon).notice).toEqual({ key: 'error:SYS10007' })
    expect(conversationView(failed, noon).commands.older).toBe(true)
  })
})

describe('the dialog', () => {
  it('[R2.17] shows who said what, a new group after 5 minutes, and where the new messages begin', () => {
    const later = { ...third, sentTime: '2026-11-21T11:57:00.000Z' }
    const told = frame({ ...messageList, read: 2, sequence: 4, messageList: [question, answer, later] })
    const [snapshot] = transition(conversationMachine, after(['opened']), told)
    expect(
      conversationView(snapshot, noon).bubbles.map(({ id, isOwn, startsGroup, isFirstNew, isEdited }) => [
        id,
        isOwn,
        startsGroup,
        isFirstNew,
        isEdited,
      ]),
    ).toEqual([
      ['m-1', true, true, false, false],
      ['m-2', false, false, false, true],
      ['m-3', false, true, true, false],
    ])
  })

  it('[J9][R7.03] begins the new messages behind what another device read while the line was lost', () => {
    const fourth = { ...third, id: 'm-4', clientId: 'a-fourth-message-0004', sequence: 5, revision: 5 }
    const back = after(['opened', 'reload', 'closed', 'opened'])
    const missed = { sequence: fourth.sequence, messageList: [third, fourth] }
    const newIn = (read: number) => {
      const view = conversationView(transition(conversationMachine, back, list({ ...missed, read }))[0], noon)
      return [view.bubbles.filter(({ isFirstNew }) => isFirstNew).map(({ id }) => id), view.unread]
    }
    expect(newIn(messageList.read)).toEqual([['m-2'], 3])
    expect(newIn(third.sequence)).toEqual([['m-4'], 1])
    expect(newIn(fourth.sequence)).toEqual([[], 0])
  })

  it('[J9][R4.10] begins the new messages anew where one comes back after all was read', () => {
    const missed = list({ sequence: 4, messageList: [third] })
    const isNew = (...by: EventName[]) =>
      conversationView(transition(conversationMachine, after(by), missed)[0], noon)
        .bubbles.filter(({ isFirstNew }) => isFirstNew)
        .map(({ id }) => id)
    expect(isNew('opened', 'reload', 'look', 'closed', 'opened')).toEqual(['m-3'])
    expect(isNew('opened', 'reload', 'closed', 'opened')).toEqual(['m-2'])
    expect(isNew('opened', 'reload', 'look')).toEqual(['m-2'])
  })

  it('[R2.17] marks what is on its way, and drops the mark when the message comes back', () => {
    const marks = (...by: EventName[]) =>
      conversationView(after(by), noon).bubbles.flatMap(({ mark }) => (mark === null ? [] : [mark.key]))
    expect(marks('opened', 'reload', 'write', 'writeMore')).toEqual(['chat:sending', 'chat:waiting'])
    expect(marks('opened', 'reload', 'closed', 'write')).toEqual(['chat:waiting'])
    const own = { ...third, side: 'customer' as const, clientId: first }
    const [snapshot] = transition(
      conversationMachine,
      after(['opened', 'reload', 'write']),
      list({ sequence: 4, messageList: [own] }),
    )
    expect(conversationView(snapshot, noon).bubbles.map(({ mark }) => mark)).toEqual([null, null, null])
  })

  it('[R2.17] says that it is loading, and why it cannot', () => {
    expect(conversationView(after([]), noon).isOpening).toBe(true)
    const view = conversationView(after(['opened', 'notOpened']), noon)
    expect([view.isOpening, view.notice?.key, view.commands.retry]).toEqual([false, 'error:MALL10004', true])
  })
})
