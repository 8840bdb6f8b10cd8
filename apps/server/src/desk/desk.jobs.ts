import { MINUTE_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetFailure, noteFailure } from './desk.store.ts'

/** Another process may have noted a failure: whoever does well says so this often. */
const FORGET_EVERY_MS = MINUTE_MS

/** A job whose failures operations see, until a round goes well (width 2.6, Home). */
export const watched = ({ db, clock, log }: Platform, job: Job): Job => {
  let forgottenAt = Number.NEGATIVE_INFINITY
  return {
    ...job,
    work: async () => {
      try {
        await job.work()
      } catch (error) {
        forgottenAt = Number.NEGATIVE_INFINITY
        // A database that is away fails every job, and takes no note of it either.
        await noteFailure(db, job.name, error, new Date(clock())).catch((err: unknown) =>
          log.warn({ err, job: job.name }, 'that a job failed was not noted'),
        )
        throw error
      }
      if (clock() - forgottenAt < FORGET_EVERY_MS) return
      await forgetFailure(db, job.name)
      forgottenAt = clock()
    },
  }
}
