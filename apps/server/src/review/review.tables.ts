import type { FieldReason } from '@compute-mall/core/review'
import type { ColumnType } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

/** What is reviewed; the module of that name keeps what was submitted. */
export type SubmissionKind = 'settlement' | 'goods'

export interface ReviewTables {
  /** The mark of each submission; all but `due_at` and `closed_at` never changes, which a trigger holds. */
  submissions: {
    id: string
    kind: SubmissionKind
    /** What is submitted again and again, e.g. a user's application or goods. */
    subject_id: string
    /** Counts the submissions of the subject from 1. */
    number: number
    /** What a decision must name. */
    revision: number
    hash: string
    submitted_by: string
    submitted_at: Timestamp
    due_at: Timestamp
    /** When it was decided or taken back; null while it waits. */
    closed_at: Timestamp | null
  }
  submission_claims: { submission_id: string; reviewer_id: string; until: Timestamp }
  /** At most one for each revision, by its key. */
  review_decisions: {
    submission_id: string
    revision: number
    event: string
    reviewer_id: string
    reason: string | null
    reasons: ColumnType<readonly FieldReason[], string, never>
    at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends ReviewTables {}
}
