import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** Removes those lines that are in this user's cart. */
export const removeLines = async (db: Db, userId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await write(db).deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', ids).execute()
}
