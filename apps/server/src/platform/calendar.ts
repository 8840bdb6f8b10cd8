import type { CalendarDay } from '@compute-mall/core/site'
import { dueAfterWorkdays, platformDay } from '@compute-mall/core/time'
import { sql } from 'kysely'
import type { Db } from './database/index.ts'
import { write } from './write.ts'

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

/** The days that are not what their weekday says, in their order. */
export const calendarDays = async (db: Db): Promise<readonly CalendarDay[]> => {
  const rows = await db
    .selectFrom('calendar_exceptions')
    .select([sql<string>`day::text`.as('day'), 'is_workday', 'name'])
    .orderBy('calendar_exceptions.day')
    .execute()
  return rows.map(({ day, is_workday, name }) => ({ day, isWorkday: is_workday, name }))
}

/** Writes what a day is. */
export const setCalendarDay = async (trx: Db, { day, isWorkday, name }: CalendarDay): Promise<void> => {
  await write(trx)
    .insertInto('calendar_exceptions')
    .values({ day, is_workday: isWorkday, name })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ is_workday: isWorkday, name }))
    .execute()
}

/** A day is what its weekday says again. */
export const removeCalendarDay = async (trx: Db, day: string): Promise<void> => {
  await write(trx).deleteFrom('calendar_exceptions').where('day', '=', day).execute()
}
