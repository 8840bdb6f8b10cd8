import { E } from '@compute-mall/core/fp'
import { identityEndpoints } from '@compute-mall/core/identity'
import { orderEndpoints } from '@compute-mall/core/order'
import { siteEndpoints } from '@compute-mall/core/site'
import { DAY_MS } from '@compute-mall/core/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createTestClock,
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  requestFor,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/index.ts'

const PHONE = '13822220001'
const NEXT = '2026-12'
const title = { zh: '隐私政策', en: 'Privacy policy' }

describe('what a user has accepted', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ clock: createTestClock('2026-11-21T02:00:00.000Z') })
    const { db } = server.platform
    await publishAgreement(db)
    await db
      .insertInto('documents')
      .values({
        kind: 'privacy',
        version: '2026-03',
        effective_at: new Date('2026-03-01T00:00:00Z'),
        title,
        sections: JSON.stringify([]) as never,
      })
      .execute()
    await db
      .insertInto('agreements')
      .values({
        version: NEXT,
        effective_at: new Date('2026-12-01T00:00:00Z'),
        title: { zh: '算力服务协议', en: 'Compute service agreement' },
        sections: JSON.stringify([]) as never,
      })
      .execute()
  })
  afterAll(() => server.stop())

  const registered = async (): Promise<TestUser> => {
    const visitor = server.visitor()
    await visitor.get(identityEndpoints.sendSignInCode, { body: { phone: PHONE } })
    const code = /\d{6}/.exec(server.outbox.texts()[0]?.text ?? '')?.[0] ?? ''
    await visitor.get(identityEndpoints.signInByCode, {
      body: { phone: PHONE, code, agreed: true, service: '/ui/mall/' },
    })
    const { id } = await server.platform.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', PHONE)
      .executeTakeFirstOrThrow()
    return server.signInAgain(id)
  }
  const told = async (user: TestUser) =>
    (await user.get(siteEndpoints.accepted, {})).map(({ kind, version, acceptedAt, order, isCurrent }) => [
      kind,
      version,
      acceptedAt,
      order?.orderId ?? null,
      isCurrent,
    ])
  const buy = async (buyer: TestUser): Promise<string> => {
    const made = await order(buyer, intentFor(await putOnSale(server.platform.db, { price: '0.00' })))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    return made.right.orderId
  }

  it('[R5.08][R1.05] by registering and by orders is told each version once, with when and by what', async () => {
    const user = await registered()
    const first = '2026-11-21T02:00:00.000Z'
    const both = [
      ['agreement', '2026-01', first, null, true],
      ['privacy', '2026-03', first, null, true],
    ]
    expect(await told(user)).toEqual(both)
    server.clock.advance(DAY_MS)
    const returned = await server.signInAgain(user.id)
    await buy(returned)
    expect(await told(returned)).toEqual(both)

    server.clock.advance(10 * DAY_MS)
    const later = await server.signInAgain(user.id)
    const sale = await putOnSale(server.platform.db, { price: '0.00' })
    const intent = intentFor(sale)
    const { total, agreementVersion } = await later.get(orderEndpoints.quote, { body: intent })
    expect(agreementVersion).toBe(NEXT)
    const { orderId } = await later.get(orderEndpoints.create, {
      body: { ...requestFor(intent, total), agreementVersion },
    })
    expect(await told(later)).toEqual([
      ['agreement', NEXT, '2026-12-02T02:00:00.000Z', orderId, true],
      ['agreement', '2026-01', first, null, false],
      ['privacy', '2026-03', first, null, true],
    ])
    const [accepted] = await later.get(siteEndpoints.accepted, {})
    expect(accepted).toMatchObject({
      title: { en: 'Compute service agreement' },
      effective: '2026-12-01T00:00:00.000Z',
      order: { orderNo: expect.stringMatching(/^\d+$/) },
    })
  })

  it('[S1] is told to nobody else, and to no visitor', async () => {
    const stranger = await server.signIn()
    expect(await told(stranger)).toEqual([])
    const answer = await server.visitor().call(siteEndpoints.accepted, {})
    expect(answer).toMatchObject(E.left({ error: { code: 'AUTH10001' } }))
  })
})
