import { randomUUID } from 'node:crypto'
import { chatEndpoints, FRAME, MAX_CONNECTIONS, type ServerFrame } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addShop } from '../testing/chatting.ts'
import { startPeer, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { isFrame, openSocket, type TestSocket } from '../testing/socket.ts'

let server: TestServer
let customer: TestUser
let service: TestUser
beforeAll(async () => {
  server = await startTestServer({ listen: true })
  await addShop(server.platform.db, '1001')
  await addShop(server.platform.db, '1002')
  service = await server.signIn({ user_name: 'service', retailer_id: '1001', role_ids: ['salesBusiness'] })
})
afterAll(() => server.stop())

const isUnread = isFrame('userUnreadCount')
const isList = isFrame('messageList')
const isAccepted = isFrame('accepted')
const isRefused = isFrame('refused')

const asCustomer = async (user: TestUser): Promise<TestSocket> => {
  const socket = await openSocket(server, user, { userId: user.id })
  socket.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
  await socket.hear(isUnread)
  return socket
}
const asStaff = async (): Promise<TestSocket> => {
  const socket = await openSocket(server, service, { userId: service.id })
  socket.send({ operateType: FRAME.register, userId: service.id, shopId: '1001', side: 'staff' })
  await socket.hear(isUnread)
  return socket
}
const openShop = async (socket: TestSocket, shopId = '1001') => {
  socket.send({ operateType: FRAME.open, shopId, conversationId: null, known: null })
  return socket.hear(isList)
}
const write = (conversationId: string, text: string, clientId: string = randomUUID()) =>
  ({ operateType: FRAME.send, conversationId, clientId, text, skuId: null }) as const
const textsOf = (frame: Extract<ServerFrame, { type: 'messageList' }>) =>
  frame.messageList.map(({ text }) => text)

describe('a conversation over sockets', () => {
  it('[R7.03] goes between a customer and the staff of the shop, with ids and places from the server', async () => {
    customer = await server.signIn()
    const [mine, theirs] = [await asCustomer(customer), await asStaff()]
    const { conversationId, reload, sequence } = await openShop(mine)
    expect([reload, sequence]).toEqual([true, 0])
    mine.send(write(conversationId, '您好'))
    await mine.hear(isAccepted)
    const list = await server.platform.db.selectFrom('conversations').selectAll().execute()
    expect(list.length).toBe(1)
    await theirs.hear(isFrame('userUnreadCount', ({ userUnreadCount }) => userUnreadCount === 1))
    theirs.send({ operateType: FRAME.open, shopId: '1001', conversationId, known: null })
    expect(textsOf(await theirs.hear(isList))).toEqual(['您好'])
    theirs.send(write(conversationId, '您好，请讲'))
    const told = await mine.hear(isFrame('messageList', ({ sequence: at }) => at === 2))
    expect(told.messageList[0]).toMatchObject({ side: 'staff', senderName: 'service', sequence: 2 })
    mine.send({ operateType: FRAME.read, conversationId, sequence: 2 })
    await mine.hear(isFrame('read', (frame) => frame.sequence === 2))
    await mine.hear(isFrame('userUnreadCount', ({ userUnreadCount }) => userUnreadCount === 0))
    mine.send({ operateType: FRAME.keepAlive, userId: customer.id })
    await mine.hear(isFrame('alive'))
    for (const socket of [mine, theirs]) socket.close()
  })

  it('[R7.03] keeps a message once, however often and over however many lines it is sent (D9)', async () => {
    const user = await server.signIn()
    const lines = await Promise.all([asCustomer(user), asCustomer(user)])
    const { conversationId } = await openShop(lines[0])
    const message = write(conversationId, 'once')
    for (let n = 0; n < 3; n++) for (const line of lines) line.send(message)
    for (const line of lines) await line.hear(isAccepted)
    const rows = await server.platform.db
      .selectFrom('chat_messages')
      .select('id')
      .where('client_id', '=', message.clientId)
      .execute()
    expect(rows.length).toBe(1)
    for (const line of lines) line.close()
  })

  it('[R7.03] that missed 50 messages and 5 edits is told each once, in order, with what is unread (F13)', async () => {
    const user = await server.signIn()
    const theirs = await asStaff()
    let mine = await asCustomer(user)
    const { conversationId, epoch } = await openShop(mine)
    mine.close()
    await mine.closed
    theirs.send({ operateType: FRAME.open, shopId: '1001', conversationId, known: null })
    await theirs.hear(isList)
    const ids: string[] = []
    for (let n = 1; n <= 50; n++) {
      if (n % 20 === 1) server.clock.advance(10_000)
      theirs.send(write(conversationId, `message ${n}`))
      await theirs.hear(isAccepted)
      const { messageList } = await theirs.hear(
        isFrame('messageList', ({ messageList: [only] }) => only?.text === `message ${n}`),
      )
      ids.push(messageList[0]?.id ?? '')
    }
    server.clock.advance(10_000)
    for (const n of [3, 17, 31, 40, 50]) {
      theirs.send({
        operateType: FRAME.edit,
        conversationId,
        messageId: ids[n - 1] ?? '',
        text: `message ${n}!`,
      })
      await theirs.hear(isFrame('messageList', ({ messageList: [only] }) => only?.text === `message ${n}!`))
    }
    const begun = performance.now()
    mine = await openSocket(server, user, { userId: user.id })
    mine.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    expect((await mine.hear(isUnread)).userUnreadCount).toBe(50)
    mine.send({
      operateType: FRAME.open,
      shopId: '1001',
      conversationId: null,
      known: { conversationId, epoch, sequence: 0 },
    })
    const told = await mine.hear(isList)
    expect(performance.now() - begun).toBeLessThan(2_000)
    const byPlace = [...told.messageList].sort((a, b) => a.sequence - b.sequence)
    expect(byPlace.map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, n) =>
        [3, 17, 31, 40, 50].includes(n + 1) ? `message ${n + 1}!` : `message ${n + 1}`,
      ),
    )
    expect([told.reload, told.from, told.sequence]).toEqual([false, 0, 55])
    for (const socket of [mine, theirs]) socket.close()
  })

  it('[R7.03] is told to reload where its place is of another epoch, beyond the end, or too far back (D9)', async () => {
    const user = await server.signIn()
    const mine = await asCustomer(user)
    const { conversationId, epoch } = await openShop(mine)
    for (const known of [
      { conversationId, epoch: epoch + 1, sequence: 0 },
      { conversationId, epoch, sequence: 9 },
      { conversationId: 'another', epoch, sequence: 0 },
    ]) {
      mine.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known })
      expect((await mine.hear(isList)).reload).toBe(true)
    }
    const { db } = server.platform
    const rows = Array.from({ length: 201 }, (_, n) => ({
      id: `bulk-${n}`,
      conversation_id: conversationId,
      client_id: `bulk-message-${n}-abcdef`,
      side: 'staff' as const,
      sender_id: service.id,
      sender_name: 'service',
      body: `bulk ${n}`,
      sku_id: null,
      sequence: n + 1,
      revision: n + 1,
      sent_at: new Date(server.clock()),
      edited_at: null,
    }))
    await db.insertInto('chat_messages').values(rows).execute()
    await db.updateTable('conversations').set({ sequence: 201 }).where('id', '=', conversationId).execute()
    mine.send({
      operateType: FRAME.open,
      shopId: '1001',
      conversationId: null,
      known: { conversationId, epoch, sequence: 0 },
    })
    const told = await mine.hear(isList)
    expect([told.reload, told.more, told.messageList.length, told.sequence]).toEqual([true, true, 50, 201])
    const older = await user.get(chatEndpoints.history, { query: { conversationId, before: 152 } })
    expect([older.records.length, older.records.at(-1)?.sequence, older.more]).toEqual([50, 151, true])
    mine.close()
  })

  it('[R7.03] has an answer to each frame, also where it changes nothing; only that somebody writes has none', async () => {
    const [user, theirs] = [await server.signIn(), await asStaff()]
    const mine = await asCustomer(user)
    const { conversationId } = await openShop(mine)
    const message = write(conversationId, 'first')
    const register = {
      operateType: FRAME.register,
      userId: user.id,
      shopId: '1001',
      side: 'customer',
    } as const
    type Frame = Parameters<TestSocket['send']>[0]
    const answerTo = async (line: TestSocket, frame: Frame, awaited?: string) => {
      // What others' changes tell has come by then.
      line.send({ operateType: FRAME.keepAlive, userId: user.id })
      await line.hear(isFrame('alive'))
      await new Promise((settle) => setTimeout(settle, 100))
      line.frames.length = 0
      line.send(frame)
      line.send({ operateType: FRAME.keepAlive, userId: user.id })
      await line.hear(isFrame('alive'))
      const isAwaited = ({ type }: { readonly type: string }) => awaited === undefined || type === awaited
      await expect.poll(() => line.frames.some(isAwaited) || frame.operateType === FRAME.typing).toBe(true)
      return [...new Set(line.frames.map(({ type }) => type))]
    }
    expect(await answerTo(mine, message, 'accepted')).toContain('accepted')
    expect(await answerTo(mine, message)).toEqual(['accepted'])
    expect(await answerTo(mine, register)).toEqual(['userUnreadCount'])
    const open = { operateType: FRAME.open, shopId: '1001', conversationId: null, known: null } as const
    expect(await answerTo(mine, open, 'messageList')).toContain('messageList')
    const read = { operateType: FRAME.read, conversationId, sequence: 1 } as const
    for (let n = 0; n < 2; n++) expect(await answerTo(mine, read, 'read')).toContain('read')
    const known = await openShop(mine)
    const messageId = known.messageList[0]?.id ?? ''
    const edit = { operateType: FRAME.edit, conversationId, messageId, text: 'second' } as const
    expect(await answerTo(mine, edit, 'messageList')).toContain('messageList')
    expect(await answerTo(mine, edit)).toEqual(['read', 'peerRead'])
    for (const operateType of [FRAME.claim, FRAME.claim, FRAME.finish, FRAME.finish] as const)
      expect(await answerTo(theirs, { operateType, conversationId }, 'userUnreadCount')).toContain(
        'userUnreadCount',
      )
    expect(await answerTo(mine, { operateType: FRAME.typing, conversationId })).toEqual([])
    for (const socket of [mine, theirs]) socket.close()
  })

  it('[R7.03] tells each of the staff which messages they wrote, and each customer theirs', async () => {
    const colleague = await server.signIn({ retailer_id: '1001', role_ids: ['salesBusiness'] })
    const [user, theirs] = [await server.signIn(), await asStaff()]
    const mine = await asCustomer(user)
    const { conversationId } = await openShop(mine)
    const other = await openSocket(server, colleague, { userId: colleague.id })
    other.send({ operateType: FRAME.register, userId: colleague.id, shopId: '1001', side: 'staff' })
    mine.send(write(conversationId, 'question'))
    await mine.hear(isAccepted)
    theirs.send(write(conversationId, 'answer'))
    await theirs.hear(isAccepted)
    const mineOf = async (line: TestSocket) => {
      line.send({ operateType: FRAME.open, shopId: '1001', conversationId, known: null })
      const { messageList } = await line.hear(
        isFrame('messageList', ({ reload, sequence }) => reload && sequence === 2),
      )
      return messageList.map(({ isMine }) => isMine)
    }
    expect(await mineOf(mine)).toEqual([true, false])
    expect(await mineOf(theirs)).toEqual([false, true])
    expect(await mineOf(other)).toEqual([false, false])
    const before = { query: { conversationId, before: 9 } }
    const { records } = await service.get(chatEndpoints.history, before)
    expect(records.map(({ isMine }) => isMine)).toEqual([false, true])
    for (const socket of [mine, theirs, other]) socket.close()
  })

  it('[R7.03] lets a message be changed by who wrote it, for 2 minutes', async () => {
    const user = await server.signIn()
    const [mine, theirs] = [await asCustomer(user), await asStaff()]
    const { conversationId } = await openShop(mine)
    mine.send(write(conversationId, 'first'))
    const { messageList } = await mine.hear(isFrame('messageList', ({ sequence }) => sequence === 1))
    const messageId = messageList[0]?.id ?? ''
    theirs.send({ operateType: FRAME.edit, conversationId, messageId, text: 'forged' })
    expect((await theirs.hear(isRefused)).code).toBe('SYS10002')
    mine.send({ operateType: FRAME.edit, conversationId, messageId, text: 'second' })
    expect(textsOf(await mine.hear(isFrame('messageList', ({ sequence }) => sequence === 2)))).toEqual([
      'second',
    ])
    server.clock.advance(120_000)
    mine.send({ operateType: FRAME.edit, conversationId, messageId, text: 'third' })
    expect(await mine.hear(isRefused)).toMatchObject({ code: 'CHAT10001', details: { minutes: 2 } })
    for (const socket of [mine, theirs]) socket.close()
  })
})

describe('limits of a socket', () => {
  it('[S10] lets 20 messages pass in 10 s and says how long to wait for the next', async () => {
    const user = await server.signIn()
    const mine = await asCustomer(user)
    const { conversationId } = await openShop(mine)
    for (let n = 0; n < 21; n++) mine.send(write(conversationId, `message ${n}`))
    expect(await mine.hear(isRefused)).toMatchObject({ code: 'SYS10006', operateType: FRAME.send })
    const { total } = await server.platform.db
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('conversation_id', '=', conversationId)
      .executeTakeFirstOrThrow()
    expect(total).toBe(20)
    server.clock.advance(10_000)
    mine.send(write(conversationId, 'later'))
    await mine.hear(isFrame('messageList', ({ sequence }) => sequence === 21))
    mine.close()
  })

  it('[S10][H16] lets one sender hold 20 lines: the oldest gives way to the next, and others keep theirs', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    const theirs = await openSocket(server, other, { userId: other.id })
    const lines: TestSocket[] = []
    while (lines.length < MAX_CONNECTIONS) lines.push(await openSocket(server, user, { userId: user.id }))
    const [oldest, second] = lines
    const next = await openSocket(server, user, { userId: user.id })
    expect(await oldest?.closed).toBe(1008)
    for (const [line, id] of [
      [second, user.id],
      [next, user.id],
      [theirs, other.id],
    ] as const) {
      line?.send({ operateType: FRAME.register, userId: id, shopId: '1001', side: 'customer' })
      expect((await line?.hear(isUnread))?.userUnreadCount).toBe(0)
    }
    for (const line of [...lines, next, theirs]) line.close()
  })

  it('[S10][H16] lets one sender hold 20 lines of 200 that open at once, over two processes', async () => {
    const second = await startPeer(server, { listen: true })
    const user = await server.signIn()
    const lines = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        openSocket(i % 2 === 0 ? server : { ...second, platform: server.platform }, user, {
          userId: user.id,
        }),
      ),
    )
    const states = lines.map(({ closed }) => {
      const state = { isOpen: true }
      void closed.then(() => {
        state.isOpen = false
      })
      return state
    })
    const open = () => states.filter(({ isOpen }) => isOpen).length
    await vi.waitFor(() => expect(open()).toBe(MAX_CONNECTIONS), { timeout: 20_000, interval: 100 })
    for (const line of lines) line.close()
    await second.stop()
  })

  it('[S10][P13] closes on a frame above 16 KiB, and answers one that it cannot read', async () => {
    const user = await server.signIn()
    const mine = await asCustomer(user)
    for (const text of ['hello', '[]', '{"operateType":9}', '{"operateType":3,"text":1}']) {
      mine.sendText(text)
      expect((await mine.hear(isRefused)).code).toBe('SYS10001')
    }
    mine.sendText(' '.repeat(16 * 1024 + 1))
    expect(await mine.closed).toBe(1009)
  })
})

describe('who is let in', () => {
  const NEVER = 1006

  it.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['in the name of somebody else', { userId: 'u-somebody-else' }],
    ['with an id that is none', { userId: '../etc' }],
  ])('[S10] nobody %s', async (_, change) => {
    const user = await server.signIn()
    const socket = await openSocket(server, user, { userId: user.id, ...change })
    expect(await socket.closed).toBe(NEVER)
  })

  it('[S10] nobody without a cookie, and no visitor without the cookie that proves the id', async () => {
    const user = await server.signIn()
    expect(await (await openSocket(server, server.visitor(), { userId: user.id })).closed).toBe(NEVER)
    const visitor = server.visitor()
    const { visitorId } = await visitor.get(chatEndpoints.issueVisitor, { body: { fresh: false } })
    expect(await (await openSocket(server, server.visitor(), { userId: visitorId })).closed).toBe(NEVER)
    const let_in = await openSocket(server, visitor, { userId: visitorId })
    let_in.send({ operateType: FRAME.register, userId: visitorId, shopId: '1001', side: 'customer' })
    expect((await let_in.hear(isUnread)).userUnreadCount).toBe(0)
    let_in.close()
  })

  it('[S10] shows out whoever registers as somebody else, or as staff of another shop', async () => {
    const other = await server.signIn({ retailer_id: '1002' })
    const user = await server.signIn()
    for (const [caller, frame] of [
      [user, { userId: service.id, shopId: '1001', side: 'customer' }],
      [user, { userId: user.id, shopId: '1001', side: 'staff' }],
      [other, { userId: other.id, shopId: '1001', side: 'staff' }],
    ] as const) {
      const socket = await openSocket(server, caller, { userId: caller.id })
      socket.send({ operateType: FRAME.register, ...frame })
      await socket.hear(isRefused)
      expect(await socket.closed).toBe(1008)
    }
  })

  it('[S10] shows nobody a foreign conversation, as if it were not there', async () => {
    const owner = await server.signIn()
    const mine = await asCustomer(owner)
    const { conversationId } = await openShop(mine)
    mine.send(write(conversationId, 'secret'))
    await mine.hear(isAccepted)
    const stranger = await server.signIn()
    const foreignStaff = await server.signIn({ retailer_id: '1002' })
    const asForeign = await openSocket(server, foreignStaff, { userId: foreignStaff.id })
    asForeign.send({ operateType: FRAME.register, userId: foreignStaff.id, shopId: '1002', side: 'staff' })
    await asForeign.hear(isUnread)
    for (const socket of [await asCustomer(stranger), asForeign]) {
      for (const id of [conversationId, 'not-there'])
        for (const frame of [
          write(id, 'forged'),
          { operateType: FRAME.read, conversationId: id, sequence: 1 } as const,
          { operateType: FRAME.edit, conversationId: id, messageId: 'm', text: 'forged' } as const,
        ]) {
          socket.send(frame)
          expect((await socket.hear(isRefused)).code).toBe('SYS10002')
        }
      socket.close()
    }
    asForeign.close()
    for (const caller of [stranger, foreignStaff, server.visitor()]) {
      const answer = await caller.call(chatEndpoints.history, { query: { conversationId, before: 99 } })
      expect(E.isLeft(answer) && answer.left.kind === 'refused' && answer.left.error.code).toBe('SYS10002')
    }
    mine.close()
  })

  it('[S10] closes the socket of a session that has ended within 5 s', async () => {
    const user = await server.signIn()
    const mine = await asCustomer(user)
    const begun = performance.now()
    await server.platform.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    expect(await mine.closed).toBe(1008)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

describe('a server that stops', () => {
  it('[R7.03] tells its lines that it goes, after it has kept what they sent', async () => {
    const stopping = await startTestServer({ listen: true })
    await addShop(stopping.platform.db, '1001')
    const user = await stopping.signIn()
    const socket = await openSocket(stopping, user, { userId: user.id })
    socket.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    await socket.hear(isUnread)
    const begun = performance.now()
    await stopping.stop()
    expect(await socket.closed).toBe(1001)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
