import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Connection } from './database/index.ts'

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
