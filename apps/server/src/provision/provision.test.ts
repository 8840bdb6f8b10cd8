import { auditEndpoints, auditList } from '@compute-mall/core/audit'
import { E } from '@compute-mall/core/fp'
import { GoodsKind } from '@compute-mall/core/goods'
import { readList } from '@compute-mall/core/list'
import { orderEndpoints } from '@compute-mall/core/order'
import { filledCommand, provisionEndpoints, resourceList } from '@compute-mall/core/provision'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveAccess } from '../order/index.ts'
import {
  AGREEMENT,
  freeOf,
  intentFor,
  type NewSale,
  type NewUser,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
  type TestUser,
  type Wish,
} from '../testing/index.ts'

const { list, counts, detail, secrets, release } = provisionEndpoints
const everything = readList(resourceList, []).query
const refused = (code: string) =>
  expect.objectContaining({
    left: expect.objectContaining({ error: expect.objectContaining({ code }) }),
  })

describe('what customers have opened', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { CENTER_SSH_PORT: '2222' } })
    await publishAgreement(server.platform.db)
  })
  afterAll(() => server.stop())

  /** Something that costs nothing and is open: a cloud server for a month, unless told otherwise. */
  const opened = async (sale: NewSale = {}, wish: Wish & { user?: NewUser } = {}) => {
    const buyer = await server.signIn(wish.user)
    return { buyer, ...(await buy(buyer, sale, wish)) }
  }
  const buy = async (buyer: TestUser, sale: NewSale = {}, wish: Wish = {}) => {
    const onSale = await putOnSale(server.platform.db, {
      kind: 'cloudServer',
      price: '0.00',
      billingType: 'MONTH',
      free: 10,
      ...sale,
    })
    const made = await order(buyer, intentFor(onSale, wish))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    await server.runJob('provisioning')
    await server.runJob('provisioning')
    const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId: made.right.orderId } })
    return { sale: onSale, orderId: made.right.orderId, lineId: lines[0]?.lineId ?? '' }
  }
  const listed = async (user: TestUser, query: Partial<typeof everything> = {}) =>
    (await user.get(list, { query: { ...everything, ...query } })).records.map(({ lineId }) => lineId)

  it('[R3.10] are listed with state, centre and end, and filtered by each', async () => {
    const { buyer, lineId } = await opened()
    const other = await buy(buyer, { kind: 'software', billingType: 'FOREVER', clusterId: '' })
    const { records } = await buyer.get(list, { query: everything })
    expect(records[1]).toMatchObject({
      lineId,
      status: 'open',
      clusterId: 'c-kunshan',
      openTime: '2026-11-21T02:00:00.000Z',
      endTime: '2026-12-21T02:00:00.000Z',
      isOwn: true,
    })
    expect(await listed(buyer)).toEqual([other.lineId, lineId])
    expect(await listed(buyer, { kind: 'software' })).toEqual([other.lineId])
    expect(await listed(buyer, { clusterId: 'c-kunshan' })).toEqual([lineId])
    expect(await listed(buyer, { endsWithin: 30 })).toEqual([lineId])
    expect(await listed(buyer, { endsWithin: 7 })).toEqual([])
    expect(await listed(buyer, { status: 'failed' })).toEqual([])
    expect(await listed(buyer, { keyword: 'A800' })).toHaveLength(2)
    expect(await listed(buyer, { keyword: '100%' })).toEqual([])
    expect(await listed(buyer, { sort: 'endTime' })).toEqual([lineId, other.lineId])
    expect(await buyer.get(counts, {})).toEqual([
      expect.objectContaining({ clusterId: 'c-kunshan', status: 'open', count: 1 }),
      expect.objectContaining({ clusterId: null, status: 'open', count: 1 }),
    ])
  })

  it('[R9.02] are told page by page', async () => {
    const buyer = await server.signIn()
    const ids = []
    for (let i = 0; i < 3; i++) ids.push((await buy(buyer)).lineId)
    const first = await buyer.get(list, { query: { ...everything, sort: 'endTime', limit: 2 } })
    const query = { ...everything, sort: 'endTime' as const, limit: 2, cursor: first.nextCursor ?? undefined }
    const second = await buyer.get(list, { query })
    expect([...first.records, ...second.records].map(({ lineId }) => lineId).sort()).toEqual([...ids].sort())
    expect(second.nextCursor).toBeNull()
  })

  it('[R4.05] keep their secrets until their owner asks, and note that in the audit log', async () => {
    const { buyer, lineId, orderId } = await opened()
    const { access } = await buyer.get(detail, { params: { lineId } })
    expect(access.filter(({ kind }) => kind === 'secret').map(({ key, value }) => [key, value])).toEqual([
      ['password', null],
      ['key', null],
    ])
    const told = await buyer.get(secrets, { params: { lineId } })
    expect(told.map(({ key, value }) => [key, value.length > 8])).toEqual([
      ['password', true],
      ['key', true],
    ])
    const stored = await server.platform.db
      .selectFrom('order_lines')
      .select('access')
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow()
    for (const { value } of told) {
      expect(JSON.stringify(stored.access)).not.toContain(value)
      const bought = await buyer.get(orderEndpoints.detail, { params: { orderId } })
      expect(JSON.stringify(bought)).not.toContain(value)
    }
    const auditor = await server.signIn({ role_type: 'manager', role_ids: ['operateadmin'] })
    const query = { ...readList(auditList, []).query, objectId: lineId }
    expect((await auditor.get(auditEndpoints.list, { query })).records).toEqual([
      expect.objectContaining({ action: 'resource.secretsRead', actorId: buyer.id, source: 'user' }),
    ])
  })

  it.each(GoodsKind.values.filter((kind) => kind !== 'service'))(
    '[R4.05] of the kind %s come with a command that the demonstration centre answers to the key alone',
    async (kind) => {
      const { buyer, lineId } = await opened({ kind, billingType: 'FREE' })
      const { access } = await buyer.get(detail, { params: { lineId } })
      const keys = new Map(
        (await buyer.get(secrets, { params: { lineId } })).map(({ key, value }) => [key, value] as const),
      )
      const command = access.findLast((value) => value.kind === 'command')?.value ?? ''
      const [, address = ''] = / '(http[^']+)'$/.exec(command) ?? []
      const method = command.includes('-X POST') || command.includes(' -d ') ? 'POST' : 'GET'
      const [, authorization = ''] = /'Authorization: ([^']+)'/.exec(filledCommand(command, keys)) ?? []
      const url = new URL(address).pathname
      const answered = await server.http.inject({ method, url, headers: { authorization } })
      expect([url, answered.statusCode]).toEqual([url, 200])
      const without = await server.http.inject({ method, url, headers: { authorization: 'Bearer cm-0' } })
      expect(without.statusCode).toBe(401)
      await buyer.get(release, { params: { lineId } })
      expect((await server.http.inject({ method, url, headers: { authorization } })).statusCode).toBe(404)
    },
  )

  it('[R4.05] of a platform are opened in a browser, by account and password, until they are released', async () => {
    const { buyer, lineId } = await opened({ kind: 'saas', billingType: 'FREE' })
    const { access } = await buyer.get(detail, { params: { lineId } })
    const told = await buyer.get(secrets, { params: { lineId } })
    const of = (key: string) => access.find((value) => value.key === key)?.value ?? ''
    const password = told.find(({ key }) => key === 'password')?.value ?? ''
    const visit = async (account: string, given: string) => {
      const authorization = `Basic ${Buffer.from(`${account}:${given}`).toString('base64')}`
      const headers = { authorization, 'accept-language': 'en' }
      const { statusCode, body } = await server.http.inject({ url: new URL(of('url')).pathname, headers })
      return [statusCode, body] as const
    }
    const asked = await server.http.inject({ url: new URL(of('url')).pathname })
    expect([asked.statusCode, asked.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="demo", charset="UTF-8"',
    ])
    expect(await visit(of('account'), password)).toEqual([
      200,
      expect.stringContaining(`You are signed in as ${of('account')}. The application is running.`),
    ])
    expect((await visit(of('account'), 'guessed'))[0]).toBe(401)
    expect((await visit('root', password))[0]).toBe(401)
    await buyer.get(release, { params: { lineId } })
    expect((await visit(of('account'), password))[0]).toBe(404)
  })

  it('[R1.07] of the demonstration have what they are used by, and what was opened keeps its own', async () => {
    const { db } = server.platform
    const [seeded, bought] = [await opened({ kind: 'storage' }), await opened({ kind: 'storage' })]
    const write = (lineId: string, access: string) =>
      db.updateTable('order_lines').set({ access }).where('id', '=', lineId).execute()
    await write(seeded.lineId, '[]')
    await write(
      bought.lineId,
      JSON.stringify([{ name: { zh: '队列', en: 'Queue' }, kind: 'plain', key: 'q', value: 'gpu' }]),
    )
    await giveAccess(db, server.platform)
    const keysOf = async ({ buyer, lineId }: typeof seeded) =>
      (await buyer.get(detail, { params: { lineId } })).access.map(({ key }) => key)
    expect(await keysOf(seeded)).toEqual([
      'host',
      'port',
      'account',
      'password',
      'mount',
      'protocol',
      'key',
      'usage',
    ])
    expect(await keysOf(bought)).toEqual(['q'])
    expect(await seeded.buyer.get(secrets, { params: { lineId: seeded.lineId } })).toHaveLength(2)
  })

  it('[D24] are given back by their owner once, with their stock', async () => {
    const { buyer, lineId, sale } = await opened()
    expect(await freeOf(server.platform.db, sale)).toBe(9)
    expect(await buyer.get(release, { params: { lineId } })).toMatchObject({ status: 'released', access: [] })
    expect(await freeOf(server.platform.db, sale)).toBe(10)
    expect(await buyer.call(release, { params: { lineId } })).toEqual(refused('RESOURCE10004'))
    expect(await freeOf(server.platform.db, sale)).toBe(10)
  })

  it('[D24] tell the terms they were bought for, and until when their data are kept', async () => {
    const { buyer, lineId, orderId } = await opened()
    const consent = { quotedTotal: '0.00', agreed: true, agreementVersion: AGREEMENT }
    const renewed = await buyer.get(orderEndpoints.renew, { body: { lineId, duration: 2, ...consent } })
    expect((await buyer.get(detail, { params: { lineId } })).terms).toMatchObject([
      { orderId, startTime: '2026-11-21T02:00:00.000Z', endTime: '2026-12-21T02:00:00.000Z' },
      {
        orderId: renewed.orderId,
        startTime: '2026-12-21T02:00:00.000Z',
        endTime: '2027-02-21T02:00:00.000Z',
      },
    ])
    expect(await listed(buyer)).toEqual([lineId])
    server.clock.advance(Date.parse('2027-02-21T02:00:01.000Z') - server.clock())
    await server.runJob('provisioning')
    const again = await server.signInAgain(buyer.id)
    expect(await again.get(detail, { params: { lineId } })).toMatchObject({
      status: 'expired',
      access: [],
      keptUntil: new Date(server.clock() + 7 * DAY_MS).toISOString(),
    })
  })

  it('[S1] are nobody else’s, but for the group’s leader to see', async () => {
    const group = { id: 'g-resources', isLeader: false }
    const { buyer: member, lineId } = await opened(
      { kind: 'software', billingType: 'FOREVER' },
      { user: { group } },
    )
    const leader = await server.signIn({ group: { ...group, isLeader: true } })
    const stranger = await server.signIn()
    for (const call of [detail, secrets, release])
      expect(await stranger.call(call, { params: { lineId } })).toEqual(refused('SYS10002'))
    expect(await leader.get(detail, { params: { lineId } })).toMatchObject({ isOwn: false, access: [] })
    for (const call of [secrets, release])
      expect(await leader.call(call, { params: { lineId } })).toEqual(refused('SYS10002'))
    expect([await listed(leader), await listed(leader, { scope: 'group' })]).toEqual([[], [lineId]])
    expect(await listed(member, { scope: 'group' })).toEqual([])
  })
})
