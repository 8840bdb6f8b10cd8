import type { FeedbackKind, FeedbackState, OfferService } from '@compute-mall/core/feedback'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface FeedbackTable {
  id: string
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  /** What people name it by. */
  number: string
  /** Null for a visitor. */
  user_id: string | null
  kind: FeedbackKind
  text: string
  page: string
  entrance: string
  service: OfferService | null
  /** Contact, name, region and address, sealed (decision D26). */
  contact_sealed: Buffer
  state: FeedbackState
  answer: string | null
  answered_at: Timestamp | null
  note: Generated<string>
  created_at: Timestamp
}

/** Who took which step, with what was written beside it. */
export interface FeedbackStepTable {
  feedback_id: string
  seq: number
  event: string
  from_state: FeedbackState
  to_state: FeedbackState
  actor_id: string
  text: string | null
  at: Timestamp
}

export interface FeedbackTables {
  feedback: FeedbackTable
  feedback_steps: FeedbackStepTable
  feedback_pictures: {
    id: string
    /** Null until the feedback is sent. */
    feedback_id: string | null
    content_type: string
    sealed: Buffer
    uploaded_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends FeedbackTables {}
}
