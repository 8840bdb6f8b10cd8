import { E } from '@compute-mall/core/fp'
import type { Db } from '../../platform/database/index.ts'
import { transact } from '../../platform/database/index.ts'
import type { Bus } from '../bus.ts'
import { changeIn } from './changes.ts'
import type { Conversation } from './queries.ts'
import { write } from './write.ts'

/**
 * A visitor has signed in: their conversations become the user's. Where the user has one with the shop already both
 * stay, and staff see that they belong together (W24).
 */
export const adoptConversations = async (
  { db, bus }: { readonly db: Db; readonly bus: Bus },
  visitorId: string,
  userId: string,
): Promise<void> => {
  const adopted = await transact(db, async (trx): Promise<E.Either<never, readonly Conversation[]>> => {
    const theirs = await trx
      .selectFrom('conversations')
      .selectAll()
      .where('customer_id', '=', visitorId)
      .where('linked_id', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (theirs.length === 0) return E.right([])
    const own = await trx
      .selectFrom('conversations')
      .select('shop_id')
      .where('customer_id', '=', userId)
      .execute()
    const taken = new Set(own.map(({ shop_id }) => shop_id))
    for (const { id, shop_id } of theirs)
      await write(trx)
        .updateTable('conversations')
        .set(taken.has(shop_id) ? { linked_id: userId } : { customer_id: userId })
        .where('id', '=', id)
        .execute()
    for (const conversation of theirs) await bus.publish(trx, changeIn(conversation))
    return E.right(theirs)
  })
  if (E.isRight(adopted)) for (const conversation of adopted.right) bus.committed(changeIn(conversation))
}
