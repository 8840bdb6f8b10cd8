import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { E } from '@compute-mall/core/fp'
import { readList } from '@compute-mall/core/list'
import { noticeEndpoints, noticeList } from '@compute-mall/core/notice'
import { orderEndpoints, owedRefundList } from '@compute-mall/core/order'
import { paymentEndpoints, remittanceList } from '@compute-mall/core/payment'
import { platformDay } from '@compute-mall/core/time'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshBlobName } from '../platform/blobs.ts'
import {
  auditLedger,
  openPaymentFixture,
  type PaymentFixture,
  type Placed,
  type TestUser,
} from '../testing/index.ts'
import { removeSlipFiles } from './slips.ts'
import { doomNeedless, doomSlipFiles, holdSlipFile, noteSlipFile } from './store/slipFiles.ts'

const refused = (code: string, details: object = {}) =>
  expect.objectContaining({ left: { kind: 'refused', error: expect.objectContaining({ code, details }) } })

const HOUR = 3_600_000
const DAY = 24 * HOUR

let fixture: PaymentFixture
let officer: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
  officer = await fixture.server.signIn({ role_type: 'manager', role_ids: ['financial'] })
})
beforeEach(async () => {
  officer = await fixture.server.signInAgain(officer.id)
})
afterAll(() => fixture.stop())

const again = async (one: Placed): Promise<Placed> => ({
  ...one,
  buyer: await fixture.server.signInAgain(one.buyer.id),
})

const handIn = async ({ buyer, orderId }: Placed, background = '#1257c7') => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  return buyer.call(paymentEndpoints.uploadSlip, {
    body: { orderId, slip: { fileName: 'slip.png', contentType: 'image/png', bytes: new Uint8Array(bytes) } },
  })
}
const confirm = (orderId: string, amount: string, bankReference: string) =>
  officer.call(paymentEndpoints.confirmRemittance, { body: { orderId, amount, bankReference } })
const refuse = (orderId: string, reason = '金额与订单不符') =>
  officer.call(paymentEndpoints.refuseRemittance, { body: { orderId, reason } })
const queue = (query: object = {}) =>
  officer.get(paymentEndpoints.remittances, { query: { ...readList(remittanceList, []).query, ...query } })
const owed = (query: object = {}) =>
  officer.get(orderEndpoints.owedRefunds, { query: { ...readList(owedRefundList, []).query, ...query } })
const noticesOf = async ({ buyer }: Placed) =>
  (await buyer.get(noticeEndpoints.list, { query: readList(noticeList, []).query })).records.map(
    ({ kind }) => kind,
  )
const auditOf = (orderId: string) =>
  fixture.server.platform.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()

describe('finance and remittance slips', () => {
  it('[J13][W39] find a slip by its remark code, refuse it with a reason, and confirm the next one', async () => {
    const one = await fixture.placed()
    await handIn(one)
    const { remarkCode } = await one.buyer.get(paymentEndpoints.remittance, {
      query: { orderId: one.orderId },
    })
    const { records } = await queue({ keyword: remarkCode, status: 'waiting' })
    expect(records).toEqual([
      expect.objectContaining({ orderId: one.orderId, amount: '25.60', remarkCode, status: 'waiting' }),
    ])
    const file = await officer.get(paymentEndpoints.exportRemittances, {
      query: { keyword: remarkCode, status: 'waiting', sort: undefined },
    })
    expect(new TextDecoder().decode(file.bytes)).toContain(remarkCode)
    const picture = await officer.get(paymentEndpoints.slipPicture, { params: { orderId: one.orderId } })
    expect([picture.contentType, picture.bytes.length > 50]).toEqual(['image/png', true])

    fixture.server.clock.advance(5 * HOUR)
    officer = await fixture.server.signInAgain(officer.id)
    expect(await refuse(one.orderId)).toMatchObject({
      right: { status: 'refused', orderStatus: 'unpaid', reason: '金额与订单不符' },
    })
    expect(await refuse(one.orderId)).toEqual(refused('ORDER10001'))
    const later = await again(one)
    const order = await fixture.orderOf(later)
    expect(order.status).toBe('unpaid')
    expect(Date.parse(order.expireTime) - fixture.server.clock()).toBe(DAY)
    const shown = await later.buyer.get(paymentEndpoints.remittance, { query: { orderId: one.orderId } })
    expect(shown.slip).toMatchObject({ refused: '金额与订单不符' })
    expect(await noticesOf(later)).toContain('remittanceRefused')

    expect(await handIn(later)).toMatchObject({ right: { status: 'charging', slip: { refused: null } } })
    const answers = await Promise.all([
      confirm(one.orderId, '25.60', 'bank-j13'),
      confirm(one.orderId, '25.60', 'bank-j13'),
    ])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect((await fixture.orderOf(later)).status).toBe('paid')
    expect((await queue({ keyword: order.orderNo })).records).toMatchObject([{ status: 'confirmed' }])
    expect(await noticesOf(later)).toContain('remittanceConfirmed')
    expect((await auditOf(one.orderId)).map(({ action }) => action)).toEqual([
      'slip.viewed',
      'slip.refused',
      'slip.confirmed',
    ])
  })

  it('[H2] end a slip that waits for five days: the order closes and its stock is free', async () => {
    const one = await fixture.placed()
    await handIn(one)
    fixture.server.clock.advance(4 * DAY)
    await handIn(await again(one))
    fixture.server.clock.advance(DAY - HOUR)
    await fixture.server.runJob('slip-expiry')
    expect((await fixture.orderOf(await again(one))).status).toBe('charging')
    fixture.server.clock.advance(HOUR)
    await fixture.server.runJob('slip-expiry')
    expect((await fixture.orderOf(await again(one))).status).toBe('cancelled')
    expect(await auditLedger(fixture.server.platform.db)).toEqual([])
  })

  it('[H2] let one buyer have three slips that wait, and no more', async () => {
    const buyer = await fixture.server.signIn({})
    const answers: unknown[] = []
    for (let n = 0; n < 4; n++) {
      const one = await fixture.placed()
      await fixture.server.platform.db
        .updateTable('orders')
        .set({ user_id: buyer.id })
        .where('id', '=', one.orderId)
        .execute()
      answers.push(await handIn({ buyer, orderId: one.orderId }))
    }
    expect(answers.slice(0, 3).every((answer) => E.isRight(answer as E.Either<unknown, unknown>))).toBe(true)
    expect(answers[3]).toEqual(refused('PAY10010', { most: 3 }))
  })

  it('[H3] enter money for a closed order and a second transfer, and owe both back by hand', async () => {
    const closed = await fixture.placed()
    await closed.buyer.get(orderEndpoints.cancel, { params: { orderId: closed.orderId } })
    expect(await confirm(closed.orderId, '25.00', 'bank-late')).toMatchObject({ _tag: 'Right' })
    expect(await fixture.orderOf(closed)).toMatchObject({ status: 'refunded', paidLate: true })

    const twice = await fixture.placed()
    expect(await confirm(twice.orderId, '25.60', 'bank-first')).toMatchObject({ _tag: 'Right' })
    expect(await confirm(twice.orderId, '10.00', 'bank-second')).toMatchObject({ _tag: 'Right' })
    expect(await confirm(twice.orderId, '10.00', 'bank-second')).toEqual(refused('PAY10005'))

    const { records } = await owed({ state: 'byHand' })
    expect(
      records.map(({ transactionNo, amount, reason, way }) => [transactionNo, amount, reason, way]),
    ).toEqual(
      expect.arrayContaining([
        ['bank-late', '25.00', 'late', 'bank'],
        ['bank-second', '10.00', 'surplus', 'bank'],
      ]),
    )
    // No job asks a provider for what a person has to send.
    await fixture.server.runJob('refunding')
    for (const [index, { refundId }] of records.entries()) {
      const made = () =>
        officer.call(orderEndpoints.refundMade, {
          params: { refundId },
          body: {
            bankReference: `back-${index}`,
            transferDay: platformDay(fixture.server.clock()),
          },
        })
      expect(await made()).toMatchObject({ _tag: 'Right' })
      expect(await made()).toEqual(refused('ORDER10001'))
    }
    expect((await owed({ state: 'byHand' })).records).toEqual([])
    expect((await fixture.orderOf(twice)).status).toBe('paid')
    expect(await auditLedger(fixture.server.platform.db)).toEqual([])
  })
})

describe('pictures of slips', () => {
  const removal = () => fixture.server.runJob('slip-removal')
  const blobOf = async ({ orderId }: Placed): Promise<string> => {
    const { blob } = await fixture.server.platform.db
      .selectFrom('remittance_slips')
      .select('blob')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    return blob
  }
  const isKept = async (name: string) => (await fixture.server.platform.blobs.get(name)) !== null
  const onDisk = async (): Promise<number> => {
    const lying = await readdir(join(fixture.server.platform.config.dataDir, 'files'), {
      recursive: true,
      withFileTypes: true,
    })
    return lying.filter((entry) => entry.isFile()).length
  }

  it('[H4] go when another takes their place, and the one that is shown stays', async () => {
    const one = await fixture.placed()
    await handIn(one)
    const first = await blobOf(one)
    await handIn(one, '#c71212')
    const second = await blobOf(one)
    await removal()
    expect([await isKept(first), await isKept(second)]).toEqual([false, true])
    fixture.server.clock.advance(2 * HOUR)
    await removal()
    expect(await isKept(second)).toBe(true)
  })

  it('[H4] go with an order that closes or is given up, and stay with one that is paid', async () => {
    const [closed, given, paid] = [await fixture.placed(), await fixture.placed(), await fixture.placed()]
    for (const one of [closed, given, paid]) await handIn(one)
    const names = await Promise.all([blobOf(closed), blobOf(given), blobOf(paid)])
    expect(new Set(names).size).toBe(3)
    await given.buyer.get(paymentEndpoints.giveUp, { body: { orderId: given.orderId } })
    await confirm(paid.orderId, '25.60', 'bank-kept')
    fixture.server.clock.advance(6 * DAY)
    officer = await fixture.server.signInAgain(officer.id)
    await fixture.server.runJob('slip-expiry')
    expect((await fixture.orderOf(await again(closed))).status).toBe('cancelled')
    await removal()
    expect(await Promise.all(names.map(isKept))).toEqual([false, false, true])
    const picture = await officer.call(paymentEndpoints.slipPicture, { params: { orderId: closed.orderId } })
    expect(picture).toMatchObject({ left: { error: { code: 'SYS10002' } } })
  })

  it('[H4] of slips that are refused lie there no longer than a minute, however many are sent', async () => {
    const one = await fixture.placed()
    await one.buyer.get(orderEndpoints.cancel, { params: { orderId: one.orderId } })
    await removal()
    const before = await onDisk()
    for (let n = 0; n < 5; n++) expect(await handIn(one)).toMatchObject({ _tag: 'Left' })
    expect(await onDisk()).toBe(before + 5)
    await removal()
    expect(await onDisk()).toBe(before)
  })

  it('[H4] that a killed server left behind go after an hour, and no order takes one that was given up', async () => {
    const { blobs, clock, db } = fixture.server.platform
    const name = freshBlobName('image/png')
    await noteSlipFile(db, name, new Date(clock()))
    await blobs.write(name, new Uint8Array([1, 2, 3]))
    fixture.server.clock.advance(HOUR)
    await removal()
    expect(await isKept(name)).toBe(true)
    fixture.server.clock.advance(1)
    await doomNeedless(db, new Date(clock()))
    await expect(holdSlipFile(db, name, new Date(clock()))).rejects.toThrow('no result')
    await removal()
    expect(await isKept(name)).toBe(false)
  })

  it('[H4] are asked to be removed again when the storage failed', async () => {
    const { blobs, clock, db, log } = fixture.server.platform
    const name = freshBlobName('image/png')
    await noteSlipFile(db, name, new Date(clock()))
    await blobs.write(name, new Uint8Array([1, 2, 3]))
    await doomSlipFiles(db, [name], new Date(clock()))
    const failing = { ...blobs, remove: () => Promise.reject(new Error('the storage answered 503')) }
    await removeSlipFiles({ ...fixture.server.platform, blobs: failing, log })
    expect(await isKept(name)).toBe(true)
    await removal()
    expect(await isKept(name)).toBe(false)
  })
})
