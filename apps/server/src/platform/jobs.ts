import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { type QueryExecutorProvider, sql } from 'kysely'
import { PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import { type Connection, isDatabaseAway } from './database/index.ts'

/** Work that repeats. Of several processes one does a round of it at a time. */
export interface Job {
  readonly name: string
  /** From the begin of one round to the begin of the next; at least half a second. */
  readonly everyMs: number
  readonly work: () => Promise<void>
}

export interface Jobs {
  start(jobs: readonly Job[]): Promise<void>
  /** Lets work under way finish and begins no more. */
  stop(): Promise<void>
}

/**
 * Does a round's work one by one. What fails is logged and stays due, but keeps nothing behind it waiting; only a
 * database that is away ends the round.
 */
export const eachDue = async <A extends { readonly id: string }>(
  due: readonly A[],
  log: Logger,
  work: (one: A) => Promise<void>,
): Promise<void> => {
  for (const one of due)
    try {
      await work(one)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      log.error({ err: error, due: one.id }, 'work failed and stays due')
    }
}

/** The least that pg-boss allows. */
const MIN_POLL_MS = SECOND_MS / 2
const MAX_POLL_MS = 30 * SECOND_MS
/** A worker that was killed is noticed after this long, and its round is free for another; the least of pg-boss. */
const LEASE_SECONDS = 10
const SUPERVISE_SECONDS = 5
/** How often every kind is looked at for a next round, should one have been lost, or the database's clock been set back. */
const REPAIR_MS = 30 * SECOND_MS
/** Finished rounds are kept this long, for whoever looks for the reason of a failure. */
const KEPT_SECONDS = 600
const MAINTENANCE_SECONDS = 60
/** What comes round seldom is tried again soon when it fails; what comes round often comes round anyway. */
const RETRIED_FROM_MS = MINUTE_MS
const RETRIES = { retryLimit: 5, retryDelay: 30, retryBackoff: true, retryDelayMax: 900 } as const
/** Work under way gets this long to end; then the process ends, and the work comes round elsewhere. */
const STOP_TIMEOUT_MS = 8 * SECOND_MS
/** Longest round; its lease is prolonged while it runs. */
const MAX_ROUND_SECONDS = 3_600

/** One round waits and one is at work at most, over all processes. */
const queueOf = ({ everyMs }: Job): Omit<Queue, 'name'> => ({
  policy: 'stately',
  expireInSeconds: MAX_ROUND_SECONDS,
  heartbeatSeconds: LEASE_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
  ...(everyMs >= RETRIED_FROM_MS ? RETRIES : { retryLimit: 0 }),
})

/** Each process wakes its worker when the round is due that it sent; polling finds what another process sent. */
const pollMs = (everyMs: number): number => Math.min(MAX_POLL_MS, Math.max(MIN_POLL_MS, everyMs))

/** pg-boss over the server's own connections; it takes none for longer than a statement. */
const openBoss = ({ kind, pool }: Pick<Connection, 'kind' | 'pool'>, log: Logger): PgBoss => {
  const isEmbedded = kind === 'embedded'
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        // Several statements in one text give several results.
        const results = [await pool.query<Record<string, unknown>, unknown[]>(text, values)].flat()
        return { rows: results.flatMap(({ rows }) => rows) }
      },
    },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    // The embedded database is vacuumed by a job of ours, and cannot rebuild an index while others read.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  return boss
}

/** Makes or updates the tables of the job queue. */
export const migrateJobs = async (connection: Connection, log: Logger): Promise<void> => {
  const boss = openBoss(connection, log)
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Brings the next round of a job forward to now; the worker that looks next takes it, within half a minute. */
export const hasten = async (db: QueryExecutorProvider, name: string): Promise<void> => {
  await sql`
    update pgboss.job set start_after = now() where name = ${name} and state in ('created', 'retry')`.execute(
    db,
  )
}

/**
 * Rounds go by the database's clock. Where somebody set it back, what waits would wait for that much longer, and the lease
 * of what was cut off would last as long: both count from now again.
 */
const followClock = async ({ pool }: Pick<Connection, 'pool'>, jobs: readonly Job[]): Promise<void> => {
  const kinds = jobs.map(({ name, everyMs }) => ({ name, seconds: everyMs / SECOND_MS }))
  await pool.query(
    `update pgboss.job as round set start_after = now() + make_interval(secs => kind.seconds)
     from json_to_recordset($1::json) as kind(name text, seconds float8)
     where round.name = kind.name and round.state in ('created', 'retry') and round.start_after > now() + make_interval(
       secs => 1 + case round.state when 'retry' then greatest(kind.seconds, $2) else kind.seconds end)`,
    [JSON.stringify(kinds), RETRIES.retryDelayMax],
  )
  await pool.query(
    "update pgboss.job set heartbeat_on = now() where state = 'active' and heartbeat_on > now() + interval '1 second'",
  )
}

/** The embedded database has one process: what is at work when it starts was cut off with the one before. */
const freeCutOff = async (boss: PgBoss, name: string): Promise<void> => {
  const rounds = await boss.findJobs(name)
  const cutOff = rounds.filter(({ state }) => state === 'active').map(({ id }) => id)
  if (cutOff.length > 0) await boss.cancel(name, cutOff)
}

/**
 * Runs repeating work through pg-boss: a round that begins sends the next one, so that each kind has its time in the
 * database, over restarts and processes.
 */
export const createJobs = (connection: Connection, log: Logger, repairMs = REPAIR_MS): Jobs => {
  const boss = openBoss(connection, log)
  const wakes = new Map<string, NodeJS.Timeout>()
  let repair: NodeJS.Timeout | undefined

  const sendNext = ({ name, everyMs }: Job) => boss.send(name, null, { startAfter: everyMs / SECOND_MS })

  const makeQueue = async (job: Job): Promise<void> => {
    const { name } = job
    const queue = queueOf(job)
    await boss.createQueue(name, queue)
    const { policy: _, ...changeable } = queue
    await boss.updateQueue(name, changeable)
    if (connection.kind === 'embedded') await freeCutOff(boss, name)
    await sendNext(job)
  }

  const begin = async (job: Job): Promise<void> => {
    const { name, everyMs, work } = job
    const wakeWhenDue = () => {
      const wake = setTimeout(() => boss.notifyWorker(worker), everyMs).unref()
      wakes.set(name, wake)
    }
    const worker = await boss.work(
      name,
      { pollingIntervalSeconds: pollMs(everyMs) / SECOND_MS },
      async () => {
        await sendNext(job)
        wakeWhenDue()
        try {
          await work()
        } catch (error) {
          log.error({ err: error, job: name }, 'job failed')
          throw error
        }
      },
    )
    wakeWhenDue()
  }

  return {
    start: async (jobs) => {
      await boss.start()
      // After a stop all are due at once, and their work could leave no connection to whom still starts.
      for (const job of jobs) await makeQueue(job)
      for (const job of jobs) await begin(job)
      repair = setInterval(() => {
        for (const job of jobs)
          sendNext(job).catch((error: unknown) =>
            log.error({ err: error, job: job.name }, 'next round not sent'),
          )
        followClock(connection, jobs).catch((error: unknown) =>
          log.error({ err: error }, 'rounds not counted from now again'),
        )
      }, repairMs).unref()
    },
    stop: async () => {
      clearInterval(repair)
      for (const wake of wakes.values()) clearTimeout(wake)
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
  }
}
