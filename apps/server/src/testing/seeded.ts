import { Kysely, PostgresDialect, sql } from 'kysely'
import { loadDemo } from '../demo.ts'
import type { Database } from '../platform/database/index.ts'
import { filledDatabases } from './database.ts'
import { startTestServer, TEST_TIME, type TestServer, type TestServerOptions } from './server.ts'

const openSeeded = filledDatabases(async ({ pool }) => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const { seedMall } = await loadDemo()
  await db.transaction().execute((trx) => seedMall(trx, new Date(TEST_TIME)))
  await sql`analyze`.execute(db)
})

/** The real server over the whole demonstration, without its accounts. */
export const startSeededServer = async (
  options: Pick<TestServerOptions, 'env' | 'listen' | 'logTo' | 'modules'> = {},
): Promise<TestServer> => startTestServer({ ...options, connection: await openSeeded() })
