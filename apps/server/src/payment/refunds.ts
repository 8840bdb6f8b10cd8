import { E } from '@compute-mall/core/fp'
import { type AccountMethod, PayChannel } from '@compute-mall/core/payment'
import { HOUR_MS, MINUTE_MS } from '@compute-mall/core/time'
import {
  lockOrder,
  postponeRefund,
  type RefundRow,
  recordRefund,
  refundsDue,
  startRefund,
} from '../order/index.ts'
import { transact } from '../platform/database/index.ts'
import { eachDue } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import type { PaymentProvider, RefundFact, RefundPending } from './provider/provider.ts'
import type { Providers } from './providers.ts'
import { accountMethodOf, creditAccount } from './store/accounts.ts'

/** Refunds asked for in one round, oldest first. */
const BATCH_SIZE = 20
/** A refund that was not made, or is pending, is asked for again after 1, 2, 4 ... minutes, at most after an hour, for ever. */
const retryMs = (tries: number): number => Math.min(MINUTE_MS * 2 ** Math.min(tries, 10), HOUR_MS)

const providerOf = (providers: Providers, { provider }: RefundRow): PaymentProvider | undefined =>
  PayChannel.is(provider) ? providers.get(provider) : undefined

const ask = async (
  provider: PaymentProvider | undefined,
  refund: RefundRow,
): Promise<E.Either<string, RefundFact | RefundPending>> => {
  if (provider === undefined || refund.payment_id === null)
    return E.left(`no provider can return what ${refund.provider} received`)
  const made = await provider.refund({
    refundNo: refund.id,
    paymentId: refund.payment_id,
    transactionNo: refund.transaction_no,
    amount: refund.amount,
  })()
  return E.isLeft(made) ? E.left(made.left.reason) : made
}

const postpone = ({ db, clock }: Platform, refund: RefundRow): Promise<void> =>
  postponeRefund(db, refund, new Date(clock() + retryMs(refund.tries)))

/** What was paid from an account of the buyer's own goes back there, at once and surely. */
const settleAccount = async (
  { db, clock }: Platform,
  refund: RefundRow,
  method: AccountMethod,
): Promise<void> => {
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id)
    const { done_at } = await trx
      .selectFrom('refunds')
      .select('done_at')
      .where('id', '=', refund.id)
      .executeTakeFirstOrThrow()
    if (order === undefined || done_at !== null) return E.right(undefined)
    const { provider, transaction_no: transactionNo, id: refundNo, amount } = refund
    await recordRefund(trx, order, { provider, transactionNo, refundNo, amount, at: new Date(clock()) })
    await creditAccount(trx, order.user_id, method, amount)
    return E.right(undefined)
  })
}

const settle = async (platform: Platform, providers: Providers, refund: RefundRow): Promise<void> => {
  const method = accountMethodOf(refund.provider)
  if (method !== undefined) return settleAccount(platform, refund, method)
  const provider = providerOf(providers, refund)
  // Noted first: a process that dies while it asks has asked.
  if (provider !== undefined) await startRefund(platform.db, refund, new Date(platform.clock()))
  const made = await ask(provider, refund)
  if (E.isLeft(made)) {
    platform.log.error(
      { refund: refund.id, tries: refund.tries + 1, reason: made.left },
      'a refund was not made',
    )
    return postpone(platform, refund)
  }
  const fact = made.right
  if (fact.kind === 'refunding') return postpone(platform, refund)
  await transact(platform.db, async (trx) => {
    const order = await lockOrder(trx, refund.order_id)
    const { transactionNo, refundNo, amount } = fact
    const at = new Date(platform.clock())
    if (order !== undefined)
      await recordRefund(trx, order, { provider: refund.provider, transactionNo, refundNo, amount, at })
    return E.right(undefined)
  })
}

/** Gives late and surplus money back, each transaction once (decision D5): the refund's id is the provider's key. */
export const refundDue = async (platform: Platform, providers: Providers): Promise<void> => {
  const due = await refundsDue(platform.db, new Date(platform.clock()), BATCH_SIZE)
  await eachDue(due, platform.log, (refund) => settle(platform, providers, refund))
}
