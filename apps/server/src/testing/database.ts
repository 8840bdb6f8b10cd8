import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrations } from '../migrations.ts'
import {
  type Connection,
  connect,
  connectInMemory,
  migrate,
  type Template,
  templateOf,
} from '../platform/database/index.ts'

export type TestDatabaseKind = 'pglite' | 'postgres'

/** PostgreSQL when one is named that may be used for tests, else the embedded database in memory. */
export const defaultDatabase = (): TestDatabaseKind =>
  process.env.DATABASE_URL_TEST === undefined ? 'pglite' : 'postgres'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const CACHE = here('../../../../.cache/server')

/** Names the schema: it changes when any migration does. */
const fingerprint = (): string => {
  const folder = here('../migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

const migrated = async (connection: Connection): Promise<Connection> => {
  await migrate(new Kysely({ dialect: new PostgresDialect({ pool: connection.pool }) }), migrations)
  return connection
}

/** Ends the connection. @throws Error for PostgreSQL, which has no archive */
const archiveOf = async (connection: Connection): Promise<Template> => {
  const archive = await connection.dump?.()
  await connection.close()
  if (archive === undefined) throw new Error('Only the embedded database can be dumped.')
  return archive
}

/** The schema as an archive, made once per schema: starting from it takes a fraction of a second. */
const readSchema = async (): Promise<Template> => {
  const file = join(CACHE, `template-${fingerprint()}.tar`)
  if (!existsSync(file)) {
    rmSync(CACHE, { recursive: true, force: true })
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, await archiveOf(await migrated(await connectInMemory())))
    renameSync(draft, file)
  }
  return templateOf(readFileSync(file))
}

let schema: Promise<Template> | undefined
const inMemory = async (): Promise<Connection> => {
  schema ??= readSchema()
  return connectInMemory(await schema)
}

const asAdministrator = async <A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const databaseUrl = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href

const onPostgres = (name: string, url: string): Promise<Connection> =>
  connect({ kind: 'postgres', url: databaseUrl(url, name), connections: 20 }, () => {})

/** A database with the schema in it, from which the server copies others quickly. */
const ensureTemplate = async (admin: pg.Client, url: string): Promise<string> => {
  const name = `compute_mall_${fingerprint()}`
  await admin.query('select pg_advisory_lock(hashtext($1))', [name])
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    await admin.query(`create database ${name}_draft`)
    await migrated(await onPostgres(`${name}_draft`, url)).then((connection) => connection.close())
    await admin.query(`alter database ${name}_draft rename to ${name}`)
  }
  await admin.query('select pg_advisory_unlock(hashtext($1))', [name])
  return name
}

const freshPostgres = async (url: string, { isEmpty = false } = {}): Promise<Connection> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdministrator(url, async (admin) => {
    const template = isEmpty ? 'template1' : await ensureTemplate(admin, url)
    await admin.query(`create database ${name} template ${template}`)
  })
  const connection = await onPostgres(name, url)
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await asAdministrator(url, (admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}

/** A database with the schema and no rows, gone when it is closed. */
export const openTestDatabase = (kind = defaultDatabase()): Promise<Connection> =>
  kind === 'pglite' ? inMemory() : freshPostgres(testUrl())

/**
 * Opens databases that are as `fill` leaves one: the embedded one is filled once in this process and copied from then
 * on, PostgreSQL each time.
 */
export const filledDatabases = (
  fill: (connection: Connection) => Promise<void>,
): ((kind?: TestDatabaseKind) => Promise<Connection>) => {
  const filled = async (kind: TestDatabaseKind) => {
    const connection = await openTestDatabase(kind)
    await fill(connection)
    return connection
  }
  let archive: Promise<Template> | undefined
  return async (kind = defaultDatabase()) => {
    if (kind === 'postgres') return filled(kind)
    archive ??= filled(kind).then(archiveOf)
    return connectInMemory(await archive)
  }
}

/** A database of PostgreSQL without the schema, gone when it is closed. */
export const openEmptyDatabase = (): Promise<Connection> => freshPostgres(testUrl(), { isEmpty: true })

/** @throws Error when no PostgreSQL is named that tests may use */
const testUrl = (): string => {
  const url = process.env.DATABASE_URL_TEST
  if (url === undefined) throw new Error('DATABASE_URL_TEST must name a PostgreSQL that tests may use.')
  return url
}
