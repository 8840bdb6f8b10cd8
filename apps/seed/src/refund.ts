import { DAY_MS, platformDay } from '@compute-mall/core/time'
import type { DemoContext } from '@compute-mall/server/demo'
import {
  askRefund,
  closeRefundRequests,
  decideRefund,
  latestRequest,
  moveRequest,
  noteRefundMade,
  type OrderRow,
} from '@compute-mall/server/order'
import { payByBank } from './payment.ts'
import {
  actorNamed,
  BUYER,
  demand,
  failToOpen,
  type Offer,
  open,
  payFromFund,
  place,
  type Trx,
} from './sale.ts'

const ERROR = 'the centre answered 503: no free node in the partition'

const financeAt = (now: Date) => actorNamed('finance', 'staff', 'financial', now)

/** The buyer asks for the money of an order that could not be opened. @returns the id of the request */
const ask = async (trx: Trx, { id: orderId }: OrderRow, reason: string, now: Date): Promise<string> =>
  demand(await askRefund(trx, { orderId, userId: BUYER, reason, now })).requestId

/** An order that was paid by bank was given back: finance approved it, and sends the money by hand. */
export const refundByBank = async (trx: Trx, order: OrderRow, asked: Date, approved: Date): Promise<void> => {
  const requestId = await ask(trx, order, '开通一直没有成功，项目已改用其他资源。', asked)
  const decision = { event: 'refund.approved', decision: null } as const
  demand(await decideRefund(trx, requestId, decision, financeAt(approved)))
}

/** What is owed for a refunded order was sent back by hand. */
export const sendBack = async (trx: Trx, { id, order_no }: OrderRow, at: Date): Promise<void> => {
  const { id: refundId } = await trx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const transfer = { refundId, bankReference: `TK${order_no}`, transferDay: platformDay(at.getTime()) }
  demand(await noteRefundMade(trx, transfer, financeAt(at)))
}

/** The buyer would rather have the resource. */
const withdraw = async (trx: Trx, { id }: OrderRow, at: Date): Promise<void> => {
  const request = await latestRequest(trx, id)
  if (request === undefined) throw new Error(`refund seed: nobody asked for the money of ${id}`)
  demand(await moveRequest(trx, request, { event: 'refund.withdrawn', decision: null, at }))
}

/** Openings that failed and refunds in each state, on goods that several shops sell. */
export const seedRefunds = async (
  trx: Trx,
  context: DemoContext,
  own: Offer,
  others: readonly Offer[],
): Promise<void> => {
  const daysAgo = (days: number) => new Date(context.now.getTime() - days * DAY_MS)
  const failed = async (offer: Offer, days: number, pay: 'fund' | 'bank') => {
    const at = daysAgo(days)
    const order = await place(trx, offer, { key: `seed-failed-${days}`, at })
    await (pay === 'fund' ? payFromFund(trx, order, at) : payByBank(trx, context, order, at))
    await failToOpen(trx, order, ERROR)
    return order
  }
  const [waiting, asked, askedByBank, refused, owed, made, withdrawn, overtaken] = others
  if (!waiting || !asked || !askedByBank || !refused || !owed || !made || !withdrawn || !overtaken)
    throw new Error('refund seed: eight offers are needed')
  await failed(own, 1, 'fund')
  await failed(waiting, 2, 'fund')
  await ask(trx, await failed(asked, 4, 'fund'), '等了两天仍未开通，请退款。', daysAgo(1))
  await ask(trx, await failed(askedByBank, 5, 'bank'), '预算调整，资源不再需要。', daysAgo(0.2))
  const kept = await failed(refused, 12, 'fund')
  const requestId = await ask(trx, kept, '下单后发现买错了规格。', daysAgo(11))
  const decision = {
    event: 'refund.refused',
    decision: '资源将于今日开通，开通后可联系店铺更换规格。',
  } as const
  demand(await decideRefund(trx, requestId, decision, financeAt(daysAgo(10))))
  await open(trx, kept, daysAgo(10))
  await refundByBank(trx, await failed(owed, 8, 'bank'), daysAgo(4), daysAgo(3))
  const paid = await failed(made, 15, 'bank')
  await refundByBank(trx, paid, daysAgo(12), daysAgo(11))
  await sendBack(trx, paid, daysAgo(9))
  const patient = await failed(withdrawn, 17, 'fund')
  await ask(trx, patient, '一直没有开通。', daysAgo(16.5))
  await withdraw(trx, patient, daysAgo(16))
  await open(trx, patient, daysAgo(15.5))
  const opened = await failed(overtaken, 19, 'fund')
  await ask(trx, opened, '开通失败，请退款。', daysAgo(18.5))
  await open(trx, opened, daysAgo(18))
  await closeRefundRequests(trx, opened.id, daysAgo(18))
}
