import { add, compare, subtract } from '@compute-mall/core/money'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/index.ts'

/**
 * The invariant set of quality/tests: what must hold after any course of payments. @returns what does not, as
 * sentences; nothing when all is well.
 */
export const auditLedger = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const entries = await db.selectFrom('ledger_entries').selectAll().execute()
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const wrong: string[] = []

  const numbers = new Set(
    entries.map(({ provider, kind, transaction_no }) => `${provider} ${kind} ${transaction_no}`),
  )
  if (numbers.size !== entries.length) wrong.push('a transaction of a provider has two entries')

  for (const order of orders) {
    const own = entries.filter(({ order_id }) => order_id === order.id)
    const settling = own.filter(({ settles }) => settles)
    const isPaid = order.status === 'paid' || (order.status === 'refunded' && !order.paid_late)
    if (settling.length !== (isPaid ? 1 : 0))
      wrong.push(`order ${order.order_no} is ${order.status} with ${settling.length} settling entries`)
    if (settling.some(({ amount }) => compare(amount, order.total) !== 0))
      wrong.push(`order ${order.order_no} was paid with another amount`)

    const balance = add(...own.map(({ amount }) => amount))
    const owed = refunds.filter(({ order_id, done_at }) => order_id === order.id && done_at === null)
    // Of a paid order, what could not be opened goes back by itself.
    const released = refunds.filter(({ order_id, reason }) => order_id === order.id && reason === 'order')
    const kept = order.status === 'paid' ? subtract(order.total, ...released.map(({ amount }) => amount)) : 0
    const expected = add(kept, ...owed.map(({ amount }) => amount))
    if (compare(balance, expected) !== 0)
      wrong.push(`order ${order.order_no} is ${order.status} and its entries sum up to ${balance}`)
  }
  return [...wrong, ...(await auditLines(db)), ...(await auditHistory(db)), ...(await auditStock(db))]
}

/** No order is made by half: what its lines cost is its total; only a recharge has none. */
const auditLines = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const orders = await db.selectFrom('orders').selectAll().where('type', '<>', 'recharge').execute()
  const lines = await db.selectFrom('order_lines').select(['order_id', 'document']).execute()
  return orders.flatMap(({ id, order_no, total }) => {
    const own = lines.filter(({ order_id }) => order_id === id)
    const sum = add(...own.map(({ document }) => document.subtotal))
    return own.length > 0 && compare(sum, total) === 0 ? [] : [`the lines of ${order_no} sum up to ${sum}`]
  })
}

/** Every history is one chain, and it ends where the order is. */
const auditHistory = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const events = await db.selectFrom('order_events').selectAll().orderBy('seq').execute()
  return orders.flatMap((order) => {
    const own = events.filter(({ order_id }) => order_id === order.id)
    const isChain = own.every(({ from_status }, i) => from_status === (own[i - 1]?.to_status ?? null))
    return isChain && own.at(-1)?.to_status === order.status
      ? []
      : [`the history of ${order.order_no} is broken`]
  })
}

/** What is sold and what is free make up what there was; tests begin with nothing sold. */
const auditStock = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const stocks = await db.selectFrom('sku_stock').selectAll().execute()
  const held = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['sku_id', 'cluster_id', 'amount'])
    .where('orders.status', '<>', 'cancelled')
    .where('provision_status', '<>', 'released')
    .where('renews', 'is', null)
    .where(({ or, eb }) => or([eb('orders.status', '<>', 'refunded'), eb('paid_late', '=', false)]))
    .execute()
  return stocks.flatMap(({ sku_id, cluster_id, free, capacity }) => {
    const sold = held
      .filter((line) => line.sku_id === sku_id && line.cluster_id === cluster_id)
      .reduce((sum, { amount }) => sum + amount, 0)
    return free + sold === capacity ? [] : [`${sku_id}: ${free} free and ${sold} sold of ${capacity}`]
  })
}
