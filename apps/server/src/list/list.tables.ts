import type { Timestamp } from '../platform/platform.tables.ts'

export interface ListTables {
  /** One row for each user, list and name. */
  saved_views: {
    user_id: string
    list: string
    name: string
    /** Filters and sort, as an address writes them. */
    query: string
    saved_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends ListTables {}
}
