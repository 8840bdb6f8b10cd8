import { setTimeout as sleep } from 'node:timers/promises'
import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { orderEndpoints } from '@compute-mall/core/order'
import { searchEndpoints } from '@compute-mall/core/search'
import { searchFixtures } from '@compute-mall/core/search/testing'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  freeOf,
  intentFor,
  publishAgreement,
  putOnSale,
  requestFor,
  startPeer,
  startTestServer,
  type TestServer,
} from '../testing/index.ts'
import { createRequestCounts } from './http/requestCounts.ts'
import { buildServer } from './http/server.ts'
import { claimRecent } from './limits.ts'

let one: TestServer
let other: TestServer
beforeAll(async () => {
  one = await startTestServer()
  other = await startPeer(one)
})
afterAll(async () => {
  await other.stop()
  await one.stop()
})

const limited = ({ platform }: TestServer): Promise<FastifyInstance> =>
  buildServer({
    platform: { ...platform, config: { ...platform.config, rateLimit: 10 } },
    contract: {},
    modules: {},
    authenticate: async () => null,
  })

describe('two processes on one database', () => {
  it('[S11][H14][H16] count the requests of an address once, within a second', async () => {
    const apps = [await limited(one), await limited(other)]
    const ask = async (app: FastifyInstance | undefined, remoteAddress: string) =>
      (await app?.inject({ url: '/healthz', remoteAddress }))?.statusCode
    for (const app of apps) for (let i = 0; i < 6; i++) expect(await ask(app, '10.0.0.1')).toBe(200)
    // Counts are exchanged twice a second; a busy machine takes longer.
    const refusals = async () => [await ask(apps[0], '10.0.0.1'), await ask(apps[1], '10.0.0.1')]
    await vi.waitFor(async () => expect(await refusals()).toEqual([429, 429]), {
      timeout: 10_000,
      interval: 500,
    })
    for (const app of apps) expect(await ask(app, '10.0.0.2')).toBe(200)
    one.clock.advance(60_000)
    for (const app of apps) expect(await ask(app, '10.0.0.1')).toBe(200)
    for (const app of apps) await app.close()
  })

  it('[S11][H16] lose no request from the count when they exchange it at once', async () => {
    const log = pino({ level: 'silent' })
    const counters = [one, other].map(({ platform: { db }, clock }) =>
      createRequestCounts({ db, clock, log }),
    )
    for (let round = 0; round < 5; round++) {
      for (const counter of counters) for (let i = 0; i < 3; i++) counter.add('10.0.0.9')
      await Promise.all(counters.map((counter) => counter.share()))
    }
    const totals = counters.map((counter) => counter.add('10.0.0.9').current)
    await Promise.all(counters.map((counter) => counter.share()))
    for (const counter of counters) counter.stop()
    expect(Math.max(...totals)).toBe(31)
    const rows = await one.platform.db.selectFrom('request_counts').select('count').execute()
    expect(rows.map(({ count }) => count)).toContain(32)
  })

  it('[S11][H16] let a sender of chat send 20 messages in 10 s, wherever they are sent', async () => {
    const claim = ({ platform: { db }, clock }: TestServer) =>
      claimRecent(db, { subject: 'chat:u-1', window: { most: 20, ms: 10_000 } }, clock())
    const claims = await Promise.all(Array.from({ length: 40 }, (_, i) => claim(i % 2 === 0 ? one : other)))
    expect(claims.filter((seconds) => seconds === 0)).toHaveLength(20)
    expect(claims.filter((seconds) => seconds === 10)).toHaveLength(20)
    one.clock.advance(9_999)
    expect(await claim(other)).toBe(1)
    one.clock.advance(1)
    expect([await claim(one), await claim(other)]).toEqual([0, 0])
  })

  it('[S10][H14] end a session for both within a second', async () => {
    const user = await one.signIn()
    const there = other.visitor()
    for (const [name, value] of user.cookies) there.cookies.set(name, value)
    const isKnown = async () => E.isRight(await there.call(identityEndpoints.userClusterInfo, {}))
    expect(await isKnown()).toBe(true)
    await user.send({ method: 'GET', url: '/ac/api/auth/logoutSso.action?logoutUrl=/' })
    expect(E.isRight(await user.call(identityEndpoints.userClusterInfo, {}))).toBe(false)
    one.clock.advance(1_000)
    expect(await isKnown()).toBe(false)
  })

  it('[S11][H14] delay sign-in after ten wrong passwords, wherever they were tried', async () => {
    const guess = (server: TestServer) =>
      server.visitor().send({
        method: 'POST',
        url: '/sso/sign-in',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-mall-version': '2.19.0',
          origin: one.origin,
        },
        payload: 'account=nobody&password=wrong&service=%2F',
      })
    const codes: string[] = []
    for (let i = 0; i < 11; i++)
      codes.push((await guess(i % 2 === 0 ? one : other)).json<{ readonly code: string }>().code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'AUTH10002'), 'AUTH10003'])
  })

  it('[R3.03][H14] answer a search alike within a second after the index changed', async () => {
    const total = async (server: TestServer) =>
      (await server.visitor().get(searchEndpoints.resource, { body: searchFixtures.request(undefined) }))
        .total
    await putOnSale(one.platform.db)
    await one.runJob('search-refresh')
    await sleep(1_100)
    const before = [await total(one), await total(other)]
    await putOnSale(one.platform.db)
    await one.runJob('search-refresh')
    await sleep(1_100)
    expect(before).toEqual([1, 1])
    expect([await total(one), await total(other)]).toEqual([2, 2])
  })

  it('[D3][H14] make a change once under one key, whichever of them it is sent to', async () => {
    await publishAgreement(one.platform.db)
    const sale = await putOnSale(one.platform.db, { free: 10 })
    const user = await one.signIn({ group: { id: 'keyed', isLeader: true } })
    const there = other.visitor()
    for (const [name, value] of user.cookies) there.cookies.set(name, value)
    const body = requestFor(intentFor(sale), '25.60')
    const order = (caller: typeof there) =>
      caller.call(orderEndpoints.create, { body }, { key: 'k'.repeat(20) })
    const atOnce = await Promise.all([order(user), order(there), order(user), order(there)])
    const orders = atOnce.flatMap((answer) => (E.isRight(answer) ? [answer.right.orderId] : []))
    expect(new Set(orders).size).toBe(1)
    expect(await order(there)).toEqual(await order(user))
    expect(await freeOf(one.platform.db, sale)).toBe(9)
  })
})
