import { E } from '@compute-mall/core/fp'
import { CLOSING_DELAY_MS, type StatementEventName } from '@compute-mall/core/statement'
import { MINUTE_MS } from '@compute-mall/core/time'
import { jobActor } from '../audit/index.ts'
import { transact } from '../platform/database/index.ts'
import { eachDue, type Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { lockStatement, transitionStatement } from './store/steps.ts'

/** Statements that are moved on in one round, oldest first. */
const BATCH_SIZE = 200
const JOB = 'statements'

type Due = { readonly id: string }

const take = async (
  { db, clock, log }: Platform,
  due: readonly Due[],
  event: StatementEventName,
): Promise<void> => {
  await eachDue(due, log, async ({ id }) => {
    await transact(db, async (trx) => {
      const statement = await lockStatement(trx, id)
      const by = jobActor(JOB, new Date(clock()))
      // One that was moved on meanwhile stays where it is.
      if (statement !== undefined) await transitionStatement(trx, statement, { event, actor: 'job', by })
      return E.right(undefined)
    })
  })
}

/** Closes the statements whose period is over, and confirms those that nobody disputed in time (W18). */
const moveStatements = async (platform: Platform): Promise<void> => {
  const { db, clock } = platform
  const ended = await db
    .selectFrom('statements')
    .select('id')
    .where('status', '=', 'open')
    .where('ends_at', '<=', new Date(clock() - CLOSING_DELAY_MS))
    .orderBy('ends_at')
    .limit(BATCH_SIZE)
    .execute()
  await take(platform, ended, 'period.ended')
  const silent = await db
    .selectFrom('statements')
    .select('id')
    .where('status', '=', 'closed')
    .where('confirm_by', '<=', new Date(clock()))
    .orderBy('confirm_by')
    .limit(BATCH_SIZE)
    .execute()
  await take(platform, silent, 'confirmation.expired')
}

export const statementJobs = (platform: Platform): readonly Job[] => [
  { name: JOB, everyMs: MINUTE_MS, work: () => moveStatements(platform) },
]
