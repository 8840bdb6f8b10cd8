import { sql } from 'kysely'
import { type DemoData, loadDemo } from './demo.ts'
import { migrations } from './migrations.ts'
import { createApp, createWorker } from './modules.ts'
import { giveAccess } from './order/index.ts'
import { keepCashier } from './platform/cashier.ts'
import type { Config } from './platform/config/index.ts'
import {
  type Connection,
  isDatabaseAway,
  lockSubject,
  migrate,
  pendingMigrations,
} from './platform/database/index.ts'
import { createJobs, migrateJobs } from './platform/jobs.ts'
import type { Logger } from './platform/log.ts'
import { createMailOutbox, createSmtpSender } from './platform/mail.ts'
import { type OpenPlatform, platformOf } from './platform/open.ts'
import {
  addressOf,
  clientApps,
  createPages,
  developerLines,
  sendElsewhere,
  serveDevelopers,
} from './platform/pages/index.ts'
import { processClock } from './platform/processClock.ts'
import { createOutbox } from './platform/sms.ts'
import { StartFailure } from './platform/start.failure.ts'
import { holdHashKey } from './platform/vault.ts'

export interface RunningServer {
  /** What a person wants to know once it runs. */
  readonly summary: readonly string[]
  stop(): Promise<void>
}

/** Fills an empty database, all or nothing; of several processes that start at once one does it. */
const seedIfEmpty = async (demo: DemoData, platform: OpenPlatform): Promise<void> => {
  const { blobs, db, clock, log, vault } = platform
  const now = new Date(clock())
  await db.transaction().execute(async (trx) => {
    await lockSubject(trx, 'seed')
    const anybody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody !== undefined) return
    log.info('filling the empty database with the demonstration')
    await demo.seedAll(trx, { vault, blobs, now })
    await giveAccess(trx, platform)
    await sql`analyze`.execute(trx)
  })
}

const demoList = ({ accounts, password }: DemoData): readonly string[] => [
  '',
  `Demo accounts, password ${password}:`,
  ...accounts.map(({ name, shows }) => `${name.padEnd(12)}${shows}`),
]

/** Notes how many milliseconds each part of the start takes, the first since the process began. */
const stopwatch = () => {
  const parts: Record<string, number> = {}
  let before = 0
  return {
    parts,
    lap: (part: string): void => {
      const now = performance.now()
      parts[part] = Math.round(now - before)
      before = now
    },
  }
}

/** Brings the schema up to date and fills an empty database if told to. @returns the demo data, if they are wanted */
const prepareDatabase = async (platform: OpenPlatform): Promise<DemoData | undefined> => {
  const { db, config, connection, log } = platform
  await migrate(db, migrations).catch(explainDatabase)
  await migrateJobs(connection, log)
  await holdHashKey(platform)
  if (config.seed !== 'demo') return undefined
  const demo = await loadDemo()
  await seedIfEmpty(demo, platform)
  return demo
}

/** @throws StartFailure when another process must migrate the database first */
const requireSchema = async (platform: OpenPlatform): Promise<undefined> => {
  const pending = await pendingMigrations(platform.db, migrations).catch(explainDatabase)
  if (pending.length > 0)
    throw new StartFailure(
      `The database lacks ${pending.length} migrations, from ${pending[0]} on. Run the server with ROLE=migrate first.`,
    )
  await holdHashKey(platform)
}

/** `ROLE=migrate`: does nothing else. @throws StartFailure when PostgreSQL does not let us in */
export const migrateDatabase = async (config: Config, log: Logger, connection: Connection): Promise<void> => {
  const clock = await processClock(connection).catch(explainDatabase)
  await prepareDatabase(
    platformOf({ config, connection, clock, sms: createOutbox(log), mail: createMailOutbox(log), log }),
  )
  connection.ready()
  await connection.close()
}

/**
 * Serves, works, or both, as the role says.
 * @throws StartFailure when folder or port is taken, PostgreSQL does not let us in, or its schema is behind
 */
export const startServer = async (
  config: Config,
  log: Logger,
  connection: Connection,
): Promise<RunningServer> => {
  const { parts, lap } = stopwatch()
  lap('load')
  const clock = await processClock(connection).catch(explainDatabase)
  const outbox = createOutbox(log)
  const mails = createMailOutbox(log)
  const mail = config.smtp === null ? mails : createSmtpSender(config.smtp)
  const platform = platformOf({ config, connection, clock, sms: outbox, mail, log })
  const demo = config.role === 'all' ? await prepareDatabase(platform) : await requireSchema(platform)
  connection.ready()
  lap('database')

  const isWorker = config.role === 'worker'
  const shown = createPages(platform)
  const { http, jobs } = isWorker
    ? await createWorker(platform)
    : await createApp(platform, undefined, {
        refuse: shown.refuse,
        serve: async (app) => {
          await shown.serve(app)
          serveDevelopers(app, config, { outbox, mails })
        },
        answerElse: sendElsewhere,
      })
  lap('routes')
  const running = config.role === 'web' ? null : createJobs(connection, log)
  await running?.start(jobs).catch(explainDatabase)
  lap('jobs')
  await http.listen({ host: config.host, port: config.port }).catch(async (error) => {
    await running?.stop()
    return explainPort(config)(error)
  })
  lap('listen')
  const cashier = config.cashier.isOurs && !isWorker ? keepCashier(config, clock, log) : null
  log.info({ ms: parts, role: config.role }, 'ready')

  return {
    summary: isWorker ? ['Worker: runs jobs, serves its health alone.'] : summaryOf(config, demo ?? null),
    stop: async () => {
      await http.close()
      await running?.stop()
      await cashier?.stop()
      await connection.close()
    },
  }
}

const summaryOf = (config: Config, demo: DemoData | null): readonly string[] => [
  `Mall     ${config.publicOrigin}${addressOf('mall')}`,
  ...clientApps.map(({ name, title }) => `${title.padEnd(8)} ${config.publicOrigin}${addressOf(name)}`),
  `Cashier  ${config.cashier.origin}`,
  ...developerLines(config),
  ...(demo === null ? [] : demoList(demo)),
]

/** PostgreSQL's words for a wrong user, password or database name. */
const NOT_LET_IN = ['28000', '28P01', '3D000', '42501']

const explainDatabase = (error: Error & { readonly code?: string }): never => {
  if (isDatabaseAway(error) || NOT_LET_IN.includes(error.code ?? ''))
    throw new StartFailure(
      `The database cannot be used: ${error.message || error.code}. Mend DATABASE_URL, or start it.`,
    )
  throw error
}

const explainPort =
  ({ host, port }: Config) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} of ${host} is in use. Stop what uses it, or name another in PORT.`)
    throw error
  }
