import {
  type SettlementChange,
  type SettlementEventName,
  settlementStep,
} from '@compute-mall/core/settlement'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { ApplicationOf } from './rows.ts'
import { write } from './write.ts'

/**
 * The user, locked until the transaction ends: whatever is done about their settlement is done one after another.
 * @returns the shop that the user acts for
 */
export const lockApplicant = async (
  trx: Db,
  userId: string,
): Promise<{ readonly retailerId: string | null }> => {
  const { retailer_id: retailerId } = await trx
    .selectFrom('users')
    .select('retailer_id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { retailerId }
}

export interface Taken {
  readonly event: SettlementEventName
  readonly actorId: string
  readonly at: Date
  readonly reason?: string
}

/** Writes a line of an application's audit. */
export const noteStep = async (
  trx: Db,
  applicationId: string,
  { event, actorId, at, reason }: Taken,
  from: ApplicationOf['status'],
  to: ApplicationOf['status'],
): Promise<void> => {
  await write(trx)
    .insertInto('settlement_steps')
    .values({
      application_id: applicationId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from settlement_steps where application_id = ${applicationId})`,
      event,
      from_status: from,
      to_status: to,
      actor_id: actorId,
      reason: reason ?? null,
      at,
    })
    .execute()
}

/**
 * Takes the step that the chart of core/settlement allows; one that it does not changes nothing. The applicant must be
 * locked. What is claimed stays so only while the application is in review or approved.
 */
export const transitionApplication = async (
  trx: Db,
  application: ApplicationOf,
  taken: Taken,
): Promise<SettlementChange> => {
  const step = settlementStep(application.status, taken.event)
  if (step.status === application.status) return step
  const isReviewed = step.status === 'APPROVED' || step.status === 'REJECTED'
  await write(trx)
    .updateTable('settlement_applications')
    .set({
      status: step.status,
      reject_reason: taken.reason ?? null,
      ...(isReviewed && { reviewed_at: taken.at }),
    })
    .where('id', '=', application.id)
    .execute()
  if (step.status !== 'APPROVED')
    await write(trx).deleteFrom('settlement_claims').where('application_id', '=', application.id).execute()
  await noteStep(trx, application.id, taken, application.status, step.status)
  return step
}
