import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Connection, isDatabaseAway } from './database/index.ts'

/** Work that repeats. Of several server processes one does it at a time. */
export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly work: () => Promise<void>
}

export interface Jobs {
  start(jobs: readonly Job[]): void
  /** Lets work under way finish and begins no more. */
  stop(): Promise<void>
}

/** Does a job once, unless another process is at it; a failure is logged and the job comes round again. */
export const runJob = async (
  job: Job,
  connection: Pick<Connection, 'exclusively'>,
  log: Logger,
): Promise<void> => {
  try {
    await connection.exclusively(`job:${job.name}`, job.work)
  } catch (error) {
    log.error({ err: error, job: job.name }, 'job failed')
  }
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

export const createJobs = (connection: Pick<Connection, 'exclusively'>, log: Logger): Jobs => {
  const stopping = new AbortController()
  const loops: Promise<void>[] = []
  const loop = async (job: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(job.everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      if (!stopping.signal.aborted) await runJob(job, connection, log)
    }
  }
  return {
    start: (jobs) => void loops.push(...jobs.map(loop)),
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}
