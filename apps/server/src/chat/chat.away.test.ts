import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { addShop } from '../testing/chatting.ts'
import { openTestDatabase, startTestServer } from '../testing/index.ts'
import { startLine } from '../testing/line.ts'
import { isFrame, openSocket } from '../testing/socket.ts'

describe.runIf(process.env.DATABASE_URL_TEST !== undefined)('a server that lost its database', () => {
  it('[R7.03, F8, H14] tells its lines afterwards what was said at another server meanwhile', async () => {
    const database = await openTestDatabase('postgres')
    const line = await startLine(new URL(database.pool.options.connectionString ?? ''))
    const connection = await connect({ kind: 'postgres', url: line.url, connections: 5 }, () => {})
    const other = await startTestServer({ listen: true, connection: database })
    const server = await startTestServer({ listen: true, connection, clock: other.clock })
    await addShop(other.platform.db, '1001')
    const user = await server.signIn()
    const customer = await openSocket(server, user, { userId: user.id })
    customer.send({ operateType: 1, userId: user.id, shopId: '1001', side: 'customer' })
    customer.send({ operateType: 6, shopId: '1001', conversationId: null, known: null })
    const { conversationId } = await customer.hear(isFrame('messageList'))
    const service = await other.signIn({ retailer_id: '1001' })
    const staff = await openSocket(other, service, { userId: service.id })
    staff.send({ operateType: 1, userId: service.id, shopId: '1001', side: 'staff' })

    line.cut()
    staff.send({ operateType: 3, conversationId, clientId: randomUUID(), text: 'meanwhile', skuId: null })
    await staff.hear(isFrame('accepted'))
    line.mend()
    const told = await customer.hear(isFrame('messageList'))
    expect(told.messageList.map(({ text }) => text)).toEqual(['meanwhile'])
    await customer.hear(isFrame('userUnreadCount', ({ userUnreadCount }) => userUnreadCount === 1))

    for (const socket of [customer, staff]) socket.close()
    await server.stop()
    await other.stop()
    line.close()
  })
})
