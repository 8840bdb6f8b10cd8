import { E } from '@compute-mall/core/fp'
import { type Refusal, refuse } from '@compute-mall/core/http'
import {
  allowedSettlementEvents,
  hoursEnds,
  Period,
  type SettlementEventName,
} from '@compute-mall/core/settlement'
import type { Transaction } from 'kysely'
import type { Database } from '../../database.ts'
import { actForRetailer } from '../../identity/index.ts'
import { openShop } from '../../shop/index.ts'
import type { ApplicationOf } from './rows.ts'
import { lockApplicant, takeStep } from './steps.ts'

export interface Verdict {
  readonly event: Extract<SettlementEventName, `review.${string}`>
  readonly reviewerId: string
  readonly now: Date
  readonly reason?: string
}

const findApplication = (trx: Transaction<Database>, id: string): Promise<ApplicationOf | undefined> =>
  trx.selectFrom('settlement_applications').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes the applicant a merchant: the shop, the retailer, and the mark by which sessions know them (R6.02). */
const settle = async (trx: Transaction<Database>, application: ApplicationOf, now: Date): Promise<void> => {
  const { id, user_id: ownerId, applicant_type, document } = application
  const { start, end } = hoursEnds(document.serviceHours)
  const shopId = await openShop(trx, {
    name: document.shopName,
    description: document.description,
    servicePhone: document.serviceTelephone,
    serviceEmail: document.serviceEmail,
    serviceTime: `${start}-${end}`,
    now,
  })
  if (!Period.is(document.period)) throw new Error(`application ${id} has the period ${document.period}`)
  await trx
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
  await actForRetailer(trx, ownerId, shopId)
}

/**
 * Operations say yes or no to the application that they have read. Refusals: SYS10002, SETTLE10003 when it is not in
 * review any more or its applicant has become a merchant meanwhile, SETTLE10005 for one's own.
 */
export const reviewApplication = async (
  trx: Transaction<Database>,
  applicationId: string,
  { event, reviewerId, now, reason }: Verdict,
): Promise<E.Either<Refusal, void>> => {
  const owner = (await findApplication(trx, applicationId))?.user_id
  if (owner === undefined) return E.left(refuse('SYS10002'))
  if (owner === reviewerId) return E.left(refuse('SETTLE10005'))
  const { retailerId } = await lockApplicant(trx, owner)
  const application = await findApplication(trx, applicationId)
  if (
    application === undefined ||
    !allowedSettlementEvents(application.status, 'operations').includes(event) ||
    (event === 'review.approved' && retailerId !== null)
  )
    return E.left(refuse('SETTLE10003'))
  const taken = { event, actorId: reviewerId, at: now, ...(reason !== undefined && { reason }) }
  const { effects } = await takeStep(trx, application, taken)
  if (effects.includes('openShop')) await settle(trx, application, now)
  return E.right(undefined)
}
