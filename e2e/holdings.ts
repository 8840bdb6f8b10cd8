import type { Transaction } from 'kysely'
import { createOrder, lockOrder, recordPayment } from '../apps/server/src/order/index.ts'
import type { Database } from '../apps/server/src/platform/database/index.ts'
import { quoteOf } from '../apps/server/src/purchase/index.ts'
import type { Holding, PropName } from './cast.ts'

type Trx = Transaction<Database>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const KEPT_MS = 7 * DAY_MS

/** What is held: so much of which prop, for how many months; and when its term is over, for the card-hours never. */
const holdings = {
  ending: { prop: 'disk', amount: 100, months: 3, endsInMs: 7 * DAY_MS - HOUR_MS },
  ended: { prop: 'disk', amount: 200, months: 3, endsInMs: -DAY_MS },
  // In thirty days the demonstration centre has used up everything.
  usedUp: { prop: 'node', amount: 10, months: 0, endsInMs: null },
} as const satisfies Record<
  Holding,
  { prop: PropName; amount: number; months: number; endsInMs: number | null }
>

const monthsBefore = (time: Date, months: number): Date => {
  const before = new Date(time)
  before.setUTCMonth(before.getUTCMonth() - months)
  return before
}

/** Orders as its buyer would have done then. @returns the id of the order */
const buy = async (trx: Trx, userId: string, holding: Holding, at: Date): Promise<string> => {
  const { prop, amount, months } = holdings[holding]
  const asking = { userId, language: 'zh', now: at } as const
  const intent = {
    cartIds: [],
    choice: {
      goodsId: `g-${prop}`,
      skuId: `s-${prop}`,
      pricingId: `p-${prop}`,
      clusterId: 'c-kunshan',
      purchaseAmount: amount,
      purchaseDuration: Math.max(1, months),
      purchaseDurationUnit: undefined,
    },
    type: 'formal',
  } as const
  const quoted = await quoteOf(trx, asking, intent)
  if (quoted._tag === 'Left') throw new Error(JSON.stringify(quoted.left))
  const { total, agreementVersion } = quoted.right
  const request = { ...intent, quotedTotal: total, agreed: true, agreementVersion }
  const made = await createOrder(trx, request, {
    ...asking,
    key: `${userId} ${holding}`,
    lifetimeMs: HOUR_MS,
  })
  if (made._tag === 'Left') throw new Error(JSON.stringify(made.left))
  const order = await lockOrder(trx, made.right.orderId)
  if (order === undefined) throw new Error('the order is not there')
  await recordPayment(trx, order, {
    provider: 'account:contractFund',
    transactionNo: order.id,
    paymentId: null,
    method: 'contractFund',
    amount: total,
    at,
  })
  return order.id
}

/** What somebody bought a while ago, open since, or over. */
export const setHolding = async (trx: Trx, userId: string, holding: Holding, now: Date): Promise<void> => {
  const { endsInMs, months } = holdings[holding]
  const end = endsInMs === null ? null : new Date(now.getTime() + endsInMs)
  const opened = end === null ? new Date(now.getTime() - 31 * DAY_MS) : monthsBefore(end, months)
  const orderId = await buy(trx, userId, holding, opened)
  const isOver = end !== null && end < now
  await trx
    .updateTable('order_lines')
    .set({
      provision_status: isOver ? 'expired' : 'open',
      provision_at: isOver ? new Date(end.getTime() + KEPT_MS) : end,
      opened_at: opened,
      ends_at: end,
    })
    .where('order_id', '=', orderId)
    .execute()
}
