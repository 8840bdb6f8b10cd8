import { isBlank } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import type { LevelChange, MerchantLevel, RightsLevel } from '@compute-mall/core/settlement'
import { type AuditActor, audit } from '../../audit/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { write } from './write.ts'

/** The level of a shop; that of one which never settled in is the lowest. */
export const levelOfShop = async (db: Db, shopId: string): Promise<MerchantLevel> => {
  const row = await db
    .selectFrom('retailers')
    .select('level')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return { level: row?.level ?? 'normal' }
}

/** The level of whom an application made a merchant; undefined where it made none. */
export const levelByApplication = (
  db: Db,
  applicationId: string,
): Promise<
  { readonly shop_id: string; readonly owner_id: string; readonly level: RightsLevel } | undefined
> =>
  db
    .selectFrom('retailers')
    .select(['shop_id', 'owner_id', 'level'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

/** Gives a merchant a level. Refusals: SYS10002, SETTLE10005 for one's own shop, REVIEW10002 without a reason. */
export const changeLevel = async (
  trx: Db,
  applicationId: string,
  { level, reason }: LevelChange,
  { by, actorId }: { readonly by: AuditActor; readonly actorId: string },
): Promise<E.Either<Refusal, MerchantLevel>> => {
  const merchant = await levelByApplication(trx, applicationId)
  if (merchant === undefined) return E.left(refusals.notFound())
  if (merchant.owner_id === actorId) return E.left(refusals.ownApplication())
  if (isBlank(reason)) return E.left(refusals.reasonMissing())
  if (merchant.level === level) return E.right({ level })
  await write(trx)
    .updateTable('retailers')
    .set({ level })
    .where('application_id', '=', applicationId)
    .execute()
  await audit(trx, by, {
    action: 'shop.levelChanged',
    object: { type: 'shop', id: merchant.shop_id },
    before: { level: merchant.level },
    after: { level },
    reason: reason.trim(),
  })
  return E.right({ level })
}
