import { type ContentPhase, phaseOf } from '@compute-mall/core/site'
import { platformDay } from '@compute-mall/core/time'
import { type RawBuilder, sql } from 'kysely'

/** The columns of content that is shown on certain days. */
export interface Schedule {
  readonly is_published: boolean
  readonly from_day: string | null
  readonly until_day: string | null
  readonly revision: number
}

const dayOf = (now: Date): string => platformDay(now.getTime())

/** Rows that are shown today. */
export const shownOn = (now: Date): RawBuilder<boolean> => sql<boolean>`(is_published
  and coalesce(from_day <= ${dayOf(now)}, true) and coalesce(until_day >= ${dayOf(now)}, true))`

/** Rows in a phase; `phaseOf` of the core says the same of one. */
export const inPhase = (phase: ContentPhase, now: Date): RawBuilder<boolean> => {
  const isOver = sql`coalesce(until_day < ${dayOf(now)}, false)`
  switch (phase) {
    case 'draft':
      return sql`not is_published`
    case 'ended':
      return sql`(is_published and ${isOver})`
    case 'scheduled':
      return sql`(is_published and not ${isOver} and coalesce(from_day > ${dayOf(now)}, false))`
    case 'shown':
      return shownOn(now)
  }
}

/** What the wire says of a schedule. */
export const scheduleOf = ({ is_published, from_day, until_day, revision }: Schedule, now: Date) => ({
  fromDay: from_day,
  untilDay: until_day,
  phase: phaseOf({ isPublished: is_published, fromDay: from_day, untilDay: until_day }, now.getTime()),
  revision,
})
