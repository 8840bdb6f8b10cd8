import { SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { shortCache } from './cache.ts'
import type { Db } from './database/index.ts'

/** Says, in the transaction of a change, that what any process remembers under this name is old. */
export const bumpVersion = async (trx: Db, name: string): Promise<void> => {
  await sql`
    insert into cache_versions (name, version) values (${name}, 1)
    on conflict (name) do update set version = cache_versions.version + 1`.execute(trx)
}

/**
 * The version of what is remembered under a name, at most a second old: it belongs into the key of a cache that keeps
 * answers for longer, so that all processes give the same one within a second.
 */
export const versionReader = (db: Db): ((name: string) => Promise<number>) => {
  const versions = shortCache<ReadonlyMap<string, number>>({ milliseconds: SECOND_MS, most: 1 })
  return async (name) => {
    const known = await versions.get('', async () => {
      const rows = await db.selectFrom('cache_versions').selectAll().execute()
      return new Map(rows.map((row) => [row.name, row.version]))
    })
    return known.get(name) ?? 0
  }
}
