import {
  categoryProblems,
  type GoodsForm,
  type GoodsKind,
  type GoodsProblem,
  goodsProblems,
  offerProblems,
  platformProblems,
} from '@compute-mall/core/goods'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import type { Db } from '../../platform/database/index.ts'
import { offeredItem } from './items.ts'
import { readPlatformLimits } from './limits.ts'

/** What search knows of how goods are put in order; it is above goods, so it is handed in. */
export interface Taxonomy {
  /** The leaves of the category trees, those for goods of a kind, and the industries. */
  readonly categories: ReadonlySet<string>
  readonly categoriesOf: (kind: GoodsKind) => ReadonlySet<string>
  readonly industries: ReadonlySet<string>
}

const problem = (field: string, code: string, most: number | null = null): GoodsProblem => ({
  field,
  code,
  most,
})

const inTaxonomy = (
  form: GoodsForm,
  { categories, categoriesOf, industries }: Taxonomy,
): readonly GoodsProblem[] => [
  ...categoryProblems(form, { known: categories, ofKind: categoriesOf(form.kind) }),
  ...(form.classification.industry.every((code) => industries.has(code))
    ? []
    : [problem('classification.industry', 'unknown')]),
]

/** Centres must be known and open (R3.02). */
const inCenters = async (db: Db, { skus }: GoodsForm): Promise<readonly GoodsProblem[]> => {
  const rows = await db.selectFrom('clusters').select(['id', 'name']).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name.zh]))
  return skus.flatMap(({ stock }, i) =>
    stock.flatMap(({ clusterId }, j) => {
      if (clusterId === '') return []
      const name = names.get(clusterId)
      if (name === undefined) return [problem(`skus.${i}.stock.${j}.clusterId`, 'unknown')]
      return name.includes(DEACTIVATED_WORD) ? [problem(`skus.${i}.stock.${j}.clusterId`, 'closed')] : []
    }),
  )
}

/** What is offered stands in the catalogue, is enabled, and stands in a centre of the goods (R4.04). */
const inCatalogue = async (db: Db, form: GoodsForm): Promise<readonly GoodsProblem[]> =>
  offerProblems(form, await offeredItem(db, form))

/** What the seller allows can be bought under what operations allow. */
const withinPlatform = async (db: Db, form: GoodsForm): Promise<readonly GoodsProblem[]> =>
  platformProblems(form, await readPlatformLimits(db))

interface Subject {
  readonly goodsId: string
  readonly shopId: string
}

/** Serial numbers are unique in a shop. */
const serialNumbers = async (
  db: Db,
  { skus }: GoodsForm,
  { goodsId, shopId }: Subject,
): Promise<readonly GoodsProblem[]> => {
  const rows = await db
    .selectFrom('skus')
    .innerJoin('goods', 'goods.id', 'skus.goods_id')
    .select('skus.document')
    .where('goods.shop_id', '=', shopId)
    .where('goods.id', '<>', goodsId)
    .execute()
  const taken = new Set(rows.map(({ document }) => document.sn.toUpperCase()))
  return skus.flatMap(({ sn }, i) => (taken.has(sn.toUpperCase()) ? [problem(`skus.${i}.sn`, 'taken')] : []))
}

/** Goods depend on what is on the shelf, or on others of their shop. */
const dependencies = async (
  db: Db,
  { dependencies: needed }: GoodsForm,
  { goodsId, shopId }: Subject,
): Promise<readonly GoodsProblem[]> => {
  if (needed.length === 0) return []
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'shop_id', 'display'])
    .where(
      'id',
      'in',
      needed.map((one) => one.goodsId),
    )
    .execute()
  const isKnown = (id: string) =>
    id !== goodsId && rows.some((row) => row.id === id && (row.display || row.shop_id === shopId))
  return needed.flatMap((one, i) =>
    isKnown(one.goodsId) ? [] : [problem(`dependencies.${i}.goodsId`, 'unknown')],
  )
}

/** A centre never holds less than what is sold and open of a sku. */
const capacities = async (
  db: Db,
  { skus }: GoodsForm,
  { goodsId }: Subject,
): Promise<readonly GoodsProblem[]> => {
  const rows = await db
    .selectFrom('sku_stock')
    .select(['sku_id', 'cluster_id', 'free', 'capacity'])
    .where('goods_id', '=', goodsId)
    .execute()
  return skus.flatMap(({ id, stock }, i) =>
    stock.flatMap(({ clusterId, capacity }, j) => {
      const row = rows.find((known) => known.sku_id === id && known.cluster_id === clusterId)
      const sold = row === undefined ? 0 : row.capacity - row.free
      return capacity < sold ? [problem(`skus.${i}.stock.${j}.capacity`, 'sold', sold)] : []
    }),
  )
}

/** Why a form cannot go in for review: what its values say, and what centres, shop and shelf say of them. */
export const problemsOf = async (
  db: Db,
  form: GoodsForm,
  subject: Subject,
  { taxonomy, now }: { readonly taxonomy: Taxonomy; readonly now: Date },
): Promise<readonly GoodsProblem[]> => [
  ...goodsProblems(form, now.getTime()),
  ...inTaxonomy(form, taxonomy),
  ...(await inCenters(db, form)),
  ...(await inCatalogue(db, form)),
  ...(await withinPlatform(db, form)),
  ...(await serialNumbers(db, form, subject)),
  ...(await dependencies(db, form, subject)),
  ...(await capacities(db, form, subject)),
]
