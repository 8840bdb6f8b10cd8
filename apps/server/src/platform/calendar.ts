import { dueAfterWorkdays, platformDay } from '@compute-mall/core/time'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** When something that takes `days` working days is due, by the holidays that operations entered. */
export const dueInWorkdays = async (db: Kysely<Database>, at: Date, days: number): Promise<Date> => {
  const rows = await db
    .selectFrom('calendar_exceptions')
    .select([sql<string>`day::text`.as('day'), 'is_workday'])
    .where('day', '>=', platformDay(at.getTime()))
    .execute()
  const exceptions = new Map(rows.map(({ day, is_workday }) => [day, is_workday]))
  return new Date(dueAfterWorkdays(at.getTime(), days, exceptions))
}
