import type { DemoContext } from '@compute-mall/server/demo'
import { seedAgent } from './agent.ts'
import { seedEndings } from './ending.ts'
import { seedInvoices } from './invoice.ts'
import { seedRemittances } from './payment.ts'
import { seedRefunds } from './refund.ts'
import { offersOf, type Trx } from './sale.ts'

/** What the demonstration's buyer has ordered: whatever finance and operations have to do with orders waits for them. */
export const seedOrders = async (trx: Trx, context: DemoContext): Promise<void> => {
  const others = await offersOf(trx, { isOwn: false, count: 19 })
  const own = (await offersOf(trx, { isOwn: true, count: 6 })).at(-1)
  if (own === undefined) throw new Error('order seed: the shop has no offer')
  await seedRemittances(trx, context, others.slice(0, 4))
  await seedRefunds(trx, context, own, others.slice(4, 12))
  await seedInvoices(trx, context, others.slice(12, 18))
  for (const offer of others.slice(18)) await seedAgent(trx, context.now, offer)
  await seedEndings(trx, context.now, await offersOf(trx, { isOwn: false, count: 2, billing: 'MONTH' }))
}
