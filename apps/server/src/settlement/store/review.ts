import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import {
  allowedSettlementEvents,
  hoursEnds,
  Period,
  type SettlementEventName,
} from '@compute-mall/core/settlement'
import { audit } from '../../audit/index.ts'
import { actForRetailer } from '../../identity/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { decideSubmission, type Verdict } from '../../review/index.ts'
import { openShop } from '../../shop/index.ts'
import type { ApplicationOf } from './rows.ts'
import { lockApplicant, transitionApplication } from './steps.ts'
import { write } from './write.ts'

export interface SettlementVerdict extends Verdict {
  /** The name under which the logo that was handed in is kept for everybody; for an approval. */
  readonly logo: string | null
}

const eventOf = (approves: boolean): SettlementEventName => (approves ? 'review.approved' : 'review.rejected')

/** Tells the applicant of the decision, by the bell and by a text message. */
const tell = async (
  trx: Db,
  { id, user_id: userId, shop_name: shopName }: ApplicationOf,
  approves: boolean,
  now: Date,
): Promise<void> =>
  notify(trx, {
    userIds: [userId],
    kind: approves ? 'settlementApproved' : 'settlementRejected',
    eventId: `settlement:${id}:${eventOf(approves)}`,
    subjectId: id,
    details: approves ? { shopName } : {},
    now,
  })

const findApplication = (trx: Db, id: string): Promise<ApplicationOf | undefined> =>
  trx.selectFrom('settlement_applications').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes the applicant a merchant: the shop, the retailer, and the mark by which sessions know them (R6.02). */
const settle = async (
  trx: Db,
  application: ApplicationOf,
  { logo, now }: { readonly logo: string | null; readonly now: Date },
): Promise<void> => {
  const { id, user_id: ownerId, applicant_type, document } = application
  const { start, end } = hoursEnds(document.serviceHours)
  const shopId = await openShop(trx, {
    name: document.shopName,
    description: document.description,
    logo,
    servicePhone: document.serviceTelephone,
    serviceEmail: document.serviceEmail,
    serviceTime: `${start}-${end}`,
    now,
  })
  if (!Period.is(document.period)) throw new Error(`application ${id} has the period ${document.period}`)
  await write(trx)
    .insertInto('retailers')
    .values({
      id: shopId,
      shop_id: shopId,
      owner_id: ownerId,
      application_id: id,
      applicant_type,
      period: document.period,
      created_at: now,
    })
    .execute()
  await actForRetailer(trx, ownerId, shopId, ['owner'])
}

/**
 * Operations say yes or no to the application that they have read. Refusals: SYS10002, SETTLE10003 when it is not in
 * review any more or its applicant has become a merchant meanwhile, SETTLE10005 for one's own, REVIEW10001 when another
 * revision was read.
 */
export const reviewApplication = async (
  trx: Db,
  applicationId: string,
  { approves, revision, reason, reasons, logo, by }: SettlementVerdict,
): Promise<E.Either<Refusal, void>> => {
  const event = eventOf(approves)
  const { actorId: reviewerId, now } = by
  const owner = (await findApplication(trx, applicationId))?.user_id
  if (owner === undefined) return E.left(refusals.notFound())
  if (owner === reviewerId) return E.left(refusals.ownApplication())
  const { retailerId } = await lockApplicant(trx, owner)
  const application = await findApplication(trx, applicationId)
  if (
    application === undefined ||
    !allowedSettlementEvents(application.status, 'operations').includes(event) ||
    (approves && retailerId !== null)
  )
    return E.left(refusals.applicationStateConflict())
  const decided = await decideSubmission(trx, {
    submissionId: applicationId,
    revision,
    event,
    reviewerId,
    reason,
    reasons,
    now,
  })
  if (E.isLeft(decided)) return decided
  const taken = { event, actorId: reviewerId, at: now, ...(reason !== null && { reason }) }
  const { status, effects } = await transitionApplication(trx, application, taken)
  if (effects.includes('openShop')) await settle(trx, application, { logo, now })
  await tell(trx, application, approves, now)
  await audit(trx, by, {
    action: event,
    object: { type: 'settlement', id: applicationId },
    before: { status: application.status },
    after: { status, revision, ...(reasons.length > 0 && { reasons }) },
    reason,
  })
  return E.right(undefined)
}
