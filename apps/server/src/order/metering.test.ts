import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints } from '@compute-mall/core/order'
import { provisionEndpoints } from '@compute-mall/core/provision'
import { DAY_MS, MINUTE_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestClock,
  freeOf,
  intentFor,
  type NewSale,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'
import { meterUse } from './metering.ts'
import { embeddedProvisioner, type Metered, type Provisioner } from './provisioner.ts'

const query = { ...readList(noticeList, []).query, kind: ['amountUsed' as const] }
const ended = { ...query, kind: ['amountEnded' as const] }

describe('what is bought by amount', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ clock: createTestClock('2026-11-21T02:00:00.000Z') })
    await publishAgreement(server.platform.db)
  })
  afterAll(() => server.stop())

  const bought = async (amount: number, sale: NewSale = {}) => {
    const buyer = await server.signIn()
    const onSale = await putOnSale(server.platform.db, { price: '0.00', ...sale })
    const made = await order(buyer, intentFor(onSale, { amount }))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    const { orderId } = made.right
    const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId } })
    return { buyerId: buyer.id, orderId, lineId: lines[0]?.lineId ?? '', onSale }
  }
  type Bought = Awaited<ReturnType<typeof bought>>
  const again = (one: Bought): Promise<TestUser> => server.signInAgain(one.buyerId)
  const usedOf = async (one: Bought) => {
    const { usage } = await (await again(one)).get(provisionEndpoints.detail, {
      params: { lineId: one.lineId },
    })
    return usage?.used ?? null
  }
  const toldOf = async (one: Bought) =>
    (await (await again(one)).get(noticeEndpoints.list, { query })).records.map(
      ({ subjectId, details: { percent } }) => [subjectId, percent],
    )
  /** A centre that says what it is told to, and keeps what it was asked about. */
  const saying = (answer: (line: Metered) => number | undefined) => {
    const asked: string[] = []
    const provisioner: Provisioner = {
      ...embeddedProvisioner(server.platform),
      use: async (lines) => {
        asked.push(...lines.map(({ lineId }) => lineId))
        return E.right(
          new Map(
            lines.flatMap((line): [string, number][] => {
              const used = answer(line)
              return used === undefined ? [] : [[line.lineId, used]]
            }),
          ),
        )
      },
    }
    return { asked, provisioner }
  }
  const later = (ms: number): void => server.clock.advance(ms)

  it('[R3.10] says on line, list and page how much is used and left, as the demonstration centre has it', async () => {
    const one = await bought(100)
    expect(await usedOf(one)).toBeNull()
    later(3 * DAY_MS)
    await server.runJob('metering')
    const buyer = await again(one)
    const measured = { used: 10, at: new Date(server.clock()).toISOString() }
    const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId: one.orderId } })
    expect(lines[0]?.provision.usage).toEqual(measured)
    expect((await buyer.get(provisionEndpoints.detail, { params: { lineId: one.lineId } })).usage).toEqual(
      measured,
    )
    const secrets = await buyer.get(provisionEndpoints.secrets, { params: { lineId: one.lineId } })
    const key = secrets.find((secret) => secret.key === 'key')?.value
    const queue = await server.http.inject({
      url: `/demo-center/${one.lineId}/queue`,
      headers: { authorization: `Bearer ${key}` },
    })
    expect(queue.json()).toMatchObject({ used: 10, left: 90, unit: 'cardHour' })
  })

  it('[R3.10] is told to its owner at 80 and 95 %, each once, and never becomes more than was bought', async () => {
    const one = await bought(1000)
    const steps = [799.99, 800, 900, 950.5, 1200] as const
    const seen: unknown[] = []
    for (const used of steps) {
      later(5 * MINUTE_MS)
      await meterUse(server.platform, saying(({ lineId }) => (lineId === one.lineId ? used : 0)).provisioner)
      seen.push([await usedOf(one), (await toldOf(one)).map(([, percent]) => percent)])
    }
    expect(seen).toEqual([
      [799.99, []],
      [800, [80]],
      [900, [80]],
      [950.5, [95, 80]],
      [1000, [95, 80]],
    ])
    expect((await toldOf(one)).map(([lineId]) => lineId)).toEqual([one.lineId, one.lineId])
  })

  it('[R3.10] is not given back by a centre that counts anew, nor lost when it cannot be asked', async () => {
    const one = await bought(100)
    const measure = async (used: number | undefined) => {
      later(5 * MINUTE_MS)
      await meterUse(server.platform, saying(({ lineId }) => (lineId === one.lineId ? used : 0)).provisioner)
      return usedOf(one)
    }
    expect(await measure(40)).toBe(40)
    expect(await measure(3)).toBe(40)
    expect(await measure(undefined)).toBe(40)
    later(5 * MINUTE_MS)
    const away = { ...embeddedProvisioner(server.platform), use: async () => E.left('the centre is away') }
    await meterUse(server.platform, away)
    const broken = {
      ...away,
      use: async () => {
        throw new Error('no such address')
      },
    }
    await meterUse(server.platform, broken)
    expect(await usedOf(one)).toBe(40)
  })

  it('[R3.10] is asked about every five minutes while it is open, and nothing else is', async () => {
    const one = await bought(10)
    const byTime = await bought(1, { billingType: 'MONTH' })
    const space = await bought(1, { unit: 'gbMonth' })
    later(5 * MINUTE_MS)
    const ask = async (): Promise<readonly string[]> => {
      const { asked, provisioner } = saying(() => 1)
      await meterUse(server.platform, provisioner)
      return asked
    }
    const first = await ask()
    expect(first).toContain(one.lineId)
    expect(first).not.toContain(byTime.lineId)
    expect(first).not.toContain(space.lineId)
    expect(await ask()).toEqual([])
    later(5 * MINUTE_MS)
    expect(await ask()).toContain(one.lineId)
    await (await again(one)).get(provisionEndpoints.release, { params: { lineId: one.lineId } })
    later(5 * MINUTE_MS)
    expect(await ask()).not.toContain(one.lineId)
  })
  const measure = async (one: Bought, used: number): Promise<void> => {
    later(5 * MINUTE_MS)
    await meterUse(server.platform, saying(({ lineId }) => (lineId === one.lineId ? used : 0)).provisioner)
  }
  const detailOf = async (one: Bought) =>
    (await again(one)).get(provisionEndpoints.detail, { params: { lineId: one.lineId } })

  it('[R3.10][D24] ends when nothing is left of it: owner and leader are told, its data are kept for 7 days', async () => {
    const leader = await server.signIn({ group: { id: 'g-metering', isLeader: true } })
    const one = await bought(10, { free: 15 })
    await server.platform.db
      .insertInto('group_members')
      .values({ group_id: 'g-metering', user_id: one.buyerId, is_leader: false })
      .execute()
    await measure(one, 9.99)
    await server.runJob('provisioning')
    expect((await detailOf(one)).status).toBe('open')
    await measure(one, 10)
    const at = server.clock()
    await server.runJob('provisioning')
    const keptUntil = new Date(at + 7 * DAY_MS).toISOString()
    expect(await detailOf(one)).toMatchObject({
      status: 'expired',
      endTime: new Date(at).toISOString(),
      keptUntil,
      access: [],
      terms: [{ endTime: new Date(at).toISOString() }],
      usage: { used: 10 },
    })
    const details = { goodsName: expect.any(String), date: keptUntil.slice(0, 10) }
    for (const userId of [one.buyerId, leader.id]) {
      const reader = await server.signInAgain(userId)
      const { records } = await reader.get(noticeEndpoints.list, { query: ended })
      expect(records).toMatchObject([{ subjectId: one.lineId, details }])
    }
    await server.runJob('resource-endings')
    const all = await (await again(one)).get(noticeEndpoints.list, {
      query: { ...query, kind: ['resourceEnding'] },
    })
    expect(all.records).toEqual([])
    const { asked, provisioner } = saying(() => 10)
    later(5 * MINUTE_MS)
    await meterUse(server.platform, provisioner)
    expect(asked).not.toContain(one.lineId)
    later(7 * DAY_MS)
    await server.runJob('provisioning')
    expect((await detailOf(one)).status).toBe('released')
    expect(await freeOf(server.platform.db, one.onSale)).toBe(5)
  })

  it('[D24] gives back into stock what is left of it when it is released, and no more', async () => {
    const one = await bought(10, { free: 15 })
    const other = await bought(10, { free: 15 })
    await measure(one, 3.5)
    for (const each of [one, other])
      await (await again(each)).get(provisionEndpoints.release, { params: { lineId: each.lineId } })
    expect(await freeOf(server.platform.db, one.onSale)).toBe(11)
    expect(await freeOf(server.platform.db, other.onSale)).toBe(15)
  })
})
