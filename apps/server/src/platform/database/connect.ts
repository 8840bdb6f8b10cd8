import pg from 'pg'
import type { DatabaseConfig } from '../config/index.ts'
import type { Template, WorkerOptions } from './embedded.protocol.ts'
import { startEmbedded } from './embedded.ts'
import { type HeldFolder, holdFolder } from './folder.ts'
import { SoundPool } from './pool.ts'

/** An open database, the same for both engines: `pg` speaks to it. */
export interface Connection {
  readonly kind: DatabaseConfig['kind']
  readonly pool: pg.Pool
  /** Called once the schema is in place. */
  ready(): void
  /** An embedded database as an archive to start another from. */
  dump?(): Promise<Template>
  close(): Promise<void>
}

/** Counts fit a number; amounts are `numeric` and stay text. */
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)

/** How long a request may wait for a connection. One connection serves all in the embedded database. */
const EMBEDDED_WAIT_MS = 30_000

/** How long PostgreSQL is waited for, in milliseconds. */
interface TimeLimits {
  /** For a connection. */
  readonly connect: number
  /** No statement of ours takes this long; the server cancels one that does, so that others can go on. */
  readonly statement: number
  /** For an answer, also that the server has cancelled a statement: longer than `statement`. */
  readonly answer: number
}
const TIME_LIMITS: TimeLimits = { connect: 5_000, statement: 15_000, answer: 16_000 }

const parameters = (...given: readonly string[]) => given.flatMap((setting) => ['-c', setting])

/** The planner's costs of a disk without seeks, and memory enough to sort a page of search (docs/decisions). */
const settings = parameters('random_page_cost=1.1', 'work_mem=32MB', 'jit=off')

/** Data in memory need no second memory before them, whose first touch takes a third of the start. */
const settingsInMemory = [...settings, ...parameters('shared_buffers=8MB', 'wal_buffers=1MB')]

type Tell = (message: string) => void

/** What opening and closing mean where the data lie. */
interface Place {
  readonly options: Omit<WorkerOptions, 'code'>
  readonly ready: () => void
  readonly release: () => void
  readonly tell: Tell
}

const embedded = async ({ options, ready, release, tell }: Place): Promise<Connection> => {
  const server = await startEmbedded(options)
  const pool = new SoundPool(
    {
      max: 1,
      user: 'postgres',
      database: 'postgres',
      types,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: EMBEDDED_WAIT_MS,
      stream: () => server.connect(),
    },
    tell,
  )
  return {
    kind: 'embedded',
    pool,
    ready,
    dump: server.dump,
    close: async () => {
      await pool.end()
      await server.stop()
      release()
    },
  }
}

const openPool = (url: string, max: number, limits: TimeLimits, tell: Tell): pg.Pool =>
  new SoundPool(
    {
      connectionString: url,
      max,
      types,
      connectionTimeoutMillis: limits.connect,
      query_timeout: limits.answer,
      options: [
        ...settings,
        `-c statement_timeout=${limits.statement}`,
        `-c idle_in_transaction_session_timeout=${2 * limits.statement}`,
      ].join(' '),
    },
    tell,
  )

const postgres = (url: string, connections: number, limits: TimeLimits, tell: Tell): Connection => {
  const pool = openPool(url, connections, limits, tell)
  return {
    kind: 'postgres',
    pool,
    ready: () => {},
    close: () => pool.end(),
  }
}

/**
 * @param held the data folder, if this process holds it already
 * @throws StartFailure when another process holds it
 */
export const connect = (
  config: DatabaseConfig,
  tell: Tell,
  held?: HeldFolder,
  limits = TIME_LIMITS,
): Promise<Connection> => {
  if (config.kind === 'postgres')
    return Promise.resolve(postgres(config.url, config.connections, limits, tell))
  const { databaseDir, completeFirstStart, release } = held ?? holdFolder(config.dir, tell)
  return embedded({
    options: { dir: databaseDir, settings },
    ready: completeFirstStart,
    release,
    tell,
  }).catch((error) => {
    release()
    throw error
  })
}

const nothing = () => {}

/** A database in memory, for tests and measurements. */
export const connectInMemory = (template?: Template): Promise<Connection> =>
  embedded({
    options: { settings: settingsInMemory, ...(template !== undefined && { template }) },
    ready: nothing,
    release: nothing,
    tell: nothing,
  })
