import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'

/** Removes those lines that are in this user's cart. */
export const removeLines = async (
  db: Kysely<Database>,
  userId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length > 0)
    await db.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', ids).execute()
}
