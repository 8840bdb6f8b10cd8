import { type Claim, changedFields, type FieldChange, isClaimHeld } from '@compute-mall/core/review'
import {
  type Application,
  type ApplicationInfo,
  type ApplicationRow,
  applicantName,
  emptyForm,
  type FieldName,
  maskedForm,
  notApplied,
  type SettlementForm,
  type SettlementStep,
} from '@compute-mall/core/settlement'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Vault } from '../../platform/vault.ts'
import { claimOf, reasonsOf, submissionOf } from '../../review/index.ts'
import type { ApplicationTable } from '../settlement.tables.ts'

export type ApplicationOf = Selectable<ApplicationTable>

/** Where a sealed number stands, so that it opens nowhere else. */
export const placeOf = (applicationId: string, field: 'identificationNumber' | 'bankAccount'): string =>
  `settlement:${applicationId}:${field}`

/** The user's last application; undefined before the first. */
export const lastApplication = (db: Db, userId: string): Promise<ApplicationOf | undefined> =>
  db
    .selectFrom('settlement_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The user's last submission that was rejected, which the next one mends; undefined when none was. */
export const lastRejected = (db: Db, userId: string): Promise<ApplicationOf | undefined> =>
  db
    .selectFrom('settlement_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', 'REJECTED')
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** An application that was handed in and not taken back; undefined for any other. */
export const findHandedIn = (db: Db, id: string): Promise<ApplicationOf | undefined> =>
  db
    .selectFrom('settlement_applications')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'NOT_APPLY')
    .executeTakeFirst()

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Where a user stands, after their last application. */
export const infoOf = async (db: Db, userId: string): Promise<ApplicationInfo> => {
  const { retailer_id: retailerId } = await db
    .selectFrom('users')
    .select('retailer_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const last = await lastApplication(db, userId)
  return last === undefined
    ? { ...notApplied, retailerId }
    : {
        applyStatus: last.status,
        applicationId: last.id,
        applicantType: last.applicant_type,
        applyTime: last.applied_at.toISOString(),
        reviewTime: iso(last.reviewed_at),
        rejectReason: last.reject_reason,
        retailerId,
      }
}

/** The form as it was handed in, with nothing masked. */
export const formOf = (row: ApplicationOf, vault: Vault): SettlementForm => ({
  // An application from before a field was asked for has none of it.
  ...emptyForm(row.document.applicantType),
  ...row.document,
  identificationNumber: vault
    .open(row.identification_sealed, placeOf(row.id, 'identificationNumber'))
    .toString(),
  bankAccount: vault.open(row.bank_account_sealed, placeOf(row.id, 'bankAccount')).toString(),
})

const stepsOf = async (db: Db, id: string): Promise<readonly SettlementStep[]> => {
  const rows = await db
    .selectFrom('settlement_steps')
    .innerJoin('users', 'users.id', 'actor_id')
    .select(['event', 'from_status', 'to_status', 'at', 'reason', 'user_name'])
    .where('application_id', '=', id)
    .orderBy('seq')
    .execute()
  return rows.map(({ event, from_status, to_status, at, reason, user_name }) => ({
    event,
    from: from_status,
    to: to_status,
    at: at.toISOString(),
    by: user_name,
    reason,
  }))
}

/** What differs between two forms, the values as they are shown (R5.14). */
const maskedChanges = (before: SettlementForm, after: SettlementForm): readonly FieldChange[] => {
  const shown = { before: maskedForm(before), after: maskedForm(after) }
  const textIn = (form: SettlementForm, field: string) =>
    field === 'applicantType' || isFieldName(form, field) ? form[field] || null : null
  return changedFields(before, after).map(({ field }) => ({
    field,
    before: textIn(shown.before, field),
    after: textIn(shown.after, field),
  }))
}

const isFieldName = (form: SettlementForm, field: string): field is FieldName => Object.hasOwn(form, field)

const findApplication = (db: Db, id: string | null): Promise<ApplicationOf | undefined> =>
  db
    .selectFrom('settlement_applications')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirst()

/** Who reads an application: its owner, masked or in full, or operations, who see who has it open. */
export type Reader = 'owner' | 'owner in full' | 'operations'

/** An application with its history; masked, unless its owner asks for it in full (D26). */
export const applicationOf = async (
  { vault, clock }: Pick<Platform, 'vault' | 'clock'>,
  db: Db,
  row: ApplicationOf,
  reader: Reader,
): Promise<Application> => {
  const form = formOf(row, vault)
  const previous = await findApplication(db, row.previous_id)
  const { number, revision, hash, due_at: dueAt } = await submissionOf(db, row.id)
  const claim = reader === 'operations' ? await claimOf(db, row.id) : null
  return {
    applicationId: row.id,
    applyStatus: row.status,
    applyTime: row.applied_at.toISOString(),
    reviewTime: iso(row.reviewed_at),
    rejectReason: row.reject_reason,
    reasons: await reasonsOf(db, row.id),
    submission: { number, revision, hash },
    dueAt: dueAt.toISOString(),
    form: reader === 'owner in full' ? form : maskedForm(form),
    changes: previous === undefined ? [] : maskedChanges(formOf(previous, vault), form),
    previousReasons: previous === undefined ? [] : await reasonsOf(db, previous.id),
    answers: row.answers,
    claim: isClaimHeld(claim, clock()) ? claim : null,
    steps: await stepsOf(db, row.id),
  }
}

/** A row of the queue, with what the review knows of it. */
export type QueueRow = ApplicationOf & {
  readonly number: number
  readonly due_at: Date
  readonly reviewer_id: string | null
  readonly reviewer: string | null
  readonly until: Date | null
}

const claimIn = ({ reviewer_id, reviewer, until }: QueueRow, now: number): Claim | null =>
  reviewer_id === null || reviewer === null || until === null || until.getTime() <= now
    ? null
    : { reviewerId: reviewer_id, reviewer, until: until.toISOString() }

/** A row of the queue as operations see it. */
export const rowOf = (row: QueueRow, now: number): ApplicationRow => ({
  applicationId: row.id,
  applyStatus: row.status,
  applicantType: row.applicant_type,
  realName: applicantName(row.document),
  shopName: row.shop_name,
  direction: row.document.direction,
  applyTime: row.applied_at.toISOString(),
  reviewTime: iso(row.reviewed_at),
  number: row.number,
  changedFields: row.changed_fields.length,
  dueAt: row.due_at.toISOString(),
  claim: claimIn(row, now),
})
