import { E } from '@compute-mall/core/fp'
import { type GoodsForm, isExpired, type NotListed } from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { noticedGoods } from '@compute-mall/core/notice'
import type { AuditActor } from '../../audit/index.ts'
import { shopStaffWith } from '../../identity/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { publishedForm } from './forms.ts'
import { offeredItem } from './items.ts'
import { type LifeRow, lockLife, takeGoodsStep } from './lives.ts'

const BATCH_SIZE = 100

/** Goods that wait for the shelf and whose time has come; those that were begun and cut off as well. */
export const waitingGoods = async (db: Db, now: Date): Promise<readonly { readonly id: string }[]> =>
  db
    .selectFrom('goods_lives')
    .select('goods_id as id')
    .where('shelf', 'in', ['awaiting', 'executing'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('shelf_at', 'is', null), eb('shelf_at', '<=', now)]))
    .orderBy('changed_at')
    .limit(BATCH_SIZE)
    .execute()

/** Goods that run somewhere need one centre that is open (R3.02). */
const hasOpenCenter = async (db: Db, { skus }: GoodsForm): Promise<boolean> => {
  const wanted = new Set(skus.flatMap(({ stock }) => stock.map(({ clusterId }) => clusterId)))
  if (wanted.has('')) return true
  const rows = await db.selectFrom('clusters').select(['id', 'name']).execute()
  return rows.some(({ id, name }) => wanted.has(id) && !name.zh.includes(DEACTIVATED_WORD))
}

const hindrance = async (db: Db, row: LifeRow, now: Date): Promise<NotListed | null> => {
  const form = await publishedForm(db, row.goods_id)
  if (form === null || form.skus.length === 0) return 'noPrice'
  if (form.skus.every((sku) => isExpired({ expireTime: sku.expiresAt }, now.toISOString()))) return 'expired'
  if ((await offeredItem(db, form))?.status === 'disabled') return 'itemDisabled'
  return (await hasOpenCenter(db, form)) ? null : 'noCentre'
}

/** The shop, and operations, who alone can open a centre. */
const tellOfFailure = async (trx: Db, row: LifeRow, now: Date): Promise<void> => {
  const operators = await trx
    .selectFrom('users')
    .select('id')
    .where('role_type', '=', 'manager')
    .where(({ eb, val }) => eb(val('operator'), '=', eb.fn.any('role_ids')))
    .execute()
  await notify(trx, {
    userIds: [...(await shopStaffWith(trx, row.shop_id, 'goods')), ...operators.map(({ id }) => id)],
    kind: 'goodsNotListed',
    eventId: `goods:${row.goods_id}:failed:${now.toISOString()}`,
    subjectId: row.goods_id,
    details: noticedGoods(row.name),
    now,
  })
}

/** Puts goods on the shelf, or tells why they cannot be (R4.03). Those that do not wait any more stay as they are. */
export const listGoods = async (trx: Db, goodsId: string, by: AuditActor): Promise<void> => {
  const row = await lockLife(trx, goodsId)
  if (row === undefined || (row.shelf !== 'awaiting' && row.shelf !== 'executing')) return
  if (row.shelf === 'awaiting') {
    const begun = await takeGoodsStep(trx, row, { type: 'shelving.begun' }, by)
    if (E.isLeft(begun)) throw new Error(`goods ${goodsId} cannot be begun`)
  }
  const begun = { ...row, shelf: 'executing' as const, shelf_reason: null }
  const reason = await hindrance(trx, row, by.now)
  const done = await takeGoodsStep(
    trx,
    begun,
    reason === null ? { type: 'shelving.done' } : { type: 'shelving.failed', reason },
    by,
  )
  if (E.isLeft(done)) throw new Error(`goods ${goodsId} cannot be listed`)
  if (reason !== null) await tellOfFailure(trx, row, by.now)
}
