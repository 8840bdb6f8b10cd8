import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { E } from '@compute-mall/core/fp'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { beginSession } from '../identity/store/sessions.ts'
import { createApp, type ModuleList } from '../modules.ts'
import { type Config, readConfig } from '../platform/config/index.ts'
import { type Connection, connect } from '../platform/database/index.ts'
import type { Job } from '../platform/jobs.ts'
import { createMailOutbox, type MailOutbox } from '../platform/mail.ts'
import { type OpenPlatform, platformOf } from '../platform/open.ts'
import { createOutbox, type Outbox } from '../platform/sms.ts'
import { type Caller, createCaller } from './caller.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { defaultDatabase, openTestDatabase, type TestDatabaseKind } from './database.ts'
import { addUser, type NewUser } from './users.ts'

export const TEST_ORIGIN = 'http://mall.test'
export const TEST_TIME = '2026-11-21T02:00:00.000Z'

export interface TestServerOptions {
  readonly database?: TestDatabaseKind
  /** A connection to use in place of a fresh database; closed with the server. */
  readonly connection?: Connection
  /** Settings by their environment names. */
  readonly env?: Readonly<Record<string, string>>
  /** Fewer modules than all. */
  readonly modules?: ModuleList
  /** Whether to listen on a free port as well. */
  readonly listen?: boolean
  readonly clock?: TestClock
  /** Where log lines go; nowhere if not given. */
  readonly logTo?: (line: string) => void
}

/** A signed-in caller and who that is. */
export interface TestUser extends Caller {
  readonly id: string
}

export interface TestServer {
  readonly http: FastifyInstance
  readonly platform: OpenPlatform
  readonly clock: TestClock
  readonly outbox: Outbox
  readonly mails: MailOutbox
  /** Where the server listens, or the origin that calls pretend to come from. */
  readonly origin: string
  /** Nobody: a new browser without cookies. */
  visitor(): Caller
  /** Adds the user if it has no id of one that is there, and opens a session. */
  signIn(user?: NewUser): Promise<TestUser>
  /** Another browser of the same user. */
  signInAgain(userId: string): Promise<TestUser>
  /** The work that repeats. */
  readonly jobs: readonly Job[]
  /** Does the job once. @throws whatever it threw */
  runJob(name: string): Promise<void>
  stop(): Promise<void>
}

const configOf = (env: Readonly<Record<string, string>>): Config => {
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    PUBLIC_ORIGIN: TEST_ORIGIN,
    RATE_LIMIT: '0',
    PROVISION_DELAY_MS: '0',
    ...env,
  })
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  return config.right
}

/** The real server over a database of its own, with a clock to turn. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { database = defaultDatabase(), env = {}, modules, clock = createTestClock(TEST_TIME) } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'compute-mall-'))
  const config = configOf({ DATA_DIR: dataDir, ...env })
  const log = pino(
    { level: options.logTo === undefined ? 'silent' : 'debug', base: null },
    { write: options.logTo ?? (() => {}) },
  )
  const connection = options.connection ?? (await openTestDatabase(database))
  const outbox = createOutbox(log)
  const mails = createMailOutbox(log)
  const platform = platformOf({ config, connection, clock, sms: outbox, mail: mails, log })
  const { http, jobs } = await createApp(platform, modules)
  const origin = options.listen === true ? await http.listen({ port: 0, host: '127.0.0.1' }) : TEST_ORIGIN
  const visitor = () => createCaller(http, config.publicOrigin)

  const signInAgain = async (id: string): Promise<TestUser> => {
    const caller = visitor()
    const jar = {
      set: (name: string, value: string) => void caller.cookies.set(name, value),
      clear: () => {},
    }
    await beginSession(platform.db, config, jar, id, new Date(clock()))
    return { ...caller, id }
  }

  return {
    http,
    platform,
    clock,
    outbox,
    mails,
    origin,
    visitor,
    signIn: async (user = {}) => signInAgain(await addUser(platform.db, user, new Date(clock()))),
    signInAgain,
    jobs,
    runJob: async (name) => {
      const job = jobs.find((known) => known.name === name)
      if (job === undefined) throw new Error(`There is no job ${name}.`)
      await job.work()
    },
    stop: async () => {
      await http.close()
      await connection.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A second server process on the same database and clock, with its own connections on
 * PostgreSQL; the embedded database has only one. Stop it before the first.
 */
export const startPeer = async (
  { clock, platform: { connection } }: TestServer,
  options: Pick<TestServerOptions, 'listen'> = {},
): Promise<TestServer> => {
  const url = connection.pool.options.connectionString
  return startTestServer({
    ...options,
    clock,
    connection:
      url === undefined
        ? { ...connection, close: async () => {} }
        : await connect({ kind: 'postgres', url, connections: 10 }, () => {}),
  })
}
