import {
  type Application,
  type ApplicationInfo,
  type ApplicationRow,
  applicantName,
  maskedForm,
  notApplied,
  type SettlementForm,
  type SettlementStep,
} from '@compute-mall/core/settlement'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { Vault } from '../../platform/vault.ts'
import type { ApplicationTable } from '../settlement.tables.ts'

export type ApplicationOf = Selectable<ApplicationTable>

/** Where a sealed number stands, so that it opens nowhere else. */
export const placeOf = (applicationId: string, field: 'identificationNumber' | 'bankAccount'): string =>
  `settlement:${applicationId}:${field}`

/** The user's last application; undefined before the first. */
export const lastApplication = (db: Kysely<Database>, userId: string): Promise<ApplicationOf | undefined> =>
  db
    .selectFrom('settlement_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Where a user stands, after their last application. */
export const infoOf = async (db: Kysely<Database>, userId: string): Promise<ApplicationInfo> => {
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

const formOf = (row: ApplicationOf, vault: Vault): SettlementForm => ({
  ...row.document,
  identificationNumber: vault
    .open(row.identification_sealed, placeOf(row.id, 'identificationNumber'))
    .toString(),
  bankAccount: vault.open(row.bank_account_sealed, placeOf(row.id, 'bankAccount')).toString(),
})

const stepsOf = async (db: Kysely<Database>, id: string): Promise<readonly SettlementStep[]> => {
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

/** An application with its history; masked, unless its owner asks for it in full (D26). */
export const applicationOf = async (
  db: Kysely<Database>,
  vault: Vault,
  row: ApplicationOf,
  shown: 'masked' | 'in full' = 'masked',
): Promise<Application> => {
  const form = formOf(row, vault)
  return {
    applicationId: row.id,
    applyStatus: row.status,
    applyTime: row.applied_at.toISOString(),
    reviewTime: iso(row.reviewed_at),
    rejectReason: row.reject_reason,
    form: shown === 'masked' ? maskedForm(form) : form,
    steps: await stepsOf(db, row.id),
  }
}

export const rowOf = (row: ApplicationOf): ApplicationRow => ({
  applicationId: row.id,
  applyStatus: row.status,
  applicantType: row.applicant_type,
  realName: applicantName(row.document),
  shopName: row.shop_name,
  direction: row.document.direction,
  applyTime: row.applied_at.toISOString(),
  reviewTime: iso(row.reviewed_at),
})
