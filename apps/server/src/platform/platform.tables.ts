import type { ColumnType, Generated } from 'kysely'

/** A time that the database keeps to the microsecond and gives back as a `Date`. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface PlatformTables {
  /** One row per keyed change that was made (decision D3). */
  idempotency_keys: {
    user_id: string
    key: string
    request_hash: string
    /** The answer's data as JSON; null only while its transaction is under way. */
    answer: string | null
    created_at: Timestamp
  }
  /** Requests per address, which is a hash, and minute of the clock, over all processes. */
  request_counts: {
    address: string
    window_start: Timestamp
    count: number
  }
  /** When something happened lately, e.g. messages of a sender; `subject` is a hash. */
  recent_events: {
    subject: string
    times: readonly Date[]
  }
  /** See platform/versions.ts. */
  cache_versions: {
    name: string
    version: number
  }
  /** Attempts that are limited, e.g. wrong passwords; `subject` is a hash. */
  attempts: {
    id: Generated<number>
    subject: string
    at: Timestamp
  }
  /** Days that are not what their weekday says: holidays, and weekends that are worked. */
  calendar_exceptions: { day: string; is_workday: boolean; name: string }
  /** One row: by its id, the key with which personal data are hashed (decision D26). */
  vault_hash_key: {
    one: Generated<boolean>
    key_id: string
  }
}
