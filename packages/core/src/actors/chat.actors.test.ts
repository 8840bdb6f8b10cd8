import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { connectionMachine, conversationMachine, type ServerFrame } from '../chat/index.ts'
import { chatFixtures } from '../chat/testing/index.ts'
import { chatAddress, outboxActor, type SocketLike, socketActor } from './index.ts'

/** A socket in the hand of the test. */
const fakeSocket = () => {
  const heard = new Map<string, (event: never) => void>()
  const sent: unknown[] = []
  const told = { closes: 0 }
  const socket: SocketLike = {
    addEventListener: (type: string, tell: (event: never) => void) => void heard.set(type, tell),
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => {
      told.closes++
    },
  }
  const tell = (type: string, event = {}) => heard.get(type)?.(event as never)
  return {
    socket,
    sent,
    told,
    tell,
    say: (frame: ServerFrame) => tell('message', { data: JSON.stringify(frame) }),
  }
}

const lineOver = (...sockets: readonly ReturnType<typeof fakeSocket>[]) => {
  const opened: string[] = []
  const machine = connectionMachine.provide({
    actors: {
      visibility: fromCallback(() => {}),
      socket: socketActor(({ userId, shopId }) => {
        opened.push(`${userId} ${shopId}`)
        const next = sockets[opened.length - 1]
        if (next === undefined) throw new Error('no more sockets')
        return next.socket
      }),
    },
  })
  const actor = createActor(machine, {
    clock: new SimulatedClock(),
    input: { shopId: '1001', side: 'customer', isMobile: false, isOpenOnMobile: false },
  }).start()
  actor.send({ type: 'user.loaded', userId: 'u-1' })
  const line = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.active.line
  }
  return { actor, opened, line }
}

describe('the socket of a line', () => {
  it('[R7.03] is opened at the address of the specification, for the user and the shop', () => {
    expect(chatAddress('https://mall.example', { userId: 'u-1', shopId: '1001' })).toBe(
      'wss://mall.example/acx/customerservice/ws/message?userId=u-1&shopId=1001',
    )
    expect(lineOver(fakeSocket()).opened).toEqual(['u-1 1001'])
  })

  it('[R7.03] sends frames as JSON and passes on those that it knows', () => {
    const fake = fakeSocket()
    const { line } = lineOver(fake)
    fake.tell('open')
    expect(fake.sent).toEqual([{ operateType: 1, userId: 'u-1', shopId: '1001', side: 'customer' }])
    for (const data of ['hello', '{"type":"riddle"}', '{"type":"userUnreadCount"}', 7, null])
      fake.tell('message', { data })
    expect(line()).toEqual({ connected: 'registering' })
    fake.say({ type: 'userUnreadCount', userUnreadCount: 2 })
    expect(line()).toEqual({ connected: 'standing' })
  })

  it.each(['close', 'error'])('[R4.08] tells of its end once, by %s', (end) => {
    const fake = fakeSocket()
    const { line } = lineOver(fake)
    fake.tell('open')
    fake.tell(end)
    fake.tell('close')
    fake.say({ type: 'alive' })
    expect(line()).toBe('resting')
  })

  it('[R4.08] is closed when its line is left, also when it opens only then, and tells nothing more', () => {
    const [first, second] = [fakeSocket(), fakeSocket()]
    const { actor, line, opened } = lineOver(first, second)
    actor.send({ type: 'user.loaded', userId: 'u-2' })
    expect([first.told.closes, opened]).toEqual([1, ['u-1 1001', 'u-2 1001']])
    first.tell('open')
    first.tell('close')
    expect([first.told.closes, line()]).toEqual([2, { connected: 'opening' }])
    actor.stop()
    expect(second.told.closes).toBe(1)
  })
})

describe('the store of what waits', () => {
  const memory = () => {
    const texts = new Map<string, string>()
    return {
      texts,
      store: {
        get: (key: string) => texts.get(key),
        set: (key: string, text: string) => void texts.set(key, text),
        remove: (key: string) => void texts.delete(key),
        clear: () => texts.clear(),
      },
    }
  }
  const conversationIn = ({ store }: ReturnType<typeof memory>, owner = 'u-1') =>
    createActor(conversationMachine.provide({ actors: { outbox: outboxActor(store) } }), {
      input: { side: 'customer', shopId: '1001', conversationId: null, owner },
    }).start()
  const waiting = (conversation: ReturnType<typeof conversationIn>) =>
    conversation.getSnapshot().context.outbox.map(({ text }) => text)
  const item = {
    clientId: 'my-own-message-0001',
    text: '您好',
    skuId: null,
    writtenTime: '2026-11-21T12:00:00.000Z',
  }

  it('[R4.08] gives it back after a reload, to whoever wrote it', () => {
    const place = memory()
    const conversation = conversationIn(place)
    conversation.send({ type: 'message.send', ...item })
    conversation.stop()
    expect(waiting(conversationIn(place))).toEqual(['您好'])
    expect(waiting(conversationIn(place, 'u-2'))).toEqual([])
  })

  it('[R4.08] forgets what has arrived', () => {
    const place = memory()
    const conversation = conversationIn(place)
    conversation.send({ type: 'message.send', ...item })
    conversation.send({ type: 'line.opened', userId: 'u-1' })
    conversation.send({ type: 'line.frame', frame: chatFixtures.messageList })
    const accepted = { type: 'accepted' as const, clientId: item.clientId, conversationId: 'c-1' }
    conversation.send({ type: 'line.frame', frame: accepted })
    expect([...place.texts.keys()]).toEqual([])
  })

  it('[R4.08] begins empty where it was damaged', () => {
    const place = memory()
    for (const text of ['{', '[{"clientId":1}]', '"hello"']) {
      place.texts.set('chat.outbox.u-1.1001', text)
      expect(waiting(conversationIn(place))).toEqual([])
    }
  })
})
