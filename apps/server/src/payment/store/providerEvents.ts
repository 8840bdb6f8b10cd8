import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { compare } from '@compute-mall/core/money'
import type { PayChannel } from '@compute-mall/core/payment'
import type { Selectable } from 'kysely'
import {
  lockOrder,
  type OrderRow,
  type ReceivedPayment,
  recordRefund,
  transitionOrder,
} from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { PaySessionTable } from '../payment.tables.ts'
import type { PaymentFact, RefundFact } from '../provider/provider.ts'
import { completePayment, debitFund } from './completion.ts'
import { write } from './write.ts'

type SessionRow = Selectable<PaySessionTable>

/** A payment session and its order, locked. */
interface Held {
  readonly trx: Db
  readonly session: SessionRow
  readonly order: OrderRow
  readonly now: Date
}

const hold = async (
  trx: Db,
  channel: PayChannel,
  paymentId: string,
  now: Date,
): Promise<Held | undefined> => {
  const byId = trx.selectFrom('pay_sessions').where('id', '=', paymentId).where('channel', '=', channel)
  const opened = await byId.select('order_id').executeTakeFirst()
  const order = opened && (await lockOrder(trx, opened.order_id))
  // Read behind the lock: whoever held it may have moved the session.
  const session = order && (await byId.selectAll().executeTakeFirst())
  return session === undefined || order === undefined ? undefined : { trx, session, order, now }
}

const setState = async ({ trx, session }: Held, state: SessionRow['state']): Promise<void> => {
  await write(trx).updateTable('pay_sessions').set({ state }).where('id', '=', session.id).execute()
}

const receivedBy = ({ session, now }: Held, transactionNo: string): ReceivedPayment => ({
  provider: session.channel,
  transactionNo,
  paymentId: session.id,
  method: 'online',
  amount: session.amount,
  at: now,
})

const takePaid = async (held: Held, transactionNo: string): Promise<void> => {
  await completePayment(held.trx, held.order, receivedBy(held, transactionNo))
  await setState(held, 'paid')
}

/** What was given back had been paid, whether or not we were told of that before. */
const takeRefunded = async (
  { trx, order, session, ...held }: Held,
  { transactionNo, refundNo, amount }: RefundFact,
): Promise<void> => {
  await takePaid({ trx, order, session, ...held }, transactionNo)
  const paid = (await lockOrder(trx, order.id)) ?? order
  const refund = { provider: session.channel, transactionNo, refundNo, amount, at: held.now }
  const isRefunded = await recordRefund(trx, paid, refund)
  if (isRefunded && order.type === 'recharge') await debitFund(trx, order.user_id, order.total)
}

/** Whether something else is under way for the order: another code, or a remittance. */
const isBusy = async ({ trx, order }: Held): Promise<boolean> => {
  const { busy } = await trx
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('pay_sessions')
            .select('id')
            .where('order_id', '=', order.id)
            .where('state', '=', 'waiting'),
        ),
        exists(
          selectFrom('remittance_slips')
            .select('order_id')
            .where('order_id', '=', order.id)
            .where('status', '=', 'waiting'),
        ),
      ]).as('busy'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(busy)
}

/** The code is over without money. Success is never overwritten by failure (test F5). */
const takeEnd = async (held: Held, kind: 'failed' | 'closed'): Promise<void> => {
  if (held.session.state !== 'waiting') return
  await setState(held, kind)
  if (await isBusy(held)) return
  const event = kind === 'failed' ? 'payment.failed' : 'payment.expired'
  await transitionOrder(held.trx, held.order, { event, at: held.now })
}

/** A payment is exactly what was asked for, a refund no more than that (test S5). */
const isAmountRight = (fact: PaymentFact, { amount }: SessionRow): boolean => {
  if (fact.kind === 'paid') return compare(fact.amount, amount) === 0
  return fact.kind !== 'refunded' || compare(fact.amount, amount) <= 0
}

/**
 * Takes in what a provider says has happened to a payment, in whatever order and however often it is said (tests F4,
 * F5). Refusals: SYS10002 for a payment that we did not open there, PAY10005 for another amount.
 */
export const applyProviderEvent = async (
  trx: Db,
  channel: PayChannel,
  paymentId: string,
  fact: PaymentFact,
  now: Date,
): Promise<E.Either<Refusal, void>> => {
  const held = await hold(trx, channel, paymentId, now)
  if (held === undefined) return E.left(refusals.notFound())
  if (!isAmountRight(fact, held.session)) return E.left(refusals.amountMismatch())
  if (fact.kind === 'paid') await takePaid(held, fact.transactionNo)
  else if (fact.kind === 'refunded') await takeRefunded(held, fact)
  else await takeEnd(held, fact.kind)
  return E.right(undefined)
}
