import type { GoodsCard, goodsEndpoints } from '@compute-mall/core/goods'
import type { InputOf } from '@compute-mall/core/http'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type CardRow, cardColumns, cardOf } from '../goods.cards.ts'

export type Criteria = InputOf<typeof goodsEndpoints.listed>['query']

/** As many as a page holds at most (decisions, Figures). */
const MOST = 120

const inPlace = (condition: RawBuilder<unknown>) => sql`exists (
  select from sku_stock as stock join clusters on clusters.id = stock.cluster_id
  where stock.goods_id = goods.id and ${condition})`

/** One condition for each criterion that is given. */
const conditionsOf = (criteria: Criteria): readonly RawBuilder<unknown>[] => {
  const { goodsId, goodsName, goodsType, goodsResourceType, clusterId, purchasingOption, filterK8s } =
    criteria
  const name = goodsName?.toLowerCase()
  return [
    sql`found.shelf`,
    ...(goodsId === undefined ? [] : [sql`goods.id = ${goodsId}`]),
    ...(name === undefined
      ? []
      : [sql`(lower(goods.card->'name'->>'zh') = ${name} or lower(goods.card->'name'->>'en') = ${name})`]),
    ...(goodsType === undefined ? [] : [sql`goods.type = ${goodsType}`]),
    ...(goodsResourceType === undefined ? [] : [sql`goods.resource_type = ${goodsResourceType}`]),
    ...(clusterId === undefined ? [] : [inPlace(sql`clusters.id = ${clusterId}`)]),
    ...(purchasingOption === undefined ? [] : [soldBy(purchasingOption)]),
    ...(filterK8s === true ? [inPlace(sql`clusters.k8s_enabled`)] : []),
  ]
}

const soldBy = (billingType: string) => sql`exists (
  select from pricings join skus on skus.id = pricings.sku_id
  where skus.goods_id = goods.id and pricings.billing_type = ${billingType})`

/**
 * Goods on the shelf that meet every criterion, the most popular first. Decided: a purchasing option is a billing
 * type, and `filterK8s` keeps what is offered in a centre with container service.
 */
export const listed = async (db: Db, criteria: Criteria): Promise<readonly GoodsCard[]> => {
  const { rows } = await sql<CardRow>`select ${cardColumns()}
    from goods_search as found join goods on goods.id = found.goods_id
    where ${sql.join(conditionsOf(criteria), sql` and `)}
    order by found.popularity desc, found.goods_id desc limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(cardOf)
}
