import {
  type CenterHealth,
  centerStateOf,
  centerStates,
  type FailedJob,
  type Health,
  JobName,
  jobNames,
} from '@compute-mall/core/desk'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import { type Db, writing } from '../platform/database/index.ts'
import type { DeskTables } from './desk.tables.ts'

/** Writes the tables of this module; those of others are a type error. */
const write = writing<DeskTables>()

/** As much of an error as tells what failed. */
const MAX_ERROR_LENGTH = 300

/** Notes that a round of a job failed. */
export const noteFailure = async (db: Db, name: string, error: unknown, now: Date): Promise<void> => {
  const last = { last_at: now, error: String(error).slice(0, MAX_ERROR_LENGTH) }
  await write(db)
    .insertInto('job_failures')
    .values({ name, failures: 1, since: now, ...last })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...last, failures: sql<number>`job_failures.failures + 1` }),
    )
    .execute()
}

/** A round of a job went well: what was before is over. */
export const forgetFailure = async (db: Db, name: string): Promise<void> => {
  await write(db).deleteFrom('job_failures').where('name', '=', name).execute()
}

/** The jobs whose last round failed, those first that a buyer would notice first. */
export const failedJobs = async (db: Db): Promise<readonly FailedJob[]> => {
  const rows = await db.selectFrom('job_failures').selectAll().execute()
  return rows
    .flatMap(({ name, failures, since, last_at, error }) =>
      JobName.is(name)
        ? [{ name, failures, since: since.toISOString(), last: last_at.toISOString(), error }]
        : [],
    )
    .toSorted((a, b) => jobNames.indexOf(a.name) - jobNames.indexOf(b.name))
}

/** What each centre has still to open of paid orders, those in trouble first. */
const centers = async (db: Db, now: Date): Promise<readonly CenterHealth[]> => {
  const rows = await db
    .selectFrom('clusters')
    .leftJoin(
      (from) =>
        from
          .selectFrom('order_lines as line')
          .innerJoin('orders', 'orders.id', 'line.order_id')
          .select('line.cluster_id')
          .select([
            sql<string>`count(*) filter (where line.provision_status = 'failed')`.as('failed'),
            sql<string>`count(*) filter (where line.provision_status <> 'failed')`.as('opening'),
            sql<Date | null>`min(orders.paid_at) filter (where line.provision_status <> 'failed')`.as(
              'since',
            ),
          ])
          // As the index has it.
          .where(
            sql<boolean>`(line.provision_status = 'failed'
              or (line.provision_status in ('pending', 'opening') and line.provision_at is not null))`,
          )
          .where('line.renews', 'is', null)
          .where('orders.status', '=', 'paid')
          .groupBy('line.cluster_id')
          .as('unfinished'),
      (join) => join.onRef('unfinished.cluster_id', '=', 'clusters.id'),
    )
    .select(['clusters.id', 'clusters.name', 'failed', 'opening', 'since'])
    .orderBy('position')
    .execute()
  return rows
    .map(({ id, name, failed, opening, since }) => {
      const facts = { isClosed: name.zh.includes(DEACTIVATED_WORD), failed: Number(failed ?? 0) }
      return {
        clusterId: id,
        name,
        state: centerStateOf({ ...facts, waitingSince: since }, now.getTime()),
        opening: Number(opening ?? 0),
        waitingSince: since?.toISOString() ?? null,
        failed: facts.failed,
      }
    })
    .toSorted((a, b) => centerStates.indexOf(a.state) - centerStates.indexOf(b.state))
}

/** What does not run as it should. */
export const healthOf = async (db: Db, now: Date): Promise<Health> => ({
  jobs: await failedJobs(db),
  centers: await centers(db, now),
})

/** How many lines of a shop could not be opened. */
export const failedLinesOf = async (db: Db, shopId: string): Promise<number> => {
  const { failed } = await db
    .selectFrom('order_lines')
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .where('shop_id', '=', shopId)
    .where('provision_status', '=', 'failed')
    .executeTakeFirstOrThrow()
  return Number(failed)
}
