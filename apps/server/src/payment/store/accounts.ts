import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { Money } from '@compute-mall/core/money'
import type { AccountMethod, PayAccount } from '@compute-mall/core/payment'
import { ACCOUNT, lockOrder, makePostpaid } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import { completePayment } from './completion.ts'
import { lockAccount, postpaidRefusal, postpaidStandingOf } from './postpaid.ts'
import { payRefusal } from './sessions.ts'
import { write } from './write.ts'

const columns = {
  credit: 'credit',
  contractFund: 'contract_fund',
  platformDiscount: 'platform_discount',
} as const satisfies Record<AccountMethod, string>

/** How the ledger names what was paid from an account of a customer's own. */
const providerOf = (method: AccountMethod): string => `${ACCOUNT}${method}`

/** The account that a provider of the ledger stands for; undefined for any other. */
export const accountMethodOf = (provider: string): AccountMethod | undefined =>
  (['credit', 'contractFund', 'platformDiscount'] as const).find((method) => providerOf(method) === provider)

/** Puts money back into the account from which it was paid. */
export const creditAccount = async (
  trx: Db,
  userId: string,
  method: AccountMethod,
  amount: Money,
): Promise<void> => {
  const column = columns[method]
  await write(trx)
    .updateTable('pay_accounts')
    .set((eb) => ({ [column]: eb(column, '+', amount) }))
    .where('user_id', '=', userId)
    .execute()
}

/** What a customer can pay with at `now`. */
export const payAccountOf = async (db: Db, userId: string, now: Date): Promise<PayAccount> => {
  const row = await db.selectFrom('pay_accounts').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return {
    creditLimit: row?.credit_limit ?? '0.00',
    credit: row?.credit ?? '0.00',
    contractFund: row?.contract_fund ?? '0.00',
    platformDiscount: row?.platform_discount ?? '0.00',
    postpaid: await postpaidStandingOf(db, userId, now),
  }
}

/** Takes the amount if it is there, by one conditional statement. */
export const withdraw = async (
  trx: Db,
  userId: string,
  method: AccountMethod,
  amount: Money,
): Promise<boolean> => {
  const column = columns[method]
  const { numUpdatedRows } = await write(trx)
    .updateTable('pay_accounts')
    .set((eb) => ({ [column]: eb(column, '-', amount) }))
    .where('user_id', '=', userId)
    .where(column, '>=', amount)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface AccountPayment {
  readonly orderId: string
  readonly userId: string
  readonly method: AccountMethod
  readonly now: Date
}

/**
 * Pays an order from an account of the buyer's own, at once. Refusals: SYS10002, ORDER10001-2, PAY10001 for a recharge,
 * PAY10002 when the account does not hold the total, PAY10011-12 and PAY10015 for credit. An order paid from credit is post-paid.
 */
export const payFromAccount = async (
  trx: Db,
  { orderId, userId, method, now }: AccountPayment,
): Promise<E.Either<Refusal, void>> => {
  const order = await lockOrder(trx, orderId)
  if (order?.user_id !== userId) return E.left(refusals.notFound())
  const refusal = payRefusal(order, now)
  if (refusal !== undefined) return E.left(refusal)
  if (order.type === 'recharge') return E.left(refusals.methodUnavailable())
  const isPostpaid = method === 'credit'
  if (isPostpaid) await lockAccount(trx, userId)
  const stopped = isPostpaid ? postpaidRefusal(await postpaidStandingOf(trx, userId, now)) : undefined
  if (stopped !== undefined) return E.left(stopped)
  if (!(await withdraw(trx, userId, method, order.total))) return E.left(refusals.balanceInsufficient())
  const paid = isPostpaid ? await makePostpaid(trx, order) : order
  await completePayment(trx, paid, {
    provider: providerOf(method),
    transactionNo: newId(),
    paymentId: null,
    method,
    amount: order.total,
    at: now,
  })
  return E.right(undefined)
}
