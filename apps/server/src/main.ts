import { enableCompileCache } from 'node:module'
import { E } from '@compute-mall/core/fp'
import { personalFieldsOf } from '@compute-mall/core/http'
import { SECOND_MS } from '@compute-mall/core/time'
import { type Config, readConfig } from './platform/config/index.ts'
import { holdFolder } from './platform/database/folder.ts'
import { createLog } from './platform/log.ts'
import { StartFailure } from './platform/start.failure.ts'
import { tellWaiting } from './platform/waiting.ts'

/** Requests under way get this long to end when the server is told to stop. */
const STOP_TIMEOUT_MS = 10 * SECOND_MS

const fail = (...sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

const run = async (config: Config): Promise<void> => {
  enableCompileCache()
  const { contract } = await import('@compute-mall/core/contract')
  const log = createLog(config.logLevel, personalFieldsOf(contract))
  const { database } = config
  // Before all else is loaded, so that a second owner is refused at once.
  const folder =
    database.kind === 'embedded' ? holdFolder(database.dir, (message) => log.warn(message)) : undefined
  const { connect } = await import('./platform/database/connect.ts')
  const isOpen = tellWaiting(database.kind, (message, seconds) => log.warn({ seconds }, message))
  // The embedded database opens in a thread of its own while this one loads the rest.
  const [connection, { migrateDatabase, startServer }] = await Promise.all([
    connect(database, (message) => log.warn(message), folder),
    import('./start.ts'),
  ]).finally(isOpen)
  if (config.role === 'migrate') return migrateDatabase(config, log, connection)
  const server = await startServer(config, log, connection)
  process.stdout.write(`\n${server.summary.map((line) => `  ${line}\n`).join('')}\n`)

  const stop = async (signal: string): Promise<void> => {
    log.info({ signal }, 'stopping')
    setTimeout(() => fail('The server did not stop in time.'), STOP_TIMEOUT_MS).unref()
    await server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal))
}

const config = readConfig(process.env)
if (E.isLeft(config)) fail(...config.left)
else
  await run(config.right).catch((error: unknown) => {
    if (error instanceof StartFailure) return fail(error.message)
    throw error
  })
