import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** Notes that somebody looks at the inbox of a shop, once. */
export const noteInboxSeen = async (db: Db, shopId: string, now: Date): Promise<void> => {
  const seen = await db
    .selectFrom('shop_inboxes')
    .select('shop_id')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  if (seen !== undefined) return
  await write(db)
    .insertInto('shop_inboxes')
    .values({ shop_id: shopId, first_seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * What a shop has done before customers write: whether it has canned replies, and whether its inbox was looked at, which
 * whoever has read or answered a customer has.
 */
export const chatStepsOf = async (
  db: Db,
  shopId: string,
): Promise<{ readonly replies: boolean; readonly inbox: boolean }> => {
  const { replies, inbox, read } = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('canned_replies').select('id').where('shop_id', '=', shopId)).as('replies'),
      exists(selectFrom('shop_inboxes').select('shop_id').where('shop_id', '=', shopId)).as('inbox'),
      exists(
        selectFrom('conversations').select('id').where('shop_id', '=', shopId).where('read_staff', '>', 0),
      ).as('read'),
    ])
    .executeTakeFirstOrThrow()
  return { replies: Boolean(replies), inbox: Boolean(inbox) || Boolean(read) }
}
