import type { Details } from '@compute-mall/core/http'
import type { NoticeKind } from '@compute-mall/core/notice'
import type { Generated } from 'kysely'
import type { Timestamp } from '../platform/platform.tables.ts'

export interface NoticeTables {
  notices: {
    id: string
    user_id: string
    /** What happened; a user is told of it once, however often it is written. */
    event_id: string
    kind: NoticeKind
    subject_id: string | null
    details: Details
    at: Timestamp
    read_at: Timestamp | null
    /** Whether a text message is still to be sent, was sent, or is not meant to be. */
    sms: 'due' | 'sent' | 'none'
    /** The same for a mail; `failed` when its provider refused it, or did not take it in many tries. */
    mail: Generated<'due' | 'sent' | 'none' | 'failed'>
    mail_tries: Generated<number>
    mail_due_at: Timestamp | null
  }
  /** Where a user chose otherwise than a kind has it, or the same on purpose. */
  notice_choices: { user_id: string; kind: NoticeKind; is_sms: boolean; is_mail: boolean | null }
}

declare module '../platform/database/tables.ts' {
  interface Database extends NoticeTables {}
}
