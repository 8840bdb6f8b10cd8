import { E } from '@compute-mall/core/fp'
import { MINUTE_MS } from '@compute-mall/core/time'
import { audit, jobActor } from '../audit/index.ts'
import type { OrderPaid } from '../order/index.ts'
import type { Db } from '../platform/database/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { lockOrdered, lockOutdated, moveRequest } from './store/requests.ts'
import { tellMember } from './team.requests.ts'

const BATCH_SIZE = 50

/** Paid orders fulfil the requests that they were placed for; the members are told. */
export const requestsBought = async (trx: Db, orders: readonly OrderPaid[]): Promise<void> => {
  const paid = new Map(orders.map((order) => [order.orderId, order]))
  for (const row of await lockOrdered(trx, [...paid.keys()])) {
    const order = paid.get(row.order_id ?? '')
    if (order === undefined) continue
    const at = new Date(order.paidAt)
    if (await moveRequest(trx, row, { event: 'request.bought', deciderId: order.userId, at }))
      await tellMember(trx, row, at)
  }
}

/** Ends the requests for what is offered no more. */
const endOutdated = async ({ db, clock }: Platform): Promise<void> => {
  const now = new Date(clock())
  await transact(db, async (trx) => {
    for (const row of await lockOutdated(trx, BATCH_SIZE)) {
      if (!(await moveRequest(trx, row, { event: 'request.outdated', deciderId: null, at: now }))) continue
      await audit(trx, jobActor('team-requests', now), {
        action: 'teamRequest.outdated',
        object: { type: 'teamRequest', id: row.id },
        before: { state: row.state },
        after: { state: 'outdated' },
      })
      await tellMember(trx, row, now)
    }
    return E.right(undefined)
  })
}

export const teamJobs = (platform: Platform): readonly Job[] => [
  { name: 'team-requests', everyMs: MINUTE_MS, work: () => endOutdated(platform) },
]
