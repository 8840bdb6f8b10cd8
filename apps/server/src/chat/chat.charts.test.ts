import { type Chat, chatEndpoints, connectionView } from '@compute-mall/core/chat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chartsOf, textsIn, writeIn } from '../testing/chatCharts.ts'
import { addShop } from '../testing/chatting.ts'
import { type Caller, startTestServer, type TestServer } from '../testing/index.ts'

const PATIENCE = { timeout: 20_000 }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ listen: true })
  await addShop(server.platform.db, '1001')
})
afterAll(() => server.stop())

const chatOf = (caller: Caller, side: 'customer' | 'staff') =>
  chartsOf({
    caller,
    side,
    at: () => ({ origin: server.origin, publicOrigin: server.platform.config.publicOrigin }),
  })
const write = (conversation: ReturnType<Chat['open']>, text: string): void =>
  writeIn(conversation, text, server.clock())

describe('the charts of the core, over a socket of Node’s own', () => {
  it('[R7.03, R4.08] carry a visitor’s question to the staff and the answer back, over a line that breaks', async () => {
    const visitor = server.visitor()
    const customer = chatOf(visitor, 'customer')
    customer.userLoaded(null)
    const asking = customer.open('1001')
    write(asking, '可以开发票吗？')
    await expect.poll(() => textsIn(asking), PATIENCE).toEqual(['可以开发票吗？'])

    const service = await server.signIn({ user_name: 'service', retailer_id: '1001' })
    const staff = chatOf(service, 'staff')
    staff.userLoaded(service.id)
    await expect.poll(() => staff.reminders.getSnapshot().context.unread, PATIENCE).toBe(1)
    const { records } = await service.get(chatEndpoints.conversations, {
      query: { start: 0, limit: 10, filter: undefined, conversationId: undefined },
    })
    const answering = staff.open('1001', records[0]?.conversationId)

    customer.cut()
    await expect
      .poll(() => connectionView(customer.connection.getSnapshot()).phase, PATIENCE)
      .toBe('retrying')
    write(asking, '在吗？')
    write(answering, '可以的')
    const said = () => [...textsIn(asking)].sort()
    await expect.poll(said, PATIENCE).toEqual(['可以开发票吗？', '可以的', '在吗？'].sort())
    await expect.poll(() => textsIn(answering), PATIENCE).toEqual(textsIn(asking))
    expect(asking.getSnapshot().context.outbox).toEqual([])

    asking.send({ type: 'conversation.read' })
    await expect.poll(() => customer.connection.getSnapshot().context.unread, PATIENCE).toBe(0)
    for (const chat of [customer, staff]) chat.stop()
  })
})
