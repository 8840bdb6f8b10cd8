import { E } from '@compute-mall/core/fp'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { beginSession } from '../../apps/server/src/identity/store/sessions.ts'
import { readConfig } from '../../apps/server/src/platform/config/index.ts'
import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { addUser } from '../../apps/server/src/testing/users.ts'

/** A customer who may buy, signed in. */
export interface SignedInBuyer {
  readonly id: string
  /** The cookies of the session, as a request carries them. */
  readonly cookies: string
}

/**
 * Customers who may buy, signed in.
 * @param url of the product's database
 * @param origin of the product
 */
export const signedInBuyers = async (
  url: string,
  origin: string,
  count: number,
): Promise<readonly SignedInBuyer[]> => {
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
  })
  const config = readConfig({ PUBLIC_ORIGIN: origin })
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  const now = new Date()
  const buyers: SignedInBuyer[] = []
  for (let index = 0; index < count; index++) {
    const cookies: string[] = []
    const jar = {
      set: (name: string, value: string) => void cookies.push(`${name}=${value}`),
      clear: () => {},
    }
    // Numbers at random meet among thousands.
    const phone = `138${String(index).padStart(8, '0')}`
    const id = await addUser(db, { user_name: `buyer-${index}`, phone }, now)
    await beginSession(db, config.right, jar, id, now)
    buyers.push({ id, cookies: cookies.join('; ') })
  }
  await db.destroy()
  return buyers
}
