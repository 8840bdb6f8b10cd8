import type { AuditSource } from '@compute-mall/core/audit'
import type { Timestamp } from '../platform/platform.tables.ts'

/** Values of an object's fields, personal ones masked. */
export type Masked = Readonly<Record<string, unknown>>

export interface AuditTables {
  /** Append-only: a trigger refuses every update and delete. */
  audit_log: {
    id: string
    at: Timestamp
    actor_id: string | null
    actor: string
    source: AuditSource
    role: string
    action: string
    object_type: string
    object_id: string
    before: Masked | null
    after: Masked | null
    reason: string | null
    request_id: string | null
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends AuditTables {}
}
