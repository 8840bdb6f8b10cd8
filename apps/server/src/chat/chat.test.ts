import { randomUUID } from 'node:crypto'
import { chatEndpoints } from '@compute-mall/core/chat'
import { chatFixtures } from '@compute-mall/core/chat/testing'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addShop } from '../testing/chatting.ts'
import { type Caller, startTestServer, type TestServer, type TestUser } from '../testing/index.ts'
import { createBus } from './bus.ts'
import { openConversation, sendMessage } from './store/changes.ts'

let server: TestServer
let service: TestUser
beforeAll(async () => {
  server = await startTestServer()
  await addShop(server.platform.db, '1001')
  service = await server.signIn({ user_name: 'service', retailer_id: '1001' })
})
afterAll(() => server.stop())

const codeOf = (answer: E.Either<unknown, unknown>): unknown =>
  E.isLeft(answer) ? (answer.left as { error?: { code: string } }).error?.code : 'accepted'
const issue = (caller: Caller, fresh: boolean) => caller.get(chatEndpoints.issueVisitor, { body: { fresh } })

/** Says something in the conversation of a customer with the shop, as the customer or as its staff. */
const say = async (
  customerId: string,
  from: { readonly id: string; readonly isStaff: boolean },
  text: string,
) => {
  const { platform, clock } = server
  const { db, connection, log } = platform
  const bus = createBus(connection, db, { changed: () => {}, typing: () => {}, missed: () => {} }, log)
  const now = new Date(clock())
  const opened = await openConversation(db, customerId, '1001', now)
  if (E.isLeft(opened)) throw new Error(opened.left.code)
  const user = from.isStaff
    ? {
        id: from.id,
        userName: 'service',
        language: '',
        roleType: 'common',
        retailerId: '1001',
        duties: new Set(['service']),
        roles: new Set(),
        isMember: false,
        tokenScope: null,
      }
    : null
  const message = {
    conversationId: opened.right.id,
    clientId: randomUUID(),
    text,
    skuId: null,
    language: 'zh' as const,
  }
  const sent = await sendMessage({ db, bus, now }, { id: from.id, user: user as never }, message)
  await bus.stop()
  if (E.isLeft(sent)) throw new Error(sent.left.code)
  return opened.right.id
}

describe('reminders', () => {
  it('[R4.11] hold what is unread in each conversation, and ask for a notice while something is', async () => {
    const user = await server.signIn()
    await say(user.id, { id: user.id, isStaff: false }, '在吗')
    const quiet = await user.get(chatEndpoints.remind, { query: { userId: user.id, side: undefined } })
    expect([quiet.userUnread, quiet.messagePoList[0]?.popRemind]).toEqual([0, 0])
    await say(user.id, { id: service.id, isStaff: true }, '在的')
    const { userUnread, messagePoList } = await user.get(chatEndpoints.remind, {
      query: { userId: user.id, side: undefined },
    })
    expect(userUnread).toBe(1)
    expect(messagePoList).toEqual([
      {
        conversationId: expect.any(String),
        unread: 1,
        shopId: '1001',
        lastTime: '2026-11-21T02:00:00.000Z',
        lastMessage: '在的',
        popRemind: 1,
        shopInfo: { shopName: { zh: '店铺 1001', en: 'Shop 1001' }, id: '1001', logoUrl: null },
      },
    ])
  })

  it('[R4.11] of somebody else are not there', async () => {
    const [user, other] = [await server.signIn(), await server.signIn()]
    for (const caller of [other, server.visitor()])
      expect(
        codeOf(await caller.call(chatEndpoints.remind, { query: { userId: user.id, side: undefined } })),
      ).toBe('SYS10002')
  })

  it('[R4.11] count for staff what is unread in their shop, and for nobody else', async () => {
    const user = await server.signIn()
    const before = await service.get(chatEndpoints.remind, { query: { userId: service.id, side: 'staff' } })
    await say(user.id, { id: user.id, isStaff: false }, '你好')
    const after = await service.get(chatEndpoints.remind, { query: { userId: service.id, side: 'staff' } })
    expect([after.userUnread - before.userUnread, after.messagePoList]).toEqual([1, []])
    const answer = await user.call(chatEndpoints.remind, { query: { userId: user.id, side: 'staff' } })
    expect(codeOf(answer)).toBe('AUTH10004')
  })
})

describe('a visitor id', () => {
  it('[R4.08] is issued by the server, kept by the browser, and proven by a cookie that scripts cannot read', async () => {
    const visitor = server.visitor()
    const first = await issue(visitor, false)
    expect(await issue(visitor, false)).toEqual(first)
    const answer = await server.visitor().send({
      method: 'POST',
      url: '/customerservice/visitor',
      headers: {
        origin: server.platform.config.publicOrigin,
        'x-mall-version': '2.19.0',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'fresh=false',
    })
    expect(answer.cookies[0]).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax' })
  })

  it('[R4.08] that is fresh takes over what the one before it had said', async () => {
    const visitor = server.visitor()
    const { visitorId } = await issue(visitor, false)
    await say(visitorId, { id: visitorId, isStaff: false }, '访客提问')
    const fresh = await issue(visitor, true)
    expect(fresh.visitorId).not.toBe(visitorId)
    const { messagePoList } = await visitor.get(chatEndpoints.remind, {
      query: { userId: fresh.visitorId, side: undefined },
    })
    expect(messagePoList.map(({ lastMessage }) => lastMessage)).toEqual(['访客提问'])
    const old = await visitor.call(chatEndpoints.remind, { query: { userId: visitorId, side: undefined } })
    expect(codeOf(old)).toBe('SYS10002')
  })

  it('[R4.08] is issued 30 times a minute to one address', async () => {
    const ask = () =>
      server
        .visitor()
        .call(chatEndpoints.issueVisitor, { body: { fresh: true } }, { address: '198.51.100.7' })
    for (let n = 0; n < 30; n++) expect(codeOf(await ask())).toBe('accepted')
    expect(codeOf(await ask())).toBe('SYS10006')
  })

  it('[R4.08] is forgotten after 30 days, and an empty conversation after a day', async () => {
    const visitor = server.visitor()
    const { visitorId } = await issue(visitor, false)
    await openConversation(server.platform.db, visitorId, '1001', new Date(server.clock()))
    const left = async () => {
      const { db } = server.platform
      const found = await db.selectFrom('visitors').select('id').where('id', '=', visitorId).execute()
      const open = await db
        .selectFrom('conversations')
        .select('id')
        .where('customer_id', '=', visitorId)
        .execute()
      return [found.length, open.length]
    }
    await server.runJob('chat-upkeep')
    expect(await left()).toEqual([1, 1])
    server.clock.advance(31 * 86_400_000)
    await server.runJob('chat-upkeep')
    expect(await left()).toEqual([0, 0])
    server.clock.set('2026-11-21T02:00:00.000Z')
  })
})

describe('what customer service is told', () => {
  const forged = {
    ...chatFixtures.chatUserInfo,
    userName: 'somebody important',
    userLabel: 'VIP',
    salerFullName: '王经理',
    clusterDetail: ['别的中心 root'],
    groupNameList: ['g1', '\u200b'],
    isLeader: true,
    groupUsersInfos: ['forged'],
  }
  const infoFor = async (caller: Caller, conversationId: string) =>
    caller.get(chatEndpoints.customerInfoOf, { query: { conversationId } })

  it('[R6.07] of a leader includes the members of the group, as the server knows them', async () => {
    const leader = await server.signIn({ user_name: 'li', group: { id: 'g1', isLeader: true } })
    const member = await server.signIn({ user_name: 'wang', group: { id: 'g1', isLeader: false } })
    const conversationId = await say(leader.id, { id: leader.id, isStaff: false }, '你好')
    expect(await infoFor(service, conversationId)).toBeNull()
    const told = await leader.get(chatEndpoints.customerInfo, { body: forged })
    expect([told.userName, told.isLeader, told.groupUsersInfos]).toEqual(['li', true, ['li', 'wang']])
    expect(await infoFor(service, conversationId)).toEqual(told)
    expect(told.userLabel).not.toBe('VIP')
    const ofMember = await member.get(chatEndpoints.customerInfo, { body: forged })
    expect([ofMember.userName, ofMember.isLeader, ofMember.groupUsersInfos]).toEqual(['wang', false, []])
  })

  it('[R7.06][S4] has beside it what customers say of themselves, as what is not known', async () => {
    const leader = await server.signIn({ user_name: 'sun', group: { id: 'g7', isLeader: true } })
    const { stated, ...known } = await leader.get(chatEndpoints.customerInfo, {
      body: { ...forged, groupNameList: ['group g7', '课题二组', '\u200b'] },
    })
    expect(stated).toEqual(['somebody important', '王经理', '别的中心 root', '课题二组'])
    expect([known.salerFullName, known.clusterDetail, known.groupNameList]).toEqual([null, [], ['group g7']])
  })

  it('[R6.07] is shown to the staff of the shop alone', async () => {
    const user = await server.signIn()
    const conversationId = await say(user.id, { id: user.id, isStaff: false }, '你好')
    for (const caller of [user, await server.signIn({ retailer_id: '1002' })])
      expect(codeOf(await caller.call(chatEndpoints.customerInfoOf, { query: { conversationId } }))).toBe(
        'SYS10002',
      )
  })
})

describe('the list of conversations', () => {
  it('[R7.03] shows staff who has written to their shop, newest first', async () => {
    const user = await server.signIn({ user_name: 'zhao' })
    server.clock.advance(60_000)
    await say(user.id, { id: user.id, isStaff: false }, '最新的问题')
    const { total, records } = await service.get(chatEndpoints.conversations, {
      query: { start: 0, limit: 2, filter: undefined, conversationId: undefined },
    })
    expect(total).toBeGreaterThan(2)
    expect(records[0]).toMatchObject({ customerName: 'zhao', unread: 1, lastMessage: '最新的问题' })
    expect(
      codeOf(
        await user.call(chatEndpoints.conversations, {
          query: { start: 0, limit: 2, filter: undefined, conversationId: undefined },
        }),
      ),
    ).toBe('AUTH10004')
  })
})
