import { E } from '@compute-mall/core/fp'
import { orderEndpoints } from '@compute-mall/core/order'
import { type AccountMethod, paymentEndpoints } from '@compute-mall/core/payment'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  allOrders,
  auditLedger,
  intentFor,
  openCode,
  openPaymentFixture,
  order,
  type PaymentFixture,
  type Placed,
  putOnSale,
  type TestUser,
} from '../testing/index.ts'

const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code, details }) } })

describe('paying', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  })
  afterAll(() => fixture.stop())

  const db = () => fixture.server.platform.db
  const optionsOf = ({ buyer, orderId }: Placed) =>
    buyer.get(paymentEndpoints.options, { query: { orderId } })
  const giveUp = ({ buyer, orderId }: Placed) => buyer.get(paymentEndpoints.giveUp, { body: { orderId } })
  const cancel = ({ buyer, orderId }: Placed) => buyer.call(orderEndpoints.cancel, { params: { orderId } })
  const payFrom = ({ buyer, orderId }: Placed, method: AccountMethod) =>
    buyer.call(paymentEndpoints.payFromAccount, { body: { orderId, method } })
  const endow = (userId: string, account: object) =>
    db()
      .insertInto('pay_accounts')
      .values({ user_id: userId, credit_granted_at: new Date('2026-01-01T00:00:00Z'), ...account })
      .execute()

  describe('by a code', () => {
    it('[R4.07, D12] is for one order, for 300 s, known by a sign of 192 random bits', async () => {
      const one = await fixture.scanned({ amount: 10 })
      expect(one.session).toMatchObject({
        orderId: one.orderId,
        purpose: 'order',
        channel: 'embedded',
        amount: '256.00',
        qrTarget: `https://pay.test/${one.session.paymentId}`,
        sign: expect.stringMatching(/^[\w-]{32}$/),
        serverTime: '2026-11-21T02:00:00.000Z',
        expireTime: '2026-11-21T02:05:00.000Z',
        renewalsLeft: 20,
      })
      expect(await one.buyer.get(paymentEndpoints.session, { query: { orderId: one.orderId } })).toEqual(
        one.session,
      )
      expect((await fixture.orderOf(one)).status).toBe('charging')
    })

    it('[D3] is the same code under the same key', async () => {
      const one = await fixture.placed()
      const codes = await Promise.all(Array.from({ length: 20 }, () => openCode(one, 'one-code-for-twenty')))
      expect(new Set(codes.map((code) => JSON.stringify(code))).size).toBe(1)
      expect(codes[0]).toMatchObject({ _tag: 'Right' })
    })

    it('[D5, A3] can be renewed twenty times for the same order, each sign with its order', async () => {
      const one = await fixture.scanned()
      for (let left = 19; left >= 0; left -= 1)
        expect(await openCode(one)).toMatchObject({ right: { orderId: one.orderId, renewalsLeft: left } })
      expect(await openCode(one)).toEqual(refused('PAY10001'))
    })

    it('[D12] shows the status to whoever has the sign, and that alone, until an hour after the end', async () => {
      const one = await fixture.scanned()
      const ask = () =>
        fixture.server.visitor().call(paymentEndpoints.chargeStatus, { query: { sign: one.session.sign } })
      expect(await ask()).toEqual(E.right({ status: 'WAITING', eventSN: '2' }))
      const { paymentId } = one.session
      await fixture.fakeProvider.tell(fixture.server, paymentId, fixture.fakeProvider.pay(paymentId))
      expect(await ask()).toEqual(E.right({ status: 'PAID', eventSN: '3' }))
      fixture.server.clock.advance(3_600_000)
      expect(await ask()).toEqual(refused('SYS10002'))
      expect(
        await fixture.server
          .visitor()
          .call(paymentEndpoints.chargeStatus, { query: { sign: 'A'.repeat(32) } }),
      ).toEqual(refused('SYS10002'))
    })

    it('[D12] opens nothing to those who have no sign', async () => {
      for (const sign of ['', '%00', "' or 1=1 --", 'A'.repeat(21)]) {
        const answer = await fixture.server.http.inject({
          url: `/operation/pay/queryChargeStatus?${new URLSearchParams({ sign })}`,
        })
        expect([answer.statusCode, answer.json().code], sign).toEqual([400, 'SYS10001'])
      }
    })

    it('[R4.05] is given up, and the order is unpaid again', async () => {
      const one = await fixture.scanned()
      expect(await cancel(one)).toEqual(refused('ORDER10001'))
      expect(await giveUp(one)).toMatchObject({ status: 'EXPIRED' })
      expect((await fixture.orderOf(one)).status).toBe('unpaid')
      expect(await giveUp(one)).toMatchObject({ status: 'EXPIRED' })
      expect(await cancel(one)).toMatchObject({ right: { status: 'cancelled' } })
      expect(await fixture.statusOf(one)).toBe('CLOSED')
    })

    it('[D5] counts money that came before it was given up', async () => {
      const one = await fixture.scanned()
      fixture.fakeProvider.pay(one.session.paymentId)
      expect(await giveUp(one)).toMatchObject({ status: 'PAID' })
    })

    it('says that the provider does not answer, or is not connected', async () => {
      const one = await fixture.placed()
      fixture.fakeProvider.isAway = true
      expect(await openCode(one)).toEqual(refused('PAY10008'))
      fixture.fakeProvider.isAway = false
      const wechat = { body: { orderId: one.orderId, channel: 'wechat' as const } }
      expect(await one.buyer.call(paymentEndpoints.open, wechat)).toEqual(refused('PAY10001'))
      expect((await fixture.orderOf(one)).status).toBe('unpaid')
      expect(await openCode(one)).toMatchObject({ _tag: 'Right' })
    })

    it('[ORDER10001-2] is not for orders that are over', async () => {
      const paid = await fixture.placed()
      await endow(paid.buyer.id, { credit: '100.00' })
      await payFrom(paid, 'credit')
      expect(await openCode(paid)).toEqual(refused('ORDER10001'))
      const cancelled = await fixture.placed()
      await cancel(cancelled)
      expect(await openCode(cancelled)).toEqual(refused('ORDER10002'))
      const { orderId } = cancelled
      expect(await cancelled.buyer.call(paymentEndpoints.session, { query: { orderId } })).toEqual(
        refused('ORDER10002'),
      )
    })
  })

  describe('from an account', () => {
    it.each(['credit', 'contractFund', 'platformDiscount'] as const)(
      '[R4.05] by %s, at once',
      async (method) => {
        const one = await fixture.placed()
        await endow(one.buyer.id, {
          credit: '25.60',
          contract_fund: '25.60',
          platform_discount: '25.60',
        })
        expect(await payFrom(one, method)).toEqual(E.right({ status: 'PAID', eventSN: '2' }))
        expect(await fixture.orderOf(one)).toMatchObject({ status: 'paid', payMethod: method })
        const account = await one.buyer.get(paymentEndpoints.account, {})
        expect(account[method]).toBe('0.00')
        expect(Object.values(account).filter((amount) => amount === '25.60')).toHaveLength(2)
      },
    )

    it('[PAY10002] not with a cent too little, nor below nothing when asked at once', async () => {
      const poor = await fixture.placed()
      await endow(poor.buyer.id, { credit: '25.59' })
      expect(await payFrom(poor, 'credit')).toEqual(refused('PAY10002'))
      expect((await fixture.orderOf(poor)).status).toBe('unpaid')

      const { buyer, ...first } = await fixture.placed()
      await endow(buyer.id, { credit: '30.00' })
      const others = await Promise.all(Array.from({ length: 4 }, () => fixture.placed()))
      const orders = [first.orderId, ...others.map(({ orderId }) => orderId)]
      await db().updateTable('orders').set({ user_id: buyer.id }).where('id', 'in', orders).execute()
      const answers = await Promise.all(orders.map((orderId) => payFrom({ buyer, orderId }, 'credit')))
      expect(answers.filter(E.isRight)).toHaveLength(1)
      expect((await buyer.get(paymentEndpoints.account, {})).credit).toBe('4.40')
    })

    it('[D18] closes the code that waits', async () => {
      const one = await fixture.scanned()
      await endow(one.buyer.id, { credit: '100.00' })
      await payFrom(one, 'credit')
      await fixture.server.runJob('reconciling')
      expect(fixture.fakeProvider.payments.get(one.session.paymentId)?.facts).toMatchObject([
        { kind: 'closed' },
      ])
    })

    it('[D3] is charged once under twenty requests with one key', async () => {
      const one = await fixture.placed()
      await endow(one.buyer.id, { credit: '1000.00' })
      const body = { orderId: one.orderId, method: 'credit' as const }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          one.buyer.call(
            paymentEndpoints.payFromAccount,
            { body },
            { key: `once-and-for-all-${one.orderId}`.slice(0, 40) },
          ),
        ),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect((await one.buyer.get(paymentEndpoints.account, {})).credit).toBe('974.40')
    })
  })

  it('[R4.05] offers every way with its balance, and says why one is shut', async () => {
    const one = await fixture.placed()
    await endow(one.buyer.id, { contract_fund: '200000.00', credit: '10.00' })
    const shown = await optionsOf(one)
    expect(shown).toMatchObject({
      orderId: one.orderId,
      purpose: 'order',
      status: 'unpaid',
      total: '25.60',
      options: [
        { method: 'online', channel: 'embedded', balance: null, refusal: null },
        { method: 'contractFund', channel: null, balance: '200000.00', refusal: null },
        { method: 'credit', channel: null, balance: '10.00', refusal: 'PAY10002' },
        { method: 'platformDiscount', channel: null, balance: '0.00', refusal: 'PAY10002' },
        { method: 'offline', channel: null, balance: null, refusal: null },
      ],
    })
    await cancel(one)
    expect(new Set((await optionsOf(one)).options.map(({ refusal }) => refusal))).toEqual(
      new Set(['ORDER10002']),
    )
  })

  describe('a recharge', () => {
    const recharge = (buyer: TestUser, amount: string, key?: string) =>
      buyer.call(
        paymentEndpoints.recharge,
        { body: { amount, channel: 'embedded' } },
        key === undefined ? {} : { key },
      )

    it('[R4.06] fills the contract fund once it is paid, however often that is told', async () => {
      const buyer = await fixture.server.signIn()
      const opened = await recharge(buyer, '500')
      if (E.isLeft(opened)) throw new Error('no code')
      const { paymentId, orderId, purpose, amount } = opened.right
      expect([purpose, amount]).toEqual(['recharge', '500.00'])
      const paid = fixture.fakeProvider.pay(paymentId)
      for (let i = 0; i < 3; i += 1) await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
      expect(await fixture.statusOf({ buyer, orderId })).toBe('PAID')
      expect((await buyer.get(paymentEndpoints.account, {})).contractFund).toBe('500.00')
      expect(await fixture.orderOf({ buyer, orderId })).toMatchObject({
        type: 'recharge',
        lines: [],
        shopId: null,
      })
    })

    it('[D18] leaves the fund when the provider gives it back', async () => {
      const buyer = await fixture.server.signIn()
      const opened = await recharge(buyer, '500')
      if (E.isLeft(opened)) throw new Error('no code')
      const { paymentId, orderId } = opened.right
      const paid = fixture.fakeProvider.pay(paymentId)
      await fixture.fakeProvider.tell(fixture.server, paymentId, paid)
      const refund = { ...paid, kind: 'refunded', refundNo: `50-${paymentId}` } as const
      for (let i = 0; i < 2; i += 1) await fixture.fakeProvider.tell(fixture.server, paymentId, refund)
      expect((await buyer.get(paymentEndpoints.account, {})).contractFund).toBe('0.00')
      expect(await fixture.statusOf({ buyer, orderId })).toBe('REFUNDED')
    })

    it('[D3] is one order under one key, also when the provider was away at first', async () => {
      const buyer = await fixture.server.signIn()
      fixture.fakeProvider.isAway = true
      expect(await recharge(buyer, '20.00', 'a-recharge-to-repeat')).toEqual(refused('PAY10008'))
      fixture.fakeProvider.isAway = false
      const first = await recharge(buyer, '20.00', 'a-recharge-to-repeat')
      expect(first).toMatchObject({ _tag: 'Right' })
      expect(await recharge(buyer, '20.00', 'a-recharge-to-repeat')).toEqual(first)
      const { total } = await buyer.get(orderEndpoints.list, { query: allOrders })
      expect(total).toBe(1)
    })

    it('[L2] is one order under one key, however often it is asked for at once', async () => {
      const buyer = await fixture.server.signIn()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => recharge(buyer, '20.00', 'a-recharge-at-once')),
      )
      expect(answers[0]).toMatchObject({ _tag: 'Right' })
      expect(answers).toEqual(Array(6).fill(answers[0]))
    })

    it('[SYS10009] leaves its key to nothing else, also when the provider was away', async () => {
      const buyer = await fixture.server.signIn()
      fixture.fakeProvider.isAway = true
      await recharge(buyer, '20.00', 'a-recharge-and-an-order')
      fixture.fakeProvider.isAway = false
      const intent = intentFor(await putOnSale(fixture.server.platform.db))
      expect(await order(buyer, intent, { key: 'a-recharge-and-an-order' })).toEqual(refused('SYS10009'))
    })

    it('[PAY10009] is between 1 and 1,000,000 yuan, in whole cents', async () => {
      const buyer = await fixture.server.signIn()
      for (const amount of ['0', '0.99', '-5', '1.001', '1000000.01'])
        expect(await recharge(buyer, amount), amount).toEqual(
          refused('PAY10009', { minimum: '1.00', maximum: '1000000.00' }),
        )
    })

    it('[PAY10001] is paid online alone', async () => {
      const buyer = await fixture.server.signIn()
      await endow(buyer.id, { credit: '1000.00' })
      const opened = await recharge(buyer, '20.00')
      const one = { buyer, orderId: E.isRight(opened) ? opened.right.orderId : '' }
      expect(await payFrom(one, 'credit')).toEqual(refused('PAY10001'))
      expect((await optionsOf(one)).options.filter(({ refusal }) => refusal === null)).toMatchObject([
        { method: 'online' },
      ])
    })
  })

  describe('by remittance', () => {
    const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
      sharp({ create: { width: 40, height: 30, channels: 3, background: '#1257c7' } })
        .withExif({ IFD0: { Copyright: 'a place that nobody should know' } })
        .toFormat(format)
        .toBuffer()
    const handIn = ({ buyer, orderId }: Placed, bytes: Uint8Array, fileName = 'slip.png') =>
      buyer.call(paymentEndpoints.uploadSlip, {
        body: { orderId, slip: { fileName, contentType: 'image/png', bytes: new Uint8Array(bytes) } },
      })
    const confirm = async (orderId: string, amount: string, bankReference: string) => {
      const officer = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
      return officer.call(paymentEndpoints.confirmRemittance, { body: { orderId, amount, bankReference } })
    }

    it('[R4.05] says where to, waits for operations with the slip, and is paid when the money is found', async () => {
      const one = await fixture.placed()
      const { orderId } = one
      const shown = await one.buyer.get(paymentEndpoints.remittance, { query: { orderId } })
      expect(shown).toMatchObject({
        amount: '25.60',
        status: 'unpaid',
        slip: null,
        remarkCode: expect.stringMatching(/^CM-[0-9A-HJKMNP-TV-Z]{12}$/),
      })
      expect(await handIn(one, await picture('png'), '../../etc/汇款\u0000凭证.png')).toMatchObject({
        right: { status: 'charging', slip: { fileName: '汇款凭证.png' } },
      })
      expect((await fixture.orderOf(one)).payMethod).toBe('offline')
      expect(await fixture.statusOf(one)).toBe('WAITING')
      expect(await confirm(orderId, '25.60', 'bank-0001')).toEqual(E.right({ status: 'PAID', eventSN: '3' }))
      expect(await fixture.statusOf(one)).toBe('PAID')
    })

    it('[S12] keeps a picture drawn anew, without what was hidden in it', async () => {
      for (const format of ['png', 'jpeg', 'webp'] as const) {
        const one = await fixture.placed()
        expect(await handIn(one, await picture(format))).toMatchObject({ _tag: 'Right' })
        const { blob } = await db()
          .selectFrom('remittance_slips')
          .select('blob')
          .where('order_id', '=', one.orderId)
          .executeTakeFirstOrThrow()
        const kept = await fixture.server.platform.blobs.get(blob)
        const { exif, width } = await sharp(kept?.bytes).metadata()
        expect([kept?.contentType, width, exif], format).toEqual([`image/${format}`, 40, undefined])
      }
    })

    it('[S12] refuses what is no picture of these kinds, whatever it is called', async () => {
      const one = await fixture.placed()
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
      const truncated = (await picture('png')).subarray(0, 60)
      const bomb = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      for (const bytes of [svg, await picture('gif'), Buffer.from('%PDF-1.7'), Buffer.alloc(10)])
        expect(await handIn(one, bytes)).toEqual(refused('PICTURE10001'))
      expect(await handIn(one, truncated)).toEqual(refused('PICTURE10004'))
      expect(await handIn(one, bomb)).toEqual(refused('PICTURE10003', { megapixels: 100 }))
      expect((await fixture.orderOf(one)).status).toBe('unpaid')
    })

    it('[S12] refuses more than 5 MB', async () => {
      const one = await fixture.placed()
      expect(await handIn(one, Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual(
        refused('PICTURE10002', { megabytes: 5 }),
      )
    })

    it('[PAY10005, D18] takes the amount of the order alone, and a bank reference once', async () => {
      const one = await fixture.placed()
      await handIn(one, await picture('png'))
      expect(await confirm(one.orderId, '25.59', 'bank-0002')).toEqual(refused('PAY10005'))
      expect(await confirm(one.orderId, '25.60', 'bank-0002')).toMatchObject({ _tag: 'Right' })
      expect(await confirm(one.orderId, '25.60', 'bank-0002')).toEqual(refused('PAY10005'))
      const other = await fixture.placed()
      expect(await confirm(other.orderId, '25.60', 'bank-0002')).toEqual(refused('PAY10005'))
      expect((await fixture.orderOf(other)).status).toBe('unpaid')
    })

    it('[R5.15] is confirmed by those whose task it is, and by nobody else', async () => {
      const one = await fixture.placed()
      const body = { orderId: one.orderId, amount: '25.60', bankReference: 'bank-0003' }
      for (const user of [
        {},
        { role_ids: ['saler'] },
        { role_type: 'manager' as const, role_ids: ['operator'] },
      ]) {
        const caller = await fixture.server.signIn(user)
        expect(await caller.call(paymentEndpoints.confirmRemittance, { body })).toEqual(refused('AUTH10004'))
      }
      expect(await one.buyer.call(paymentEndpoints.confirmRemittance, { body })).toEqual(refused('AUTH10004'))
    })

    it('[D23] keeps the order from expiring while operations look for the money', async () => {
      const one = await fixture.placed()
      await handIn(one, await picture('png'))
      fixture.server.clock.advance(72 * 3_600_000)
      await fixture.server.runJob('order-expiry')
      const buyer = await fixture.server.signInAgain(one.buyer.id)
      expect((await fixture.orderOf({ ...one, buyer })).status).toBe('charging')
      await giveUp({ ...one, buyer })
      await fixture.server.runJob('order-expiry')
      expect((await fixture.orderOf({ ...one, buyer })).status).toBe('cancelled')
    })
  })

  it('[D5] leaves the books right after all of this', async () => {
    expect(await auditLedger(db())).toEqual([])
  })
})

describe('the orders of others', () => {
  let fixture: PaymentFixture
  beforeAll(async () => {
    fixture = await openPaymentFixture()
  })
  afterAll(() => fixture.stop())

  it('[S1] are orders that are not there, in every call', async () => {
    const one = await fixture.scanned()
    const member = await fixture.server.signIn({ group: { id: 'g-1', isLeader: false } })
    const manager = await fixture.server.signIn({ role_type: 'manager', role_ids: ['superadmin'] })
    const before = await fixture.orderOf(one)
    for (const caller of [await fixture.server.signIn(), member, manager])
      for (const orderId of [one.orderId, 'nothing']) {
        const query = { orderId }
        const slip = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(9) }
        const answers = await Promise.all([
          caller.call(orderEndpoints.detail, { params: query }),
          caller.call(orderEndpoints.cancel, { params: query }),
          caller.call(paymentEndpoints.orderStatus, { query }),
          caller.call(paymentEndpoints.options, { query }),
          caller.call(paymentEndpoints.session, { query }),
          caller.call(paymentEndpoints.remittance, { query }),
          caller.call(paymentEndpoints.giveUp, { body: query }),
          caller.call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }),
          caller.call(paymentEndpoints.payFromAccount, { body: { orderId, method: 'credit' } }),
          caller.call(paymentEndpoints.uploadSlip, { body: { orderId, slip } }),
        ])
        for (const answer of answers) expect(answer).toEqual(refused('SYS10002'))
        expect((await caller.get(orderEndpoints.list, { query: allOrders })).total).toBe(0)
      }
    expect(await fixture.orderOf(one)).toEqual(before)
  })

  it('[S1] are shut to visitors', async () => {
    const { orderId } = await fixture.placed()
    const visitor = fixture.server.visitor()
    const calls = [
      visitor.call(orderEndpoints.detail, { params: { orderId } }),
      visitor.call(paymentEndpoints.orderStatus, { query: { orderId } }),
      visitor.call(paymentEndpoints.session, { query: { orderId } }),
      visitor.call(paymentEndpoints.open, { body: { orderId, channel: 'embedded' } }),
      visitor.call(paymentEndpoints.account, {}),
    ]
    for (const call of calls) expect(await call).toEqual(refused('AUTH10001'))
  })
})
