import { promises as fs } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Kysely, sql } from 'kysely'
import {
  DEFAULT_MIGRATION_TABLE,
  FileMigrationProvider,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration'

export interface Migrations extends MigrationProvider {
  /** What migrations were called when databases in use applied them, and what they are called now. */
  readonly formerNames: Readonly<Record<string, string>>
}

/** The migrations of a folder, one a file, named by the file. */
export const migrationsIn = (folder: URL): MigrationProvider => {
  const provider = new FileMigrationProvider({
    fs,
    path,
    migrationFolder: fileURLToPath(folder),
    import: (file) => import(/* @vite-ignore */ pathToFileURL(file).href),
  })
  return { getMigrations: () => provider.getMigrations() }
}

/** A database that was migrated under the former names must not be migrated again under the new ones. */
const rename = async <DB>(db: Kysely<DB>, names: Migrations['formerNames']): Promise<void> => {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as exists`.execute(db)
  if (rows[0]?.exists !== true) return
  await sql`
    update ${sql.table(DEFAULT_MIGRATION_TABLE)} set name = names.value
    from json_each_text(${JSON.stringify(names)}::json) as names where name = names.key`.execute(db)
}

const migratorOf = <DB>(db: Kysely<DB>, provider: MigrationProvider) =>
  new Migrator({ db, provider, allowUnorderedMigrations: true })

/** The names of the migrations that this program knows and the database has not. Changes nothing. */
export const pendingMigrations = async <DB>(
  db: Kysely<DB>,
  migrations: Migrations,
): Promise<readonly string[]> => {
  const all = await migratorOf(db, migrations).getMigrations()
  return all.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}

/**
 * Brings the schema up to date, all or nothing. Several processes may start at once: one migrates, the others wait.
 * A migration with an earlier time than one that a database has already is applied nevertheless: two branches that
 * add one each come together in either order.
 * @returns the names of the migrations that were applied now
 * @throws whatever the failing migration threw
 */
export const migrate = async <DB>(db: Kysely<DB>, migrations: Migrations): Promise<readonly string[]> => {
  await rename(db, migrations.formerNames)
  const { error, results = [] } = await migratorOf(db, migrations).migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}
