import { randomUUID } from 'node:crypto'
import { FRAME } from '@compute-mall/core/chat'
import { describe, expect, it } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { addShop } from '../testing/chatting.ts'
import { startDatabaseProxy } from '../testing/databaseProxy.ts'
import { openTestDatabase, startTestServer } from '../testing/index.ts'
import { isFrame, openSocket } from '../testing/socket.ts'

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
})
