import { randomUUID } from 'node:crypto'
import { type ChatMessage, chatEndpoints, FRAME } from '@compute-mall/core/chat'
import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { type Shop, serviceStateAt, shopEndpoints } from '@compute-mall/core/shop'
import { platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  intentFor,
  putOnSale,
  type Sale,
  startSeededServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'
import { isFrame, openSocket, type TestSocket } from '../testing/socket.ts'

const SHOP = '1001'
let server: TestServer
let service: TestUser

beforeAll(async () => {
  server = await startSeededServer({ listen: true })
  service = await server.signIn({ retailer_id: SHOP, shop_duties: ['service'] })
})
afterAll(() => server.stop())

const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? (answer.left as { error?: { code: string } }).error?.code : 'accepted'

const filters = (filter: 'unanswered' | 'mine' | 'all' | 'done') => ({
  query: { start: 0, limit: 120, filter, conversationId: undefined },
})

const lineOf = async (user: TestUser, side: 'customer' | 'staff'): Promise<TestSocket> => {
  const socket = await openSocket(server, user, { userId: user.id })
  socket.send({ operateType: FRAME.register, userId: user.id, shopId: SHOP, side })
  await socket.hear(isFrame('userUnreadCount'))
  return socket
}

const openedBy = async (socket: TestSocket, conversationId: string | null) => {
  socket.send({ operateType: FRAME.open, shopId: SHOP, conversationId, known: null })
  return socket.hear(isFrame('messageList'))
}

const say = async (socket: TestSocket, conversationId: string, text: string, skuId: string | null = null) => {
  const clientId = randomUUID()
  socket.send({ operateType: FRAME.send, conversationId, clientId, text, skuId })
  await socket.hear(isFrame('accepted', (frame) => frame.clientId === clientId))
  return clientId
}

const listed = async (filter: 'unanswered' | 'mine' | 'all' | 'done', conversationId: string) => {
  const { records } = await service.get(chatEndpoints.conversations, filters(filter))
  return records.find((each) => each.conversationId === conversationId)
}

describe('a conversation at the desk', () => {
  it('[R4.03] is unanswered, claimed by the first reply, done, and reopened by the customer', async () => {
    const customer = await server.signIn()
    const [mine, theirs] = [await lineOf(customer, 'customer'), await lineOf(service, 'staff')]
    const { conversationId } = await openedBy(mine, null)
    await openedBy(theirs, conversationId)
    await say(mine, conversationId, '能试用吗')
    expect(await listed('unanswered', conversationId)).toMatchObject({ isUnanswered: true, claimedBy: null })
    await say(theirs, conversationId, '可以，7 天')
    expect(await listed('unanswered', conversationId)).toBeUndefined()
    expect(await listed('mine', conversationId)).toMatchObject({ claimedBy: service.id })
    const one = await service.get(chatEndpoints.conversations, {
      query: { start: 0, limit: 1, filter: 'all', conversationId },
    })
    expect(one.records.map((each) => each.conversationId)).toEqual([conversationId])
    theirs.send({ operateType: FRAME.finish, conversationId })
    await expect.poll(() => listed('done', conversationId)).toMatchObject({ isDone: true })
    expect(await listed('mine', conversationId)).toBeUndefined()
    await say(mine, conversationId, '还有一个问题')
    expect(await listed('unanswered', conversationId)).toMatchObject({ isDone: false })
    for (const socket of [mine, theirs]) socket.close()
  })

  it('[J9] is answered by one of the staff until another takes it over, or the customer comes back (CHAT10002)', async () => {
    const colleague = await server.signIn({ retailer_id: SHOP, shop_duties: ['service'] })
    const customer = await server.signIn()
    const [mine, theirs, other] = [
      await lineOf(customer, 'customer'),
      await lineOf(service, 'staff'),
      await lineOf(colleague, 'staff'),
    ]
    const { conversationId } = await openedBy(mine, null)
    await openedBy(theirs, conversationId)
    await openedBy(other, conversationId)
    await say(mine, conversationId, '在吗')
    await say(theirs, conversationId, '在的')
    const reply = { operateType: FRAME.send, conversationId, text: '我来答', skuId: null } as const
    other.send({ ...reply, clientId: randomUUID() })
    expect(await other.hear(isFrame('refused'))).toMatchObject({
      code: 'CHAT10002',
      details: { name: expect.stringMatching(/^user-/) },
    })
    other.send({ operateType: FRAME.claim, conversationId })
    await expect.poll(() => listed('all', conversationId)).toMatchObject({ claimedBy: colleague.id })
    await say(other, conversationId, '我来答')
    theirs.send({ ...reply, clientId: randomUUID() })
    expect(await theirs.hear(isFrame('refused'))).toMatchObject({ code: 'CHAT10002' })
    other.send({ operateType: FRAME.finish, conversationId })
    await expect.poll(() => listed('done', conversationId)).toMatchObject({ isDone: true })
    await say(mine, conversationId, '又有问题')
    expect(await listed('unanswered', conversationId)).toMatchObject({ claimedBy: null, isDone: false })
    await say(theirs, conversationId, '这次我来')
    for (const socket of [mine, theirs, other]) socket.close()
  })

  it('[R7.03] tells who is typing and how far the other side has read, and never less than before', async () => {
    const customer = await server.signIn()
    const [mine, theirs] = [await lineOf(customer, 'customer'), await lineOf(service, 'staff')]
    const { conversationId } = await openedBy(mine, null)
    await openedBy(theirs, conversationId)
    theirs.send({ operateType: FRAME.typing, conversationId })
    expect(await mine.hear(isFrame('typing'))).toMatchObject({ conversationId })
    await say(mine, conversationId, '一')
    await say(mine, conversationId, '二')
    theirs.send({ operateType: FRAME.read, conversationId, sequence: 2 })
    await mine.hear(isFrame('peerRead', ({ sequence }) => sequence === 2))
    theirs.send({ operateType: FRAME.read, conversationId, sequence: 1 })
    mine.frames.length = 0
    await say(mine, conversationId, '三')
    expect(await mine.hear(isFrame('peerRead'))).toMatchObject({ sequence: 2 })
    for (const socket of [mine, theirs]) socket.close()
  })

  it('[S10] is nobody else’s: no claim, note or typing by a stranger, and no duty no desk', async () => {
    const [customer, stranger] = [await server.signIn(), await server.signIn()]
    const clerk = await server.signIn({ retailer_id: SHOP, shop_duties: ['goods'] })
    const mine = await lineOf(customer, 'customer')
    const { conversationId } = await openedBy(mine, null)
    await say(mine, conversationId, '在吗')
    const foreign = await lineOf(stranger, 'customer')
    for (const operateType of [FRAME.typing, FRAME.claim, FRAME.finish]) {
      foreign.send({ operateType, conversationId })
      expect(await foreign.hear(isFrame('refused'))).toMatchObject({ operateType, code: 'SYS10002' })
    }
    mine.send({ operateType: FRAME.finish, conversationId })
    expect(await mine.hear(isFrame('refused'))).toMatchObject({ operateType: FRAME.finish, code: 'SYS10002' })
    const note = { body: { conversationId, text: '内部' } }
    for (const caller of [customer, stranger, clerk])
      expect(codeOf(await caller.call(chatEndpoints.addNote, note))).toBe('AUTH10004')
    const elsewhere = await server.signIn({ retailer_id: '1002', shop_duties: ['service'] })
    expect(codeOf(await elsewhere.call(chatEndpoints.addNote, note))).toBe('SYS10002')
    expect(codeOf(await clerk.call(chatEndpoints.conversations, filters('all')))).toBe('AUTH10004')
    for (const socket of [mine, foreign]) socket.close()
  })

  it('[S10][H11] says nothing of a message of somebody else whose id is sent again', async () => {
    const [customer, stranger] = [await server.signIn(), await server.signIn()]
    const [mine, foreign] = [await lineOf(customer, 'customer'), await lineOf(stranger, 'customer')]
    const { conversationId } = await openedBy(mine, null)
    const clientId = await say(mine, conversationId, '我的')
    const own = await openedBy(foreign, null)
    foreign.send({
      operateType: FRAME.send,
      conversationId: own.conversationId,
      clientId,
      text: '偷看',
      skuId: null,
    })
    const answer = await foreign.hear(isFrame('accepted'))
    expect(answer.conversationId).toBe(own.conversationId)
    for (const socket of [mine, foreign]) socket.close()
  })
})

describe('a conversation about an order', () => {
  it('[R2.15][S1] is begun by customer service with who bought from their shop, once, and by nobody else', async () => {
    const { db } = server.platform
    const customer = await server.signIn({ group: { id: 'g-reached', isLeader: true } })
    const intent = intentFor(await putOnSale(db), { amount: 10 })
    const { total, agreementVersion } = await customer.get(orderEndpoints.quote, { body: intent })
    const body = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
    const { orderId } = await customer.get(orderEndpoints.create, { body })
    const { id: lineId } = await db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const asked = { body: { lineId } }
    const { conversationId } = await service.get(chatEndpoints.withBuyer, asked)
    expect(await service.get(chatEndpoints.withBuyer, asked)).toEqual({ conversationId })
    // Nothing was said yet: it stands open for staff and in nobody's list.
    const one = { query: { ...filters('all').query, conversationId } }
    expect((await service.get(chatEndpoints.conversations, one)).records).toMatchObject([
      { conversationId, customerId: customer.id, unread: 0, lastMessage: '', isUnanswered: false },
    ])
    expect(await listed('all', conversationId)).toBeUndefined()
    const staff = await lineOf(service, 'staff')
    await openedBy(staff, conversationId)
    await say(staff, conversationId, '您好，关于您的订单')
    expect(
      (await customer.get(chatEndpoints.remind, { query: { userId: customer.id, side: undefined } }))
        .userUnread,
    ).toBe(1)
    const clerk = await server.signIn({ retailer_id: SHOP, shop_duties: ['goods'] })
    const foreign = await server.signIn({ retailer_id: '1002', shop_duties: ['service'] })
    expect(codeOf(await customer.call(chatEndpoints.withBuyer, asked))).toBe('AUTH10004')
    expect(codeOf(await clerk.call(chatEndpoints.withBuyer, asked))).toBe('AUTH10004')
    expect(codeOf(await foreign.call(chatEndpoints.withBuyer, asked))).toBe('SYS10002')
    staff.close()
  })
})

describe('the background of a conversation', () => {
  it('[R6.07][S1] is what its customer ordered from this shop and asked about, for the staff of it alone', async () => {
    const { db } = server.platform
    const [sale, other] = [await putOnSale(db), await putOnSale(db)]
    const customer = await server.signIn({ group: { id: 'g-asking', isLeader: true } })
    const place = async (what: Sale) => {
      const intent = intentFor(what, { amount: 10 })
      const { total, agreementVersion } = await customer.get(orderEndpoints.quote, { body: intent })
      const body = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
      return customer.get(orderEndpoints.create, { body })
    }
    const [bought, elsewhere] = [await place(sale), await place(other)]
    await db
      .updateTable('order_lines' as never)
      .set({ document: sql`document::jsonb || '{"shopId":"1002"}'::jsonb` } as never)
      .where('order_id' as never, '=', elsewhere.orderId as never)
      .execute()
    await db
      .updateTable('goods' as never)
      .set({ shop_id: '1002' } as never)
      .where('id' as never, '=', other.goodsId as never)
      .execute()
    const mine = await lineOf(customer, 'customer')
    const { conversationId } = await openedBy(mine, null)
    const background = () => service.get(chatEndpoints.background, { query: { conversationId } })
    await say(mine, conversationId, '在吗')
    expect((await background()).goods).toEqual([])
    for (const skuId of [sale.skuId, other.skuId]) await say(mine, conversationId, '请问', skuId)
    expect(await background()).toMatchObject({
      orders: [{ orderNo: bought.orderNo, skuId: sale.skuId, status: 'unpaid', provision: 'pending' }],
      goods: [{ skuId: sale.skuId, goodsId: sale.goodsId, name: { zh: 'A800 八卡节点' } }],
    })
    const asked = { query: { conversationId } }
    const clerk = await server.signIn({ retailer_id: SHOP, shop_duties: ['goods'] })
    const foreign = await server.signIn({ retailer_id: '1002', shop_duties: ['service'] })
    expect(codeOf(await customer.call(chatEndpoints.background, asked))).toBe('AUTH10004')
    expect(codeOf(await clerk.call(chatEndpoints.background, asked))).toBe('AUTH10004')
    expect(codeOf(await foreign.call(chatEndpoints.background, asked))).toBe('SYS10002')
    mine.close()
  })
})

describe('staff', () => {
  it('[R4.03] note for themselves what no customer sees', async () => {
    const customer = await server.signIn()
    const mine = await lineOf(customer, 'customer')
    const { conversationId } = await openedBy(mine, null)
    await say(mine, conversationId, '在吗')
    await service.get(chatEndpoints.addNote, { body: { conversationId, text: '老客户' } })
    const notes = await service.get(chatEndpoints.notes, { query: { conversationId } })
    expect(notes.map(({ text }) => text)).toEqual(['老客户'])
    expect(codeOf(await customer.call(chatEndpoints.notes, { query: { conversationId } }))).toBe('AUTH10004')
    mine.close()
  })

  it('[R4.03] have canned replies, shared and their own', async () => {
    const colleague = await server.signIn({ retailer_id: SHOP, shop_duties: ['service'] })
    await service.get(chatEndpoints.addCannedReply, { body: { title: '问候', text: '您好', shared: true } })
    const own = await service.get(chatEndpoints.addCannedReply, {
      body: { title: '我的', text: '稍等', shared: false },
    })
    const seen = await colleague.get(chatEndpoints.cannedReplies, {})
    expect(seen.map(({ title }) => title)).toEqual(['问候'])
    expect(codeOf(await colleague.call(chatEndpoints.removeCannedReply, { body: { id: own.id } }))).toBe(
      'SYS10002',
    )
    expect(await service.get(chatEndpoints.removeCannedReply, { body: { id: own.id } })).toHaveLength(1)
  })

  it('[R4.03][S1] put canned replies into their order and change them, each noted, and no others', async () => {
    const written = async (title: string) =>
      service.get(chatEndpoints.addCannedReply, { body: { title, text: `${title}。`, shared: false } })
    const [a, b] = [await written('甲'), await written('乙')]
    const titles = async () => (await service.get(chatEndpoints.cannedReplies, {})).map(({ title }) => title)
    expect((await titles()).slice(-2)).toEqual(['甲', '乙'])
    const ordered = await service.get(chatEndpoints.orderCannedReplies, { body: { id: [b.id, a.id] } })
    expect(ordered.slice(0, 2).map(({ title }) => title)).toEqual(['乙', '甲'])
    const change = { body: { id: a.id, title: '丙', text: '丙。', shared: true } }
    expect(await service.get(chatEndpoints.changeCannedReply, change)).toMatchObject({ isShared: true })
    expect((await titles()).slice(0, 2)).toEqual(['乙', '丙'])
    const colleague = await server.signIn({ retailer_id: SHOP, shop_duties: ['service'] })
    const foreign = await server.signIn({ retailer_id: '1002', shop_duties: ['service'] })
    const others = { body: { ...change.body, id: b.id } }
    for (const stranger of [colleague, foreign]) {
      expect(codeOf(await stranger.call(chatEndpoints.changeCannedReply, others))).toBe('SYS10002')
      expect(codeOf(await stranger.call(chatEndpoints.orderCannedReplies, { body: { id: [b.id] } }))).toBe(
        'SYS10002',
      )
    }
    const noted = await server.platform.db
      .selectFrom('audit_log')
      .select(['action', 'source'])
      .where('action', 'in', ['cannedReply.ordered', 'cannedReply.changed'])
      .orderBy('action')
      .execute()
    expect(noted).toEqual([
      { action: 'cannedReply.changed', source: 'seller' },
      { action: 'cannedReply.ordered', source: 'seller' },
    ])
  })
})

const setShop = (change: Readonly<Record<string, unknown>>) =>
  server.platform.db
    .updateTable('shops' as never)
    .set(change as never)
    .where('id' as never, '=', SHOP as never)
    .execute()

describe('a closed shop', () => {
  it('[R4.11][W37] answers automatically once in each closed period, and reminds nobody of it', async () => {
    await setShop({ service_time: '09:00-09:01', has_workday: false })
    const customer = await server.signIn()
    const mine = await lineOf(customer, 'customer')
    const { conversationId } = await openedBy(mine, null)
    await say(mine, conversationId, '在吗')
    await say(mine, conversationId, '有人吗')
    const { records } = await customer.get(chatEndpoints.history, {
      query: { conversationId, before: 1_000 },
    })
    expect(records.map(({ isAutomatic }: ChatMessage) => isAutomatic)).toEqual([false, true, false])
    const { userUnread, messagePoList } = await customer.get(chatEndpoints.remind, {
      query: { userId: customer.id, side: undefined },
    })
    expect([userUnread, messagePoList[0]?.popRemind]).toEqual([0, 0])
    expect(await listed('unanswered', conversationId)).toMatchObject({ isUnanswered: true })
    mine.close()
  })

  it('[J11] is closed on its days off too, and says so in its own words', async () => {
    const today = platformDay(server.clock())
    await setShop({ service_time: '00:00-24:00', days_off: [today], away_message: '今天盘点，明天见' })
    const mine = await lineOf(await server.signIn(), 'customer')
    const { conversationId } = await openedBy(mine, null)
    await say(mine, conversationId, '在吗')
    const { messageList } = await openedBy(mine, null)
    expect(messageList.map(({ text, isAutomatic }) => [text, isAutomatic])).toEqual([
      ['在吗', false],
      ['今天盘点，明天见', true],
    ])
    const { right: shop } = (await service.call(shopEndpoints.detail, { params: { id: SHOP } })) as {
      right: Shop
    }
    expect(serviceStateAt(shop, server.clock())).toMatchObject({ isOpen: false })
    await setShop({ days_off: [] })
    const next = await lineOf(await server.signIn(), 'customer')
    const open = await openedBy(next, null)
    await say(next, open.conversationId, '开门了吗')
    expect((await openedBy(next, null)).messageList).toHaveLength(1)
    for (const socket of [mine, next]) socket.close()
  })
})

describe('what was said', () => {
  it('[W25] is kept for 2 years: the old beginning of a conversation goes, an old conversation goes whole', async () => {
    const { db } = server.platform
    const [old, alive] = [await server.signIn(), await server.signIn()]
    const lines = [await lineOf(old, 'customer'), await lineOf(alive, 'customer')]
    const ids: string[] = []
    for (const line of lines) {
      const { conversationId } = await openedBy(line, null)
      await say(line, conversationId, '第一句')
      await say(line, conversationId, '第二句')
      ids.push(conversationId)
    }
    const [gone = '', kept = ''] = ids
    const note = { body: { conversationId: gone, text: '内部' } }
    await service.get(chatEndpoints.addNote, note)
    const longAgo = new Date(server.clock() - 2 * 365 * 86_400_000 - 1)
    const aged = (sequence: number) => (each: string) =>
      db
        .updateTable('chat_messages' as never)
        .set({ sent_at: longAgo } as never)
        .where('conversation_id' as never, '=', each as never)
        .where('sequence' as never, '<=', sequence as never)
        .execute()
    await aged(2)(gone)
    await aged(1)(kept)
    const begun = db.updateTable('conversations' as never)
    await begun
      .set({ created_at: longAgo } as never)
      .where('id' as never, 'in', ids as never)
      .execute()
    await begun
      .set({ last_at: longAgo } as never)
      .where('id' as never, '=', gone as never)
      .execute()
    await server.runJob('chat-upkeep')
    const left = await db
      .selectFrom('chat_messages')
      .select(['body', 'sequence'])
      .where('conversation_id', 'in', ids)
      .execute()
    expect(left).toEqual([{ body: '第二句', sequence: 2 }])
    expect(await listed('all', gone)).toBeUndefined()
    expect(
      await db.selectFrom('chat_notes').select('id').where('conversation_id', '=', gone).execute(),
    ).toEqual([])
    expect(await listed('all', kept)).toMatchObject({ unread: 1, lastMessage: '第二句' })
    const noted = await db
      .selectFrom('audit_log')
      .select(['source', 'after'])
      .where('action', '=', 'chat.forgotten')
      .execute()
    expect(noted).toEqual([{ source: 'job', after: { conversations: 1, messages: 1, notes: 0 } }])
    await server.runJob('chat-upkeep')
    expect(
      await db.selectFrom('audit_log').select('id').where('action', '=', 'chat.forgotten').execute(),
    ).toHaveLength(1)
    for (const line of lines) line.close()
  })
})

describe('a visitor who signs in', () => {
  it('[W24] takes the conversation along, or staff see that both belong together', async () => {
    const visitor = server.visitor()
    const issue = async () =>
      (await visitor.get(chatEndpoints.issueVisitor, { body: { fresh: false } })).visitorId
    const visitorId = await issue()
    const before = await openSocket(server, visitor, { userId: visitorId })
    before.send({ operateType: FRAME.register, userId: visitorId, shopId: SHOP, side: 'customer' })
    await before.hear(isFrame('userUnreadCount'))
    const { conversationId } = await openedBy(before, null)
    await say(before, conversationId, '访客提问')
    before.close()
    const user = await server.signIn()
    for (const [name, value] of visitor.cookies) if (/visitor/.test(name)) user.cookies.set(name, value)
    const mine = await lineOf(user, 'customer')
    const own = await openedBy(mine, null)
    expect(own.conversationId).toBe(conversationId)
    expect(own.messageList.filter(({ side }) => side === 'customer').map(({ text }) => text)).toEqual([
      '访客提问',
    ])
    mine.close()

    const next = server.visitor()
    const { visitorId: nextId } = await next.get(chatEndpoints.issueVisitor, { body: { fresh: false } })
    const asked = await openSocket(server, next, { userId: nextId })
    asked.send({ operateType: FRAME.register, userId: nextId, shopId: SHOP, side: 'customer' })
    await asked.hear(isFrame('userUnreadCount'))
    const second = await openedBy(asked, null)
    await say(asked, second.conversationId, '另一台设备')
    asked.close()
    for (const [name, value] of next.cookies) if (/visitor/.test(name)) user.cookies.set(name, value)
    const both = await lineOf(user, 'customer')
    expect((await openedBy(both, null)).conversationId).toBe(conversationId)
    await expect
      .poll(() => listed('all', second.conversationId))
      .toMatchObject({ customerName: null, linkedName: expect.stringMatching(/^user-/) })
    both.close()
  })
})
