import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { FRAME } from '@compute-mall/core/chat'
import { SECOND_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../platform/database/index.ts'
import { addShop } from '../testing/chatting.ts'
import { openTestDatabase, startTestServer, type TestServer } from '../testing/index.ts'
import { randomFrom, seedsFor } from '../testing/random.ts'
import { isFrame, openSocket, type TestSocket } from '../testing/socket.ts'

/** L5: `SOCKETS=5000 CHAT_SECONDS=600 CHAT_RATE=200` is the long form; `SEEDS=1` repeats a run. */
const SOCKETS = Number(process.env.SOCKETS ?? 200)
const SECONDS = Number(process.env.CHAT_SECONDS ?? 3)
const RATE = Number(process.env.CHAT_RATE ?? 20)
/** The short form runs beside all other tests, and only shows that nothing queues up or is lost. */
const P95_MS = process.env.CHAT_SECONDS === undefined ? 10 * SECOND_MS : 500
/** Whoever writes does so at most twice a second, within 20 messages in 10 s. */
const MAX_EACH = 2

const onPostgres = process.env.DATABASE_URL_TEST !== undefined
const [seed = 0] = seedsFor(1)

/** Servers over one database: two on PostgreSQL, and one where the database is embedded. */
const startServers = async (): Promise<readonly TestServer[]> => {
  const database = await openTestDatabase()
  const first = await startTestServer({ listen: true, connection: database })
  if (!onPostgres) return [first]
  const url = database.pool.options.connectionString ?? ''
  const connection = await connect({ kind: 'postgres', url, connections: 20 }, () => {})
  return [await startTestServer({ listen: true, connection, clock: first.clock }), first]
}

interface Customer {
  readonly socket: TestSocket
  readonly conversationId: string
}

describe(`sockets of ${onPostgres ? 'two servers over one database' : 'a server'}`, () => {
  let servers: readonly TestServer[] = []
  beforeAll(async () => {
    servers = await startServers()
    const [server] = servers
    if (server !== undefined) await addShop(server.platform.db, '1001')
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.stop()
  })
  const serverAt = (index: number): TestServer => {
    const server = servers[index % servers.length]
    if (server === undefined) throw new Error('no server')
    return server
  }

  const openCustomer = async (index: number): Promise<Customer> => {
    const server = serverAt(index)
    const user = await server.signIn()
    const socket = await openSocket(server, user, { userId: user.id })
    socket.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    socket.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known: null })
    const { conversationId } = await socket.hear(isFrame('messageList'))
    return { socket, conversationId }
  }

  it('[R7.03] tell what was said over one to those at the other', async () => {
    const { socket, conversationId } = await openCustomer(0)
    const other = serverAt(1)
    const service = await other.signIn({ retailer_id: '1001' })
    const staff = await openSocket(other, service, { userId: service.id })
    staff.send({ operateType: FRAME.register, userId: service.id, shopId: '1001', side: 'staff' })
    staff.send({ operateType: FRAME.open, shopId: '1001', conversationId, known: null })
    await staff.hear(isFrame('messageList'))
    for (let n = 1; n <= 5; n++) {
      socket.send({
        operateType: FRAME.send,
        conversationId,
        clientId: randomUUID(),
        text: `to ${n}`,
        skuId: null,
      })
      await staff.hear(
        isFrame('messageList', ({ messageList }) => messageList.some(({ text }) => text === `to ${n}`)),
      )
      staff.send({
        operateType: FRAME.send,
        conversationId,
        clientId: randomUUID(),
        text: `fro ${n}`,
        skuId: null,
      })
      await socket.hear(
        isFrame('messageList', ({ messageList }) => messageList.some(({ text }) => text === `fro ${n}`)),
      )
    }
    for (const each of [socket, staff]) each.close()
  })

  it('[F13][R7.03] a line of one that missed 50 messages and 5 edits at the other has each once, in order, with what is unread, within 2 s', async () => {
    const [here, there] = [serverAt(0), serverAt(1)]
    const user = await here.signIn()
    const service = await there.signIn({ retailer_id: '1001' })
    const lost = await openSocket(here, user, { userId: user.id })
    lost.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    lost.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known: null })
    const { conversationId, epoch } = await lost.hear(isFrame('messageList'))
    lost.close()
    await lost.closed
    const staff = await openSocket(there, service, { userId: service.id })
    staff.send({ operateType: FRAME.register, userId: service.id, shopId: '1001', side: 'staff' })
    staff.send({ operateType: FRAME.open, shopId: '1001', conversationId, known: null })
    await staff.hear(isFrame('messageList'))
    const ids: string[] = []
    const told = (text: string) =>
      staff.hear(isFrame('messageList', ({ messageList }) => messageList.some((each) => each.text === text)))
    for (let n = 1; n <= 50; n++) {
      // Nobody says more than 20 in 10 s.
      if (n % 20 === 1) here.clock.advance(10 * SECOND_MS)
      const text = `message ${n}`
      staff.send({ operateType: FRAME.send, conversationId, clientId: randomUUID(), text, skuId: null })
      const { messageList } = await told(text)
      ids.push(messageList[0]?.id ?? '')
    }
    here.clock.advance(10 * SECOND_MS)
    const edited = [3, 17, 31, 40, 50]
    for (const n of edited) {
      const [messageId = '', text] = [ids[n - 1], `message ${n}!`]
      staff.send({ operateType: FRAME.edit, conversationId, messageId, text })
      await told(text)
    }
    const begun = performance.now()
    const back = await openSocket(here, user, { userId: user.id })
    back.send({ operateType: FRAME.register, userId: user.id, shopId: '1001', side: 'customer' })
    expect((await back.hear(isFrame('userUnreadCount'))).userUnreadCount).toBe(50)
    const known = { conversationId, epoch, sequence: 0 }
    back.send({ operateType: FRAME.open, shopId: '1001', conversationId: null, known })
    const { messageList } = await back.hear(isFrame('messageList'))
    expect(performance.now() - begun).toBeLessThan(2_000)
    expect(messageList.toSorted((a, b) => a.sequence - b.sequence).map(({ text }) => text)).toEqual(
      Array.from({ length: 50 }, (_, n) => `message ${n + 1}${edited.includes(n + 1) ? '!' : ''}`),
    )
    for (const each of [back, staff]) each.close()
  })

  it(
    `[L5] ${SOCKETS} of them carry ${RATE} messages a second for ${SECONDS} s, and none is lost (seed ${seed})`,
    async () => {
      const random = randomFrom(seed)
      const customers: Customer[] = []
      while (customers.length < SOCKETS) {
        const batch = Math.min(20, SOCKETS - customers.length)
        customers.push(
          ...(await Promise.all(Array.from({ length: batch }, (_, n) => openCustomer(customers.length + n)))),
        )
      }
      const times: number[] = []
      const say = async ({ socket, conversationId }: Customer): Promise<void> => {
        const text = randomUUID()
        const begun = performance.now()
        socket.send({ operateType: FRAME.send, conversationId, clientId: text, text, skuId: null })
        await socket.hear(
          isFrame('messageList', ({ messageList }) => messageList.some((each) => each.text === text)),
        )
        times.push(performance.now() - begun)
      }
      const under: Promise<void>[] = []
      const spoken = new Map<Customer, number>()
      for (let second = 0; second < SECONDS; second++) {
        spoken.clear()
        for (let n = 0; n < RATE; n++) {
          const customer = customers[Math.floor(random() * customers.length)]
          const count = customer === undefined ? MAX_EACH : (spoken.get(customer) ?? 0)
          if (customer === undefined || count >= MAX_EACH) continue
          spoken.set(customer, count + 1)
          under.push(say(customer))
          await sleep(SECOND_MS / RATE)
        }
        serverAt(0).clock.advance(SECOND_MS)
      }
      await Promise.all(under)
      const { total } = await serverAt(0)
        .platform.db.selectFrom('chat_messages')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where('body', 'not like', '% %')
        .executeTakeFirstOrThrow()
      expect([total, times.length]).toEqual([under.length, under.length])
      const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
      if (process.env.CHAT_SECONDS !== undefined)
        console.info(`${times.length} messages, delivery p95 ${Math.round(p95)} ms`)
      expect(p95).toBeLessThan(P95_MS)
      for (const { socket } of customers) socket.close()
    },
    120_000 + 3 * SECONDS * SECOND_MS + SOCKETS * 200,
  )
})
