import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaymentFixture, type PaymentFixture, TEST_ORIGIN } from './testing/index.ts'

/** What went wrong in shops like ours (docs/quality-tests.md). */
describe('a fault of another shop', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  })
  afterAll(() => fixture.stop())
  const trusted = { 'x-mall-version': '2.19.0', origin: TEST_ORIGIN }

  it.each(['', ' ', 'null', 'undefined', '0', '%00', '*'])(
    '[C4] an order’s token %j opens no order',
    async (token) => {
      const { buyer } = await fixture.scanned()
      for (const caller of [buyer, fixture.server.visitor()]) {
        const text = encodeURIComponent(token)
        for (const url of [
          `${paymentEndpoints.chargeStatus.path}?sign=${text}`,
          `${paymentEndpoints.orderStatus.path}?orderId=${text}`,
          orderEndpoints.detail.path.replace(':orderId', text),
        ]) {
          const answer = await caller.send({ method: 'GET', url })
          expect([url, answer.json().code]).not.toEqual([url, '0'])
        }
      }
    },
  )

  it('[C5] nobody starts the work of the server by an address', async () => {
    const names = fixture.server.jobs.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(10)
    const superadmin = await fixture.server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    for (const name of names)
      for (const url of ['', '/job', '/jobs', '/cron', '/task', '/api', '/api/jobs', '/mall/admin'].map(
        (path) => `${path}/${name}`,
      ))
        for (const method of ['GET', 'POST'] as const)
          for (const caller of [fixture.server.visitor(), superadmin]) {
            const { statusCode } = await caller.send({ method, url, headers: trusted })
            expect([method, url, statusCode]).toEqual([method, url, 404])
          }
  })

  it.each(['at;drop table orders--', '(select 1)', "at' or '1'='1", 'created_at desc, pg_sleep(9)'])(
    '[C8] a list is sorted and filtered by nothing but its own words: %s',
    async (text) => {
      const { buyer, orderId } = await fixture.placed()
      const asked = encodeURIComponent(text)
      for (const query of [`sort=${asked}`, `status=${asked}`, `cursor=${asked}`]) {
        const answer = await buyer.send({ method: 'GET', url: `${orderEndpoints.list.path}?${query}` })
        expect([query, answer.statusCode < 500, answer.json().code]).toEqual([
          query,
          true,
          expect.stringMatching(/^(0|SYS10001)$/),
        ])
      }
      for (const headers of [{ 'accept-language': text }, { cookie: `locale=${asked}` }]) {
        const answer = await buyer.send({ method: 'GET', url: '/healthz', headers })
        expect(answer.statusCode).toBe(200)
      }
      expect(await fixture.statusOf({ buyer, orderId })).toMatch(/^\w+$/)
    },
  )

  it('[C9] one call asks for no more than a page can show', async () => {
    const { buyer } = await fixture.placed()
    const many = Array.from({ length: 10_000 }, (_, n) => `ids=${n}`).join('&')
    const answer = await buyer.send({
      method: 'GET',
      url: `${orderEndpoints.list.path}?limit=100000&${many}`,
    })
    expect([answer.statusCode < 500, answer.json().code]).not.toEqual([true, '0'])
  })
})
