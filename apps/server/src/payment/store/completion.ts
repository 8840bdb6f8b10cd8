import type { Money } from '@compute-mall/core/money'
import { sql } from 'kysely'
import { type Entered, type OrderRow, type ReceivedPayment, recordPayment } from '../../order/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/**
 * The one way in which money completes anything: notices, status queries, the reconciler, accounts and remittances
 * all end here, and may do so as often as they like (decision D18). The order must be locked.
 */
export const completePayment = async (
  trx: Db,
  order: OrderRow,
  payment: ReceivedPayment,
): Promise<Entered> => {
  const entered = await recordPayment(trx, order, payment)
  if (entered.kind === 'entered' && entered.step.effects.includes('openResources')) {
    await closeSessions(trx, order.id, payment.at, payment.paymentId)
    if (order.type === 'recharge') await creditFund(trx, order.user_id, order.total)
  }
  return entered
}

const creditFund = async (trx: Db, userId: string, amount: Money): Promise<void> => {
  await write(trx)
    .insertInto('pay_accounts')
    .values({ user_id: userId, contract_fund: amount })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        contract_fund: sql`pay_accounts.contract_fund + excluded.contract_fund`,
      }),
    )
    .execute()
}

/** Takes a recharge back that its provider gave back; what has been spent of it meanwhile is spent. */
export const debitFund = async (trx: Db, userId: string, amount: Money): Promise<void> => {
  await write(trx)
    .updateTable('pay_accounts')
    .set({ contract_fund: sql`greatest(contract_fund - ${amount}::numeric, 0)` })
    .where('user_id', '=', userId)
    .execute()
}

/** Closes the codes of an order that still wait, but for one; the reconciler tells their providers. */
export const closeSessions = async (
  trx: Db,
  orderId: string,
  at: Date,
  except: string | null = null,
): Promise<void> => {
  await write(trx)
    .updateTable('pay_sessions')
    .set({ state: 'closed', ask_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .where('id', 'is distinct from', except)
    .execute()
}
