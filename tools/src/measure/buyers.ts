import { E } from '@compute-mall/core/fp'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from '../../../apps/server/src/database.ts'
import { beginSession } from '../../../apps/server/src/identity/sessions.ts'
import { readConfig } from '../../../apps/server/src/platform/config/index.ts'
import { addUser } from '../../../apps/server/src/testing/users.ts'

/**
 * Customers who may buy, signed in.
 * @param url of the product's database
 * @param origin of the product
 * @returns the cookies of each
 */
export const signedInBuyers = async (
  url: string,
  origin: string,
  count: number,
): Promise<readonly string[]> => {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  })
  const config = readConfig({ PUBLIC_ORIGIN: origin })
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const now = new Date()
  const buyers: string[] = []
  for (let index = 0; index < count; index++) {
    const cookies: string[] = []
    const jar = {
      set: (name: string, value: string) => void cookies.push(`${name}=${value}`),
      clear: () => {},
    }
    const id = await addUser(db, { user_name: `buyer-${index}` }, now)
    await beginSession(db, config.right, jar, id, now)
    buyers.push(cookies.join('; '))
  }
  await db.destroy()
  return buyers
}
