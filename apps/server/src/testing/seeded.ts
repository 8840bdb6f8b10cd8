import { sql } from 'kysely'
import { loadDemo } from '../demo.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/** The real server over the whole demonstration, without its accounts. */
export const startSeededServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const server = await startTestServer(options)
  const { db } = server.platform
  const { seedMall } = await loadDemo()
  await db.transaction().execute((trx) => seedMall(trx, new Date(server.clock())))
  await sql`analyze`.execute(db)
  return server
}
