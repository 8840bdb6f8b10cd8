import { setTimeout as sleep } from 'node:timers/promises'
import { formEndpoints } from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import { goodsEndpoints } from '@compute-mall/core/goods'
import { goodsFormFixtures } from '@compute-mall/core/goods/testing'
import { orderEndpoints } from '@compute-mall/core/order'
import { paymentEndpoints } from '@compute-mall/core/payment'
import { settlementEndpoints } from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditLedger,
  intentFor,
  openPaymentFixture,
  order,
  type PaymentFixture,
  putOnSale,
  type TestUser,
} from './testing/index.ts'
import { randomFrom, seedsFor } from './testing/random.ts'

/** Rounds of each, and how far apart what meets is begun at most. */
const ROUNDS = Number(process.env.ROUNDS ?? 6)
const GAP_MS = 30

type Answer = E.Either<{ readonly kind: string; readonly error?: { readonly code: string } }, unknown>
const codeOf = (answer: Answer): string =>
  E.isRight(answer) ? '0' : (answer.left.error?.code ?? answer.left.kind)

let fixture: PaymentFixture
let seller: TestUser
let operators: readonly TestUser[]
let officer: TestUser
beforeAll(async () => {
  fixture = await openPaymentFixture()
  const { server } = fixture
  await putOnSale(server.platform.db)
  seller = await server.signIn({ retailer_id: '1001', shop_duties: ['owner'] })
  const operator = { role_type: 'manager', role_ids: ['operator'] } as const
  operators = [await server.signIn(operator), await server.signIn(operator)]
  officer = await server.signIn({ role_type: 'manager', role_ids: ['financial'] })
})
afterAll(() => fixture.stop())

/** Begins all of them, each at a time of its own. @returns their codes */
const meet = (random: () => number, calls: readonly (() => Promise<Answer>)[]): Promise<readonly string[]> =>
  Promise.all(
    calls.map(async (call) => {
      await sleep(random() * GAP_MS)
      return codeOf(await call())
    }),
  )

let made = 0
const handedIn = async (): Promise<{ readonly goodsId: string; readonly applicationId: string }> => {
  const { softwareForm } = goodsFormFixtures
  const { goodsId } = await seller.get(goodsEndpoints.create, {
    body: { kind: 'software', copyOf: undefined },
  })
  made += 1
  const skus = softwareForm.skus.map((sku) => ({ ...sku, sn: `${sku.sn}-met-${made}` }))
  await seller.get(formEndpoints.saveDraft, {
    params: { form: 'goods' },
    body: { subjectId: goodsId, revision: 1, record: { ...softwareForm, skus } },
  })
  const { application } = await seller.get(goodsEndpoints.submit, {
    params: { id: goodsId },
    body: { revision: 2, answers: {} },
  })
  return { goodsId, applicationId: application?.applicationId ?? '' }
}
const pass = (reviewer: TestUser | undefined, applicationId: string) => async (): Promise<Answer> =>
  (reviewer ?? officer).call(goodsEndpoints.approve, { params: { applicationId }, body: { revision: 1 } })
const refuse = (reviewer: TestUser | undefined, applicationId: string) => async (): Promise<Answer> =>
  (reviewer ?? officer).call(goodsEndpoints.reject, {
    params: { applicationId },
    body: { revision: 1, reason: '请核对', reasons: [] },
  })

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const applied = async () => {
  made += 1
  const n = String(made).padStart(4, '0')
  const user = await fixture.server.signIn({ phone: `1360000${n}` })
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c00019' } })
    .png()
    .toBuffer()
  const picture = { fileName: 'a.png', contentType: 'image/png', bytes: new Uint8Array(bytes) }
  const { pictureId } = await user.get(settlementEndpoints.uploadPicture, {
    body: { use: 'certificationImg', picture },
  })
  const digits = `11010519910101${n.slice(1)}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (ID_WEIGHTS[i] ?? 0), 0)
  const { applicationId } = await user.get(settlementEndpoints.submit, {
    body: {
      ...settlementFixtures.enterpriseForm,
      identificationNumber: digits + '10X98765432'[sum % 11],
      contactMobile: `1360014${n}`,
      contactEmail: `met${n}@example.com`,
      bankAccount: `622202123458${n}`,
      certificationImg: pictureId,
    },
  })
  return { user, params: { applicationId: applicationId ?? '' } }
}

/** Paid, and not open yet. */
const paid = async () => {
  const one = await fixture.placed()
  await fixture.server.platform.db
    .insertInto('pay_accounts')
    .values({
      user_id: one.buyer.id,
      credit_granted_at: new Date('2026-01-01T00:00:00Z'),
      credit: '1000.00',
      credit_limit: '1000.00',
    })
    .execute()
  const body = { orderId: one.orderId, method: 'credit' as const }
  await one.buyer.get(paymentEndpoints.payFromAccount, { body })
  const request = await one.buyer.get(orderEndpoints.askRefund, {
    params: { orderId: one.orderId },
    body: { reason: '项目取消，不再需要' },
  })
  return { ...one, requestId: request.requestId }
}

const repeat = async (round: () => Promise<void>): Promise<void> => {
  for (let n = 0; n < ROUNDS; n++) await round()
  expect(await auditLedger(fixture.server.platform.db)).toEqual([])
}

describe('what meets', () => {
  it.each(seedsFor(2))(
    '[J7][R6.06] two reviewers of one application for goods: exactly one decides (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      await repeat(async () => {
        const { goodsId, applicationId } = await handedIn()
        const [one, two] = operators
        const second = random() < 0.5 ? pass(two, applicationId) : refuse(two, applicationId)
        const codes = await meet(random, [pass(one, applicationId), second, refuse(one, applicationId)])
        expect(codes.filter((code) => code === '0')).toHaveLength(1)
        const decided = await fixture.server.platform.db
          .selectFrom('audit_log')
          .select('action')
          .where('object_id', '=', goodsId)
          .where('action', 'in', ['review.passed', 'review.refused'])
          .execute()
        expect(decided).toHaveLength(1)
      })
    },
  )

  it.each(seedsFor(2))(
    '[J6][W15] forcing off and buying: whoever bought is paid for or cancelled, and nobody buys after it (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const { server } = fixture
      await repeat(async () => {
        const sale = await putOnSale(server.platform.db, { kind: 'software', clusterId: '' })
        const buyers = [await server.signIn(), await server.signIn(), await server.signIn()]
        const [operator] = operators
        const buy = (buyer: TestUser) => (): Promise<Answer> => order(buyer, intentFor(sale))
        await meet(random, [
          ...buyers.map(buy),
          () =>
            (operator ?? officer).call(goodsEndpoints.forceOff, {
              params: { id: sale.goodsId },
              body: { code: 'notAllowed', text: '宣传用语违规' },
            }),
        ])
        await server.runJob('outbox')
        const lines = await server.platform.db
          .selectFrom('order_lines')
          .innerJoin('orders', 'orders.id', 'order_lines.order_id')
          .select('orders.status')
          .where('sku_id', '=', sale.skuId)
          .execute()
        expect(lines.filter(({ status }) => status !== 'cancelled')).toEqual([])
        const late = await server.signIn()
        expect(codeOf(await order(late, intentFor(sale)))).not.toBe('0')
      })
    },
  )

  it.each(seedsFor(2))(
    '[J14][W30] refund and opening: the money is back and nothing is open, or it is open and paid (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const { server } = fixture
      await repeat(async () => {
        const one = await paid()
        const { requestId } = one
        await meet(random, [
          () => officer.call(orderEndpoints.approveRefund, { params: { requestId } }),
          async () => E.right(await server.runJob('provisioning')),
          async () => E.right(await server.runJob('provisioning')),
        ])
        for (let turn = 0; turn < 4; turn++) {
          server.clock.advance(10_000)
          await server.runJob('provisioning')
          await server.runJob('refunding')
        }
        const { status, lines } = await fixture.orderOf(one)
        expect([
          ['refunded', 'released'],
          ['paid', 'open'],
        ]).toContainEqual([status, lines[0]?.provision.status])
        const { credit } = await one.buyer.get(paymentEndpoints.account, {})
        expect(credit).toBe(status === 'refunded' ? '1000.00' : '974.40')
      })
    },
  )

  it.each(seedsFor(2))(
    '[J2][W10] approving and withdrawing: a merchant or an application taken back, never both (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const { db } = fixture.server.platform
      await repeat(async () => {
        const { user, params } = await applied()
        const [one, two] = operators
        const approve = (reviewer: TestUser | undefined) => (): Promise<Answer> =>
          (reviewer ?? officer).call(settlementEndpoints.approve, { params, body: { revision: 1 } })
        const codes = await meet(random, [
          approve(one),
          approve(two),
          () => user.call(settlementEndpoints.withdraw, {}),
        ])
        expect(codes.filter((code) => code === '0')).toHaveLength(1)
        const { applyStatus } = await user.get(settlementEndpoints.info, {})
        const shops = await db.selectFrom('retailers').select('id').where('owner_id', '=', user.id).execute()
        expect([applyStatus, shops.length]).toEqual(codes.at(-1) === '0' ? ['NOT_APPLY', 0] : ['APPROVED', 1])
      })
    },
  )

  it.each(seedsFor(2))(
    '[J8][R5.15] two windows with one draft: what was taken stands until the next save, and the other window is told of it (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      await repeat(async () => {
        const user = await fixture.server.signIn()
        const params = { form: 'settlement' }
        const taken = new Map<number, string>()
        /** Saves over what it knows; told that there is a newer one, it goes on from there. */
        const write = async (window: string): Promise<void> => {
          let known = 0
          for (let turn = 0; turn < 6; turn++) {
            await sleep(random() * GAP_MS)
            const realName = `${window}${turn}`
            const body = { subjectId: undefined, revision: known, record: { realName } }
            const answer = await user.call(formEndpoints.saveDraft, { params, body })
            if (E.isRight(answer)) {
              expect([answer.right.revision, taken.has(answer.right.revision)]).toEqual([known + 1, false])
              taken.set(answer.right.revision, realName)
              known = answer.right.revision
              continue
            }
            expect(codeOf(answer)).toBe('DRAFT10001')
            const revision = answer.left.kind === 'refused' ? Number(answer.left.error.details.revision) : 0
            expect(revision).toBeGreaterThan(known)
            known = revision
          }
        }
        await Promise.all(['a', 'b'].map(write))
        const draft = await user.get(formEndpoints.draft, { params, query: { subjectId: undefined } })
        expect(draft?.revision).toBe(taken.size)
        expect(draft?.record).toEqual({ realName: taken.get(taken.size) })
      })
    },
  )
})
