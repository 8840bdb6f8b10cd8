import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCallback, SimulatedClock } from 'xstate'
import type { Need } from '../fp/index.ts'
import {
  type ChatMessage,
  type ChatSide,
  type ClientFrame,
  type ConversationInput,
  connectionMachine,
  conversationMachine,
  conversationView,
  createChat,
  FRAME,
  type FrameOf,
  type KeepOutbox,
  type KeptItem,
  remindersMachine,
  type ServerFrame,
  type SocketSend,
} from './index.ts'

const SECOND = 1_000
const MINUTE = 60_000
const noon = Date.parse('2026-11-21T12:00:00.000Z')
/** How long a frame is under way. */
const LATENCY = 100

/** A line as the server holds it, and how far it has told the conversation. */
/** Messages as one side is told them. */
const toldTo = (side: ChatSide, messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.map((message) => ({ ...message, isMine: message.side === side }))

interface Line {
  readonly side: ChatSide
  told: number | null
  readonly tell: (frame: ServerFrame) => void
}

/** A server with one conversation, in the fewest words; it tells who missed more than 20 changes to reload. */
const modelServer = () => {
  const messages: ChatMessage[] = []
  const read = { customer: 0, staff: 0 }
  const lines = new Set<Line>()
  let sequence = 0
  const place = { conversationId: 'c-1', shopId: '1001', epoch: 7 }

  const unreadOf = (side: ChatSide) =>
    messages.filter((message) => message.side !== side && message.sequence > read[side]).length
  const tellUnread = (line: Line) =>
    line.tell({ type: 'userUnreadCount', userUnreadCount: unreadOf(line.side) })
  const tellList = (line: Line, from: number, reload: boolean) => {
    const changes = messages.filter(({ revision }) => reload || revision > from)
    const messageList = reload ? changes.slice(-10) : changes
    const more = messageList.length < messages.length
    line.tell({
      type: 'messageList',
      ...place,
      from,
      sequence,
      reload,
      more,
      read: read[line.side],
      messageList: toldTo(line.side, messageList),
    })
    line.told = sequence
  }
  const publish = () => {
    for (const line of lines) {
      if (line.told !== null && line.told < sequence) tellList(line, line.told, false)
      tellUnread(line)
    }
  }
  const keep = (
    side: ChatSide,
    { clientId, text, skuId }: Pick<FrameOf<'send'>, 'clientId' | 'text' | 'skuId'>,
  ) => {
    if (messages.some((message) => message.clientId === clientId)) return
    sequence++
    messages.push({
      id: `m-${sequence}`,
      clientId,
      side,
      isMine: false,
      senderName: side,
      text,
      skuId,
      sequence,
      revision: sequence,
      sentTime: new Date(noon + sequence * SECOND).toISOString(),
      editedTime: null,
      isAutomatic: false,
    })
    publish()
  }
  const edit = (side: ChatSide, { messageId, text }: Pick<FrameOf<'edit'>, 'messageId' | 'text'>) => {
    const index = messages.findIndex((message) => message.id === messageId && message.side === side)
    const message = messages[index]
    if (message === undefined || message.text === text) return
    sequence++
    messages[index] = { ...message, text, revision: sequence, editedTime: message.sentTime }
    publish()
  }
  const hear = (line: Line, frame: ClientFrame) => {
    if (frame.operateType === FRAME.register) tellUnread(line)
    if (frame.operateType === FRAME.keepAlive) line.tell({ type: 'alive' })
    if (frame.operateType === FRAME.send) {
      keep(line.side, frame)
      line.tell({ type: 'accepted', clientId: frame.clientId, conversationId: 'c-1' })
    }
    if (frame.operateType === FRAME.read) {
      read[line.side] = Math.max(read[line.side], frame.sequence)
      for (const other of lines)
        if (other.side === line.side) {
          other.tell({ type: 'read', conversationId: 'c-1', sequence: read[line.side] })
          tellUnread(other)
        }
    }
    if (frame.operateType === FRAME.edit) edit(line.side, frame)
    if (frame.operateType === FRAME.open) {
      const from = frame.known?.sequence ?? 0
      const missed = messages.filter(({ revision }) => revision > from).length
      if (frame.known === null || missed > 20) tellList(line, 0, true)
      else tellList(line, from, false)
    }
  }
  return { messages, read, lines, hear, keep, edit, unreadOf }
}

type Server = ReturnType<typeof modelServer>

/** One browser: its line may be cut, or die one way without a word. */
const browser = (server: Server, clock: SimulatedClock, side: ChatSide) => {
  const net = { isUp: true, up: true, down: true }
  const kept: { items: readonly KeptItem[] } = { items: [] }
  const sockets = { open: 0, most: 0 }
  let isVisible = true
  let tellVisibility = () => {}
  let breakLine = () => {}

  const visibility: Need<undefined> = fromCallback(({ sendBack }) => {
    tellVisibility = () => sendBack({ type: isVisible ? 'page.shown' : 'page.hidden' })
    tellVisibility()
  })
  const issueVisitor: Need<{ fresh: boolean }> = fromCallback(({ sendBack }) =>
    sendBack(net.isUp ? { type: 'visitor.issued', visitorId: `v-${side}` } : { type: 'visitor.refused' }),
  )
  const socket: Need<{ userId: string; shopId: string }> = fromCallback(({ sendBack, receive }) => {
    sockets.open++
    sockets.most = Math.max(sockets.most, sockets.open)
    let isOpen = true
    const later = (act: () => void) => void clock.setTimeout(() => isOpen && act(), LATENCY)
    const line: Line = {
      side,
      told: null,
      tell: (frame) => net.down && later(() => sendBack({ type: 'socket.frame', frame })),
    }
    const end = () => {
      isOpen = false
      server.lines.delete(line)
    }
    breakLine = () => {
      end()
      sendBack({ type: 'socket.closed' })
    }
    receive((event) => {
      if (net.up) later(() => server.hear(line, (event as SocketSend).frame))
    })
    later(() => {
      if (!net.isUp) return breakLine()
      server.lines.add(line)
      sendBack({ type: 'socket.opened' })
    })
    return () => {
      end()
      sockets.open--
      breakLine = () => {}
    }
  })
  let asked = 0
  const askReminders: Need<{ userId: string }> = fromCallback(({ sendBack }) => {
    asked++
    sendBack(
      net.isUp
        ? { type: 'reminders.known', reminders: { userUnread: server.unreadOf(side), messagePoList: [] } }
        : { type: 'reminders.unknown' },
    )
  })
  const outbox: Need<ConversationInput> = fromCallback(({ sendBack, receive }) => {
    sendBack({ type: 'outbox.restored', items: kept.items })
    receive((event) => {
      kept.items = (event as KeepOutbox).items
    })
  })
  const askHistory: Need<{ conversationId: string; before: number }> = fromCallback(
    ({ input: { before }, sendBack }) => {
      const older = server.messages.filter(({ sequence }) => sequence < before)
      const history = { records: toldTo(side, older.slice(-10)), more: older.length > 10 }
      clock.setTimeout(() => sendBack({ type: 'history.known', before, history }), LATENCY)
    },
  )
  const start = () => {
    const chat = createChat(
      {
        connection: connectionMachine.provide({ actors: { visibility, issueVisitor, socket } }),
        conversation: conversationMachine.provide({ actors: { outbox, askHistory } }),
        reminders: remindersMachine.provide({ actors: { askReminders } }),
        clock,
      },
      { shopId: '1001', side, isMobile: false, isOpenOnMobile: false },
    )
    chat.userLoaded(`u-${side}`)
    return { chat, conversation: chat.open('1001', side === 'staff' ? 'c-1' : undefined) }
  }
  let here = start()
  const written: string[] = []
  return {
    net,
    sockets,
    written,
    /** How often it was asked what is unread. */
    asked: () => asked,
    chat: () => here.chat,
    conversation: () => here.conversation,
    write: () => {
      const n = written.length + 1
      const text = `${side} ${n}`
      written.push(text)
      here.conversation.send({
        type: 'message.send',
        clientId: `${side}-message-${String(n).padStart(6, '0')}`,
        text,
        skuId: null,
        writtenTime: new Date(noon).toISOString(),
      })
    },
    editLast: () => {
      const last = here.conversation.getSnapshot().context.messages.findLast((each) => each.side === side)
      if (last !== undefined)
        here.conversation.send({ type: 'message.edit', messageId: last.id, text: `${last.text}!` })
    },
    look: () => here.conversation.send({ type: 'conversation.read' }),
    cut: () => {
      net.isUp = false
      breakLine()
    },
    mend: () => Object.assign(net, { isUp: true, up: true, down: true }),
    show: (shown: boolean) => {
      isVisible = shown
      tellVisibility()
    },
    /** The page is loaded anew; what was written is in its store. */
    reload: () => {
      here.chat.stop()
      here = start()
    },
    view: () => conversationView(here.conversation.getSnapshot(), noon),
    texts: () => here.conversation.getSnapshot().context.messages.map(({ text }) => text),
  }
}

const pass = (clock: SimulatedClock, ms: number) => {
  for (let passed = 0; passed < ms; passed += LATENCY) clock.increment(LATENCY)
}

const world = () => {
  const [server, clock] = [modelServer(), new SimulatedClock()]
  const customer = browser(server, clock, 'customer')
  const staff = browser(server, clock, 'staff')
  pass(clock, SECOND)
  return { server, clock, customer, staff, wait: (ms: number) => pass(clock, ms) }
}

describe('a conversation', () => {
  it('[R7.03] goes to and fro, each message once and in order, with what is unread', () => {
    const { customer, staff, wait } = world()
    customer.write()
    customer.write()
    wait(SECOND)
    staff.write()
    wait(SECOND)
    const texts = ['customer 1', 'customer 2', 'staff 1']
    expect([customer.texts(), staff.texts()]).toEqual([texts, texts])
    expect([customer.view().unread, staff.view().unread]).toEqual([1, 2])
    customer.look()
    wait(SECOND)
    expect(customer.chat().connection.getSnapshot().context.unread).toBe(0)
  })

  it('[R2.17] that a customer has begun is asked for in the list at once; staff have a list of their own', () => {
    const { customer, staff, wait } = world()
    wait(SECOND)
    const before = [customer.asked(), staff.asked()]
    customer.write()
    wait(SECOND)
    // What staff ask for is what the customer's message made unread.
    expect([customer.asked() - (before[0] ?? 0), staff.asked() - (before[1] ?? 0)]).toEqual([1, 1])
    staff.look()
    wait(SECOND)
    const after = staff.asked()
    staff.write()
    wait(SECOND)
    expect(staff.asked()).toBe(after)
  })

  it('[R7.03] cut for 30 s has all that was said meanwhile, once and in order, 2 s after the line is back (F13)', () => {
    const { server, customer, staff, wait } = world()
    staff.write()
    wait(SECOND)
    customer.look()
    wait(SECOND)
    customer.cut()
    for (let n = 1; n <= 50; n++)
      server.keep('staff', { clientId: `while-away-${n}-abcdef`, text: `away ${n}`, skuId: null })
    for (const n of [1, 10, 20, 30, 50])
      server.edit('staff', { messageId: `m-${n + 1}`, text: `away ${n}, changed` })
    wait(29 * SECOND)
    customer.mend()
    wait(SECOND + 2 * SECOND)
    const expected = server.messages.map(({ text }) => text)
    expect(expected.length).toBe(51)
    // More was missed than is told at once, so the newest are shown and the others are asked for.
    while (customer.view().commands.older) {
      customer.conversation().send({ type: 'history.ask' })
      wait(SECOND)
    }
    expect(customer.texts()).toEqual(expected)
    expect(customer.texts().filter((text) => text.endsWith('changed')).length).toBe(5)
    expect(customer.chat().connection.getSnapshot().context.unread).toBe(50)
  })

  it('[R7.03] heals a hole by asking for what is missing (F13)', () => {
    const { customer, staff, wait } = world()
    staff.write()
    wait(SECOND)
    customer.net.down = false
    staff.write()
    wait(SECOND)
    customer.net.down = true
    staff.write()
    wait(SECOND)
    expect(customer.texts()).toEqual(['staff 1', 'staff 2', 'staff 3'])
  })

  it('[R4.09] on a line that has died without a word is right again within 70 s (D8)', () => {
    const { customer, staff, wait } = world()
    customer.net.down = false
    staff.write()
    wait(55 * SECOND)
    expect(customer.texts()).toEqual([])
    customer.net.down = true
    // What was said meanwhile is lost to this line; nothing but the poll tells of it.
    wait(15 * SECOND)
    expect(customer.texts()).toEqual(['staff 1'])
  })
})

type World = ReturnType<typeof world>
const act = (name: string, run: (here: World) => void) => ({ run, toString: () => name })
const both = (name: string, run: (here: World['customer']) => void) => [
  act(`customer: ${name}`, ({ customer }) => run(customer)),
  act(`staff: ${name}`, ({ staff }) => run(staff)),
]

const happenings = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...both('write', ({ write }) => write())) },
    fc
      .constantFrom(100, 300, 1_000, 4_000, 11_000, 30_000, 65_000)
      .map((ms) => act(`wait ${ms} ms`, ({ wait }) => wait(ms))),
    fc.constantFrom(
      ...both('edit', ({ editLast }) => editLast()),
      ...both('read', ({ look }) => look()),
      ...both('cut', ({ cut }) => cut()),
      ...both('mend', ({ mend }) => void mend()),
      ...both('hear nothing', ({ net }) => {
        net.down = false
      }),
      ...both('say nothing', ({ net }) => {
        net.up = false
      }),
      ...both('hide', ({ show }) => show(false)),
      ...both('show', ({ show }) => show(true)),
      ...both('reload', ({ reload }) => reload()),
      ...both('retry', ({ chat }) => chat().connection.send({ type: 'connection.retry' })),
    ),
  ),
  { maxLength: 30 },
)

describe('any course of events', () => {
  it('[R7.03, R4.08] loses no message, doubles none, keeps their order, and never has two sockets (F13)', () => {
    fc.assert(
      fc.property(happenings, (acts) => {
        const here = world()
        const { server, customer, staff, wait } = here
        for (const { run } of acts) {
          run(here)
          expect([customer.sockets.most, staff.sockets.most]).toEqual([1, 1])
        }
        for (const side of [customer, staff]) {
          side.mend()
          side.show(true)
          side.chat().connection.send({ type: 'connection.retry' })
        }
        wait(11 * MINUTE)
        for (const side of ['customer', 'staff'] as const) {
          const kept = server.messages.filter((message) => message.side === side)
          expect(kept.map(({ text }) => text.replaceAll('!', ''))).toEqual(here[side].written)
        }
        for (const [name, side] of [
          ['customer', customer],
          ['staff', staff],
        ] as const) {
          while (side.view().commands.older) {
            side.conversation().send({ type: 'history.ask' })
            wait(SECOND)
          }
          expect(side.conversation().getSnapshot().context.messages).toEqual(toldTo(name, server.messages))
          expect(side.conversation().getSnapshot().context.outbox).toEqual([])
          side.look()
          wait(SECOND)
          expect(side.chat().connection.getSnapshot().context.unread).toBe(0)
          side.chat().stop()
          expect(side.sockets.open).toBe(0)
        }
      }),
      { numRuns: 50 },
    )
  }, 240_000)
})
