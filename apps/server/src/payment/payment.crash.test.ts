import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Break, breaker } from '../testing/breaking.ts'
import { auditLedger, openPaymentFixture, type PaymentFixture } from '../testing/index.ts'

describe('a notice of a provider', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  })
  afterAll(() => fixture.stop())
  const audit = () => auditLedger(fixture.server.platform.db)

  it.each<Break>(['before it is sent', 'after it is done'])(
    '[P3][H13] is taken once when the connection breaks at any of its statements, %s, and the notice comes again',
    async (when) => {
      const { fakeProvider, server, scanned, statusOf } = fixture
      const { arm, disarm } = breaker(server.platform.connection.pool)
      let breaks = 0
      for (let isBroken = true; isBroken; ) {
        const one = await scanned()
        const { paymentId } = one.session
        const paid = fakeProvider.pay(paymentId)
        const tell = async () => (await fakeProvider.tell(server, paymentId, paid)).statusCode
        arm(breaks + 1, when)
        const first = await tell()
        isBroken = disarm()
        if (isBroken) breaks += 1
        expect([isBroken, first === 200]).toEqual([isBroken, !isBroken])
        expect(await audit()).toEqual([])
        expect(await tell()).toBe(200)
        expect(await statusOf(one)).toBe('PAID')
        const entries = server.platform.db.selectFrom('ledger_entries').select('id')
        expect(await entries.where('order_id', '=', one.orderId).execute()).toHaveLength(1)
        expect(await audit()).toEqual([])
      }
      expect(breaks).toBeGreaterThan(5)
    },
  )
})
