import type { Timestamp } from '../platform/platform.tables.ts'

export interface DeskTables {
  /** A job whose last round failed; the row goes once a round goes well. */
  job_failures: {
    name: string
    /** Rounds that failed since one went well. */
    failures: number
    since: Timestamp
    last_at: Timestamp
    error: string
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends DeskTables {}
}
