import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const query = { ...readList(noticeList, []).query, kind: ['resourceEnding' as const] }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await publishAgreement(server.platform.db)
})
afterAll(() => server.stop())

/** Something that costs nothing, open for so many months. */
const open = async (buyer: TestUser, duration: number) => {
  const sale = await putOnSale(server.platform.db, {
    kind: 'software',
    price: '0.00',
    billingType: 'MONTH',
    clusterId: '',
    free: 10,
  })
  const made = await order(buyer, intentFor(sale, { duration }))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  await server.runJob('provisioning')
  await server.runJob('provisioning')
}
const told = async (userId: string) => {
  const reader = await server.signInAgain(userId)
  const { records } = await reader.get(noticeEndpoints.list, { query })
  return records.map(({ details }) => details)
}

describe('what is about to end', () => {
  it('[R3.10] is told to owner and leader at 30, 14, 7, 1 and 0 days, all in one, each once', async () => {
    const group = `g-ending`
    const leader = await server.signIn({ group: { id: group, isLeader: true } })
    const owner = await server.signIn({ group: { id: group, isLeader: false }, phone: '13900007777' })
    const other = await server.signIn()
    await open(owner, 6)
    await open(owner, 6)
    await open(other, 6)
    const end = await server.platform.db.selectFrom('order_lines').select('ends_at').executeTakeFirstOrThrow()
    const endsAt = end.ends_at?.getTime() ?? 0
    const seen: number[] = []
    for (const days of [31, 30, 29, 14, 7, 1, 0]) {
      // Two hours before the hour at which they end.
      server.clock.advance(endsAt - days * DAY_MS - 3_600_000 - server.clock())
      await server.runJob('resource-endings')
      await server.runJob('resource-endings')
      seen.push((await told(owner.id)).length)
    }
    expect(seen).toEqual([0, 1, 1, 2, 3, 4, 5])
    expect((await told(owner.id))[0]).toEqual({ amount: 2, date: '2027-05-21' })
    expect(await told(leader.id)).toEqual(await told(owner.id))
    expect((await told(other.id)).map(({ amount }) => amount)).toEqual([1, 1, 1, 1, 1])
    await server.runJob('notice-texts')
    expect(server.outbox.texts().filter(({ phone }) => phone === '13900007777')).toEqual([])
  })

  it('[R3.10] is told by text message to who chose so', async () => {
    const owner = await server.signIn({ phone: '13900008888', language: 'en' })
    await owner.get(noticeEndpoints.choose, { body: { sms: ['resourceEnding'], mail: [] } })
    await open(owner, 6)
    server.clock.advance(170 * DAY_MS)
    await server.runJob('resource-endings')
    await server.runJob('notice-texts')
    const texts = server.outbox.texts().filter(({ phone }) => phone === '13900008888')
    expect(texts.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Resources about to end: 1, the first on \d{4}-\d\d-\d\d\.$/),
    ])
  })

  it('[R3.10] is told to nobody by night', async () => {
    const owner = await server.signIn()
    await open(owner, 6)
    server.clock.advance(175 * DAY_MS + 12 * 3_600_000)
    await server.runJob('resource-endings')
    expect(await told(owner.id)).toEqual([])
  })
})
