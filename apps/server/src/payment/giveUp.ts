import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { lockOrder, transitionOrder } from '../order/index.ts'
import { transact } from '../platform/database/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Providers } from './providers.ts'
import { takeFacts } from './reconciler.ts'
import { closeSessions } from './store/completion.ts'
import { ownOrder } from './store/sessions.ts'
import { doomSlipFiles } from './store/slipFiles.ts'
import { write } from './store/write.ts'

/** Closes what waits at the providers, and takes in what they say: money that has come meanwhile counts. */
const closeAtProviders = async (platform: Platform, providers: Providers, orderId: string): Promise<void> => {
  const waiting = await platform.db
    .selectFrom('pay_sessions')
    .select(['id', 'channel'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
  for (const { id, channel } of waiting) {
    const facts = await providers.get(channel)?.close(id)()
    if (facts !== undefined && E.isRight(facts)) await takeFacts(platform, channel, id, facts.right)
  }
}

/** The buyer gives this payment up; unless it has been paid, the order is unpaid again. Refusal: SYS10002. */
export const giveUp = async (
  platform: Platform,
  providers: Providers,
  orderId: string,
  userId: string,
  now: Date,
): Promise<E.Either<Refusal, void>> => {
  const { db } = platform
  if ((await ownOrder(db, orderId, userId)) === undefined) return E.left(refusals.notFound())
  await closeAtProviders(platform, providers, orderId)
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (order?.status !== 'charging') return E.right(undefined)
    await closeSessions(trx, orderId, now)
    const taken = await write(trx)
      .deleteFrom('remittance_slips')
      .where('order_id', '=', orderId)
      .returning('blob')
      .execute()
    await doomSlipFiles(
      trx,
      taken.map(({ blob }) => blob),
      now,
    )
    await transitionOrder(trx, order, { event: 'payment.givenUp', at: now })
    return E.right(undefined)
  })
}
