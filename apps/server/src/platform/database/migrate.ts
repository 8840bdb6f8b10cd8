import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** Names in the order in which they are applied, e.g. `0002-identity`. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * Brings the schema up to date, all or nothing. Several processes may start at once: one migrates, the others wait.
 * Each module has numbers of its own, so a new one may come after higher ones that a database has already.
 * @throws whatever the failing migration threw
 */
export const migrate = async <DB>(db: Kysely<DB>, migrations: Migrations): Promise<readonly string[]> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
