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
  type ChatListItem,
  type RemindersEmitted,
  type RemindersEvent,
  remindersMachine,
  remindersView,
} from './index.ts'
import { chatFixtures } from './testing/index.ts'

const { chatListItem, reminders } = chatFixtures
const [SECOND, MINUTE] = [1_000, 60_000]

const events = {
  user: { type: 'user.known', userId: 'u-1' },
  other: { type: 'user.known', userId: 'u-2' },
  leave: { type: 'user.left' },
  known: { type: 'reminders.known', reminders },
  unknown: { type: 'reminders.unknown' },
  same: { type: 'unread.told', count: 0 },
  news: { type: 'unread.told', count: 5 },
  kept: { type: 'message.kept' },
  close: { type: 'notice.close', shopId: '1001' },
  open: { type: 'notice.open', shopId: '1001' },
  minute: { type: 'xstate.after.remindInterval.reminders.resting' } as never,
} as const satisfies Record<string, RemindersEvent>
type EventName = keyof typeof events
const eventNames = Object.keys(events) as EventName[]
type Snapshot = SnapshotFrom<typeof remindersMachine>

const after = (by: readonly EventName[]): Snapshot =>
  by.reduce<Snapshot>(
    (snapshot, name) => transition(remindersMachine, snapshot, events[name])[0],
    initialTransition(remindersMachine)[0],
  )

/** How to get somewhere, and where each event leads from there; an event that is not named changes nothing. */
const table: Record<string, { by: EventName[]; on: Partial<Record<EventName, string>> }> = {
  idle: { by: [], on: { user: 'asking', other: 'asking' } },
  asking: { by: ['user'], on: { leave: 'idle', known: 'resting', unknown: 'resting' } },
  resting: {
    by: ['user', 'unknown'],
    on: { other: 'asking', leave: 'idle', news: 'asking', kept: 'asking', minute: 'asking' },
  },
}

describe('the reminders chart', () => {
  const rows = Object.entries(table).flatMap(([from, { by, on }]) =>
    eventNames.map((event) => [from, event, on[event] ?? from, by] as const),
  )

  it.each(rows)('[R4.11] from %s, %s leads to %s', (from, event, to, by) => {
    expect(after(by).value).toBe(from)
    expect(after([...by, event]).value).toBe(to)
  })

  it('[R4.11] asks for the reminders of whoever is here', () => {
    const asked: unknown[] = []
    const askReminders: Need<{ userId: string }> = fromCallback(({ input }) => void asked.push(input))
    const actor = createActor(remindersMachine.provide({ actors: { askReminders } })).start()
    for (const name of ['user', 'user', 'other'] as const) actor.send(events[name])
    expect(asked).toEqual([{ userId: 'u-1' }, { userId: 'u-2' }])
  })

  it('[R4.11] is known by its name, and fails loudly where its need is not provided', () => {
    const actor = createActor(remindersMachine)
    const failures: unknown[] = []
    actor.subscribe({ error: (error) => failures.push(error) })
    actor.start()
    actor.send(events.user)
    expect(remindersMachine.id).toBe('reminders')
    expect(failures).toEqual([new Error('reminders: askReminders is not provided')])
  })

  it('[R4.11] notes what the line tells while the server is asked', () => {
    expect(after(['user', 'news']).context.unread).toBe(5)
    expect(after(['user', 'unknown', 'news']).context.unread).toBe(5)
  })

  it('[R4.11] forgets what was somebody else’s', () => {
    expect(after(['user', 'known', 'close', 'other']).context).toEqual({
      userId: 'u-2',
      unread: 0,
      items: [],
      closed: {},
    })
    expect(after(['user', 'known', 'leave']).context.userId).toBeNull()
  })
})

/** A page whose server holds these conversations. */
const page = () => {
  const clock = new SimulatedClock()
  const server = { items: [] as readonly ChatListItem[], answers: true }
  const asked: number[] = []
  const emitted: RemindersEmitted[] = []
  const askReminders: Need<{ userId: string }> = fromCallback(({ sendBack }) => {
    asked.push(clock.now() / SECOND)
    const userUnread = server.items.reduce((sum, { unread }) => sum + unread, 0)
    sendBack(
      server.answers
        ? { type: 'reminders.known', reminders: { userUnread, messagePoList: server.items } }
        : { type: 'reminders.unknown' },
    )
  })
  const actor = createActor(remindersMachine.provide({ actors: { askReminders } }), { clock })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send(events.user)
  return {
    server,
    asked,
    emitted,
    actor,
    wait: (ms: number) => {
      for (let passed = 0; passed < ms; passed += SECOND) clock.increment(SECOND)
    },
    view: () => remindersView(actor.getSnapshot(), 'en'),
    notices: () => remindersView(actor.getSnapshot(), 'en').notices.map(({ shopId }) => shopId),
  }
}

const item = (change: Partial<ChatListItem>): ChatListItem => ({ ...chatListItem, ...change })

describe('reminders', () => {
  it('[R4.11] are asked for at once and every 60 s, and what came is told for the line to compare (D8)', () => {
    const { server, asked, emitted, wait } = page()
    server.items = [chatListItem]
    wait(3 * MINUTE)
    expect(asked).toEqual([0, 60, 120, 180])
    expect(emitted).toEqual([0, 1, 1, 1].map((count) => ({ type: 'unread.polled', count })))
  })

  it('[R4.11] are asked for at once when the line tells of news', () => {
    const { server, asked, actor, wait, view } = page()
    wait(10 * SECOND)
    server.items = [chatListItem]
    actor.send({ type: 'unread.told', count: 1 })
    actor.send({ type: 'unread.told', count: 1 })
    expect(asked).toEqual([0, 10])
    expect(view().badge).toEqual({ key: 'chat:unread', values: { count: 1 } })
  })

  it('[R2.17] are asked for at once when a message of one’s own is kept, so that its conversation is listed', () => {
    const { server, asked, actor, wait, view } = page()
    wait(10 * SECOND)
    server.items = [item({ unread: 0 })]
    actor.send({ type: 'message.kept' })
    expect([asked, view().items]).toEqual([[0, 10], server.items])
  })

  it('[R2.17] are asked for anew when a message is kept while an answer is on its way, which may not know of it', () => {
    const asked: unknown[] = []
    const askReminders: Need<{ userId: string }> = fromCallback(({ input }) => void asked.push(input))
    const actor = createActor(remindersMachine.provide({ actors: { askReminders } })).start()
    actor.send(events.user)
    actor.send(events.kept)
    expect(asked).toEqual([{ userId: 'u-1' }, { userId: 'u-1' }])
  })

  it('[R4.11] stay as they were when the server does not answer, and are asked for again', () => {
    const { server, asked, wait, view } = page()
    server.items = [chatListItem]
    wait(MINUTE)
    server.answers = false
    wait(2 * MINUTE)
    expect([asked, view().items]).toEqual([[0, 60, 120, 180], [chatListItem]])
  })
})

describe('a notice', () => {
  it('[R4.11] is shown without time-out for what is unread and asks for it', () => {
    const { server, wait, notices, view } = page()
    server.items = [chatListItem, item({ shopId: '1002', popRemind: 0 }), item({ shopId: '1003', unread: 0 })]
    wait(60 * MINUTE)
    expect(notices()).toEqual(['1001'])
    expect(view().notices[0]).toEqual({
      shopId: '1001',
      title: { key: 'chat:notice', values: { shop: 'Platform Flagship Store' } },
      lastMessage: '可以的，支付后在“费用-发票”里申请，3 个工作日内开具。',
      lastTime: '2026-11-21T11:51:00.000Z',
      unread: { key: 'chat:unread', values: { count: 1 } },
    })
  })

  it('[R4.11] opens that shop’s chat when it is clicked', () => {
    const { server, wait, actor, emitted, notices } = page()
    server.items = [chatListItem]
    wait(MINUTE)
    actor.send({ type: 'notice.open', shopId: '1001' })
    expect(emitted.at(-1)).toEqual({ type: 'chat.open', shopId: '1001' })
    expect(notices()).toEqual([])
  })

  it('[R4.11] is closed when nothing is unread', () => {
    const { server, wait, notices } = page()
    server.items = [chatListItem]
    wait(MINUTE)
    expect(notices()).toEqual(['1001'])
    server.items = [item({ unread: 0 })]
    wait(MINUTE)
    expect(notices()).toEqual([])
  })

  it('[R4.11] that was closed is shown again when the last-message time changes, and not before', () => {
    const { server, wait, actor, notices } = page()
    server.items = [chatListItem]
    wait(MINUTE)
    actor.send({ type: 'notice.close', shopId: '1001' })
    wait(10 * MINUTE)
    expect(notices()).toEqual([])
    server.items = [item({ unread: 2, lastTime: '2026-11-21T12:30:00.000Z' })]
    wait(MINUTE)
    expect(notices()).toEqual(['1001'])
  })

  it('[R4.11] of one shop is closed for that shop alone, as long as its last message is the same', () => {
    const { server, wait, actor, notices } = page()
    server.items = [chatListItem, item({ shopId: '1002', lastTime: '2026-11-21T11:59:00.000Z' })]
    wait(MINUTE)
    actor.send({ type: 'notice.close', shopId: '1002' })
    expect(notices()).toEqual(['1001'])
  })

  it('[R4.11] of a shop that has none is neither closed nor opened for ever', () => {
    const { server, wait, actor, notices } = page()
    actor.send({ type: 'notice.close', shopId: '1001' })
    server.items = [chatListItem]
    wait(MINUTE)
    expect(notices()).toEqual(['1001'])
  })
})

describe('any course of events', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('item' as const),
      unread: fc.nat(2),
      pop: fc.boolean(),
      minute: fc.nat(3),
    }),
    fc.constantFrom({ kind: 'close' as const }, { kind: 'wait' as const }, { kind: 'tell' as const }),
  )

  it('[R4.11] shows a notice exactly while something is unread that asks for it and was not closed since', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const here = page()
        let closedAt: string | null = null
        for (const done of steps) {
          if (done.kind === 'item')
            here.server.items = [
              item({
                unread: done.unread,
                popRemind: done.pop ? 1 : 0,
                lastTime: `2026-11-21T12:0${done.minute}:00.000Z`,
              }),
            ]
          if (done.kind === 'close') {
            here.actor.send({ type: 'notice.close', shopId: '1001' })
            closedAt = here.view().items[0]?.lastTime ?? closedAt
          }
          if (done.kind === 'tell') here.actor.send({ type: 'unread.told', count: 9 })
          if (done.kind === 'wait') here.wait(MINUTE)
          const [known] = here.view().items
          const isDue =
            known !== undefined && known.unread > 0 && known.popRemind === 1 && known.lastTime !== closedAt
          expect(here.notices()).toEqual(isDue ? ['1001'] : [])
        }
        here.actor.stop()
      }),
    )
  })
})
