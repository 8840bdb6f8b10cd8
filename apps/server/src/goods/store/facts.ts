import { nameKey } from '@compute-mall/core/codec'
import {
  cheapestPricing,
  type GoodsFact,
  type GoodsForm,
  hasNothingToSell,
  type SkuForm,
} from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { nameKeyOf } from '../../platform/database/index.ts'
import { offeredItem } from './items.ts'
import type { LifeRow } from './lives.ts'

/** A price that changed by more than this is told, in percent (width 2.6). */
const PRICE_CHANGE_PERCENT = 30

const fact = (code: GoodsFact['code'], field = '', details: GoodsFact['details'] = {}): GoodsFact => ({
  code,
  field,
  details,
})

const priceOf = (sku: SkuForm | undefined): number | null => {
  const pricing = sku && cheapestPricing(sku)
  return pricing === undefined ? null : Number(pricing.price)
}

const priceChanges = (form: GoodsForm, base: GoodsForm | null): readonly GoodsFact[] =>
  form.skus.flatMap((sku, i) => {
    const after = priceOf(sku)
    const before = priceOf(base?.skus.find(({ id }) => id === sku.id))
    if (after === null || before === null || before === 0) return []
    const percent = Math.round((100 * Math.abs(after - before)) / before)
    return percent > PRICE_CHANGE_PERCENT ? [fact('priceChange', `skus.${i}.pricing`, { percent })] : []
  })

const sameName = async (db: Db, form: GoodsForm, goodsId: string): Promise<readonly GoodsFact[]> => {
  const row = await db
    .selectFrom('goods_lives')
    .select('goods_id')
    .where(nameKeyOf(sql`name->>'zh'`), '=', nameKey(form.name.zh))
    .where('goods_id', '<>', goodsId)
    .where('deleted_at', 'is', null)
    .where('shelf', '<>', 'unlisted')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? [] : [fact('duplicateName', 'name.zh', { name: form.name.zh })]
}

const closedCenters = async (db: Db, { skus }: GoodsForm): Promise<readonly GoodsFact[]> => {
  const rows = await db.selectFrom('clusters').select(['id', 'name']).execute()
  const closed = rows.filter(({ name }) => name.zh.includes(DEACTIVATED_WORD))
  return closed.flatMap(({ id, name }) => {
    const i = skus.findIndex(({ stock }) => stock.some(({ clusterId }) => clusterId === id))
    return i < 0 ? [] : [fact('centreClosed', `skus.${i}.stock`, { name: name.zh })]
  })
}

const disabledItem = async (db: Db, form: GoodsForm): Promise<readonly GoodsFact[]> => {
  const item = await offeredItem(db, form)
  return item?.status === 'disabled' ? [fact('itemDisabled', 'catalogueItemId', { number: item.number })] : []
}

const refusedBefore = async (db: Db, goodsId: string): Promise<readonly GoodsFact[]> => {
  const { count } = await db
    .selectFrom('goods_applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('goods_id', '=', goodsId)
    .where('state', '=', 'refused')
    .executeTakeFirstOrThrow()
  return count === 0 ? [] : [fact('refusedBefore', '', { count })]
}

/** What the server finds out about an application by itself; facts, never verdicts. */
export const factsOf = async (
  db: Db,
  row: LifeRow,
  {
    form,
    base,
    changes,
  }: { readonly form: GoodsForm; readonly base: GoodsForm | null; readonly changes: number },
): Promise<readonly GoodsFact[]> => [
  ...priceChanges(form, base),
  ...(hasNothingToSell(form) ? [fact('nothingToSell', 'stock')] : []),
  ...(await sameName(db, form, row.goods_id)),
  ...(await closedCenters(db, form)),
  ...(await disabledItem(db, form)),
  ...(await refusedBefore(db, row.goods_id)),
  ...(row.shelf === 'forcedOff' ? [fact('forcedOff', '', { reason: row.shelf_reason ?? '' })] : []),
  ...(changes === 0 ? [fact('unchanged')] : []),
]
