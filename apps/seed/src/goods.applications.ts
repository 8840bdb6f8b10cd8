import { DAY_MS } from '@compute-mall/core/time'
import type { Database } from '@compute-mall/server/database'
import { type GoodsApplication, type GoodsRecord, writeApplications } from '@compute-mall/server/goods'
import type { Kysely } from 'kysely'
import type { SeededGoods } from './catalogue/catalogue.ts'
import { words } from './table.ts'

/** The number of the first goods that are not published yet. */
const FIRST_UNPUBLISHED = 900_001

/** Goods under another number, with their skus and prices. */
const renumbered = (record: GoodsRecord, id: string): GoodsRecord => ({
  ...record,
  id,
  skus: record.skus.map((sku) => {
    const skuId = sku.id.replace(record.id, id)
    const pricing = sku.pricing.map((price) => ({ ...price, id: price.id.replace(record.id, id) }))
    return { ...sku, id: skuId, sn: `CM-${skuId}`, pricing }
  }),
})

const renamed = (record: GoodsRecord, zh: string, en: string): GoodsRecord => ({
  ...record,
  name: words(`${record.name.zh}${zh}`, `${record.name.en}${en}`),
})

/** One of each state that a merchant can see of what they asked for (spec section 4, Apply stage, Review states). */
const applicationsOf = (records: readonly GoodsRecord[], now: Date): readonly GoodsApplication[] => {
  const states = ['pending', 'refused', 'draft', 'revoked', 'passed'] as const
  const changes = states.flatMap((state, i): readonly GoodsApplication[] => {
    const record = records[i]
    if (record === undefined) return []
    return [
      {
        id: `ga-${record.id}`,
        kind: 'modify',
        state,
        reason: state === 'refused' ? '商品说明与实际配置不符，请补充后重新提交' : null,
        record: state === 'passed' ? record : renamed(record, '（新版）', ' (new edition)'),
        changedAt: new Date(now.getTime() - (i + 1) * DAY_MS),
      },
    ]
  })
  const publications = (['pending', 'draft'] as const).flatMap((state, i): readonly GoodsApplication[] => {
    const record = records[i]
    if (record === undefined) return []
    const fresh = renumbered(record, String(FIRST_UNPUBLISHED + i))
    return [
      {
        id: `ga-${fresh.id}`,
        kind: 'publish',
        state,
        reason: null,
        record: {
          ...renamed(fresh, '（首发）', ' (first edition)'),
          display: false,
          dependencies: records.slice(-1).map(({ id }) => ({ goodsId: id, required: false })),
        },
        changedAt: now,
      },
    ]
  })
  return [...changes, ...publications]
}

/** What the demonstration's merchant, whose shop is 1001, has asked for. */
export const seedApplications = (
  db: Kysely<Database>,
  catalogue: readonly SeededGoods[],
  now: Date,
): Promise<void> => {
  const own = catalogue
    .map(({ record }) => record)
    .filter(({ shop, display }) => shop.id === '1001' && display)
  return writeApplications(db, applicationsOf(own, now))
}
