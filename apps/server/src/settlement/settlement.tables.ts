import type {
  ApplicantType,
  ApplyStatus,
  FieldName,
  InfoItem,
  Period,
  PictureUse,
  RightsLevel,
  SettlementForm,
} from '@compute-mall/core/settlement'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { PictureType } from '../platform/pictures.ts'
import type { Timestamp } from '../platform/platform.tables.ts'

/** What of a form is kept as it is; ID and bank numbers are sealed beside it (decision D26). */
export type FormDocument = Omit<SettlementForm, 'identificationNumber' | 'bankAccount'>

/** One submission; what is in it never changes, so that operations approve what they have read. */
export interface ApplicationTable {
  id: string
  user_id: string
  /** The idempotency key under which it was submitted. */
  request_key: string
  /** NOT_APPLY once it was withdrawn. */
  status: ApplyStatus
  applicant_type: ApplicantType
  real_name: string
  shop_name: string
  /** What lists are searched by, in small letters. */
  search_text: GeneratedAlways<string>
  document: FormDocument
  identification_sealed: Buffer
  bank_account_sealed: Buffer
  /** The rejected submission that this one mends; null at the first. */
  previous_id: string | null
  /** The fields that differ from it. */
  changed_fields: ColumnType<readonly FieldName[], string, never>
  /** What the applicant answers to the reasons of its rejection, by field. */
  answers: Readonly<Record<string, string>>
  reject_reason: string | null
  applied_at: Timestamp
  reviewed_at: Timestamp | null
}

/** The audit of an application: who took which step, and why. */
export interface SettlementStepTable {
  application_id: string
  seq: number
  event: string
  from_status: ApplyStatus
  to_status: ApplyStatus
  actor_id: string
  reason: string | null
  at: Timestamp
}

export interface SettlementTables {
  settlement_applications: ApplicationTable
  settlement_steps: SettlementStepTable
  settlement_claims: { item: InfoItem; fingerprint: string; application_id: string }
  settlement_pictures: {
    id: string
    user_id: string
    use: PictureUse
    content_type: PictureType
    sealed: Buffer
    uploaded_at: Timestamp
  }
  /** The pictures of each submission; one may be handed in again. */
  settlement_application_pictures: { application_id: string; use: PictureUse; picture_id: string }
  /** Merchants; the id is that of their shop, and users who act for it carry it in `retailer_id`. */
  retailers: {
    id: string
    shop_id: string
    owner_id: string
    application_id: string
    applicant_type: ApplicantType
    period: Period
    level: Generated<RightsLevel>
    created_at: Timestamp
  }
}

declare module '../platform/database/tables.ts' {
  interface Database extends SettlementTables {}
}
