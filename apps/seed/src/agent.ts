import { DAY_MS } from '@compute-mall/core/time'
import { type Offer, sell, type Trx } from './sale.ts'

const AGENT = 'u-agent'
/** How long ago the agent bought, in days; only later the customer became an agent. */
const BOUGHT_BEFORE = 75

/** What the agent ordered while still a customer (R1.09): an agent buys nothing, but keeps what was bought. */
export const seedAgent = async (trx: Trx, now: Date, offer: Offer): Promise<void> => {
  const become = (user_type: 'agent' | null) =>
    trx.updateTable('users').set({ user_type }).where('id', '=', AGENT).execute()
  await become(null)
  await sell(trx, offer, {
    key: 'seed-agent',
    at: new Date(now.getTime() - BOUGHT_BEFORE * DAY_MS),
    userId: AGENT,
  })
  await become('agent')
}
