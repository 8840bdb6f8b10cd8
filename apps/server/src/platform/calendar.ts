import { dueAfterWorkdays, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** When something that takes `days` working days is due, by the holidays that operations entered. */
export const dueInWorkdays = async (db: Db, at: Date, days: number): Promise<Date> => {
  const rows = await db
    .selectFrom('calendar_exceptions')
    .select([sql<string>`day::text`.as('day'), 'is_workday'])
    .where('day', '>=', platformDay(at.getTime()))
    .execute()
  const exceptions = new Map(rows.map(({ day, is_workday }) => [day, is_workday]))
  return new Date(dueAfterWorkdays(at.getTime(), days, exceptions))
}
