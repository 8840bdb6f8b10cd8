import { randomUUID } from 'node:crypto'
import { FRAME } from '@compute-mall/core/chat'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { addShop } from '../testing/chatting.ts'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import { openTestDatabase, startTestServer } from '../testing/index.ts'
import { isFrame, openSocket } from '../testing/socket.ts'
import { type Change, createBus } from './bus.ts'

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('a server that lost its database', () => {
  it('[R7.03, F8, H14] tells its lines afterwards what was said at another server meanwhile', async () => {
    const database = await openTestDatabase('postgres')
    const proxy = await startDatabaseProxy(new URL(database.pool.options.connectionString ?? ''))
    const connection = await connect({ kind: 'postgres', url: proxy.url, connections: 5 }, () => {})
    const other = await startTestServer({ listen: true, connection: database })
    const server = await startTestServer({ listen: true, connection, clock: other.clock })
    await addShop(other.platform.db, '1001')
    const user = await server.signIn()
    const customer = await openSocket(server, user, { userId: user.id })
    customer.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    customer.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known: null })
    const { conversationId } = await customer.hear(isFrame('messageList'))
    const service = await other.signIn({ retailer_id: '1001' })
    const staff = await openSocket(other, service, { userId: service.id })
    staff.send({ operateType: FRAME.register, userId: service.id, shopId: '1001', side: 'staff' })

    proxy.cut()
    staff.send({
      operateType: FRAME.send,
      conversationId,
      clientId: randomUUID(),
      text: 'meanwhile',
      skuId: null,
    })
    await staff.hear(isFrame('accepted'))
    proxy.mend()
    const told = await customer.hear(isFrame('messageList'))
    expect(told.messageList.map(({ text }) => text)).toEqual(['meanwhile'])
    await customer.hear(isFrame('userUnreadCount', ({ userUnreadCount }) => userUnreadCount === 1))

    for (const socket of [customer, staff]) socket.close()
    await server.stop()
    await other.stop()
    proxy.close()
  })

  it('[R7.03, H14] hears again what others say after its line went dead without a word', async () => {
    const server = await startTestServer()
    const { db, connection, log } = server.platform
    const proxy = await startDatabaseProxy(new URL(connection.pool.options.connectionString ?? ''))
    const far = await connect({ kind: 'postgres', url: proxy.url, connections: 1 }, () => {})
    const heard: string[] = []
    const missed = vi.fn()
    const listener = {
      changed: ({ conversationId }: Change) => void heard.push(conversationId),
      typing: () => {},
      missed,
    }
    const bus = createBus(far, db, listener, log, { everyMs: 200, answerMs: 300 })
    const publish = (conversationId: string) =>
      bus.publish(db, { conversationId, customerId: 'u-1', shopId: '1001' })
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(1), 5_000)
    await publish('before')
    await vi.waitFor(() => expect(heard).toEqual(['before']))
    proxy.lose()
    await publish('meanwhile')
    await vi.waitFor(() => expect(missed).toHaveBeenCalledTimes(2), 10_000)
    await publish('after')
    await vi.waitFor(() => expect(heard).toEqual(['before', 'after']))
    proxy.lose()
    const begun = performance.now()
    await bus.stop()
    expect(performance.now() - begun).toBeLessThan(2_000)
    proxy.close()
    await far.close()
    await server.stop()
  })
})
