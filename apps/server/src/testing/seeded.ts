import { sql } from 'kysely'
import { seed } from '../seed/index.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/** The real server over the whole demonstration, without its accounts. */
export const startSeededServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await startTestServer(options)
  const { db } = server.platform
  await db.transaction().execute((trx) => seed(trx, new Date(server.clock())))
  await sql`analyze`.execute(db)
  return server
}
