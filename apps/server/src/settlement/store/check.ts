import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { fieldOfItem, INFO_CHECKS, type InfoItem, tidiedValue } from '@compute-mall/core/settlement'
import { DAY_MS, HOUR_MS } from '@compute-mall/core/time'
import { inTransaction } from '../../platform/database/index.ts'
import { claim } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'

const WINDOWS = [
  { most: INFO_CHECKS.perHour, ms: HOUR_MS },
  { most: INFO_CHECKS.perDay, ms: DAY_MS },
]

interface Question {
  readonly userId: string
  readonly item: InfoItem
  readonly value: string
  readonly now: Date
}

/**
 * Counts one question about what others have, whether it was asked by the check or by a submission, which tells the
 * same. Refusal: SYS10006 once there were too many (D10).
 */
export const countCheck = async (
  db: Platform['db'],
  userId: string,
  now: Date,
): Promise<E.Either<Refusal, void>> => {
  const limit = { subject: `settlement-check:${userId}`, windows: WINDOWS }
  const claimed = await inTransaction(db, (trx) => claim(trx, [limit], now.getTime()))
  return 'retryAfterSeconds' in claimed
    ? E.left(refusals.tooManyRequests({ seconds: claimed.retryAfterSeconds }))
    : E.right(undefined)
}

/** Whether somebody else's application holds this value (R5.04). Refusal: SYS10006 once it was asked too often (D10). */
export const isTaken = async (
  { db, vault }: Pick<Platform, 'db' | 'vault'>,
  { userId, item, value, now }: Question,
): Promise<E.Either<Refusal, { duplicate: boolean }>> => {
  const counted = await countCheck(db, userId, now)
  if (E.isLeft(counted)) return counted
  const holder = await db
    .selectFrom('settlement_claims')
    .innerJoin('settlement_applications', 'settlement_applications.id', 'application_id')
    .select('user_id')
    .where('item', '=', item)
    .where('fingerprint', '=', vault.fingerprint(item, tidiedValue(fieldOfItem(item), value)))
    .executeTakeFirst()
  return E.right({ duplicate: holder !== undefined && holder.user_id !== userId })
}
