import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { lexemesIn } from '../../platform/lexemes.ts'

interface SkuRow {
  readonly id: string
  readonly goods_id: string
  readonly specification: readonly Words[]
}

/** Many skus say the same, and each search looks at hundreds. */
const SPECIFICATIONS = 20_000
const known = new Map<string, ReadonlySet<string>>()

const lexemesOfText = (text: string): ReadonlySet<string> => {
  const remembered = known.get(text)
  if (remembered !== undefined) return remembered
  if (known.size >= SPECIFICATIONS) known.clear()
  const read = lexemesIn([text])
  known.set(text, read)
  return read
}

/** How many of the sought lexemes a specification has; a sought one may be the beginning of one that is there. */
const fit = ({ specification }: SkuRow, sought: ReadonlySet<string>): number => {
  const present = specification.flatMap(({ zh, en }) => [...lexemesOfText(zh), ...lexemesOfText(en)])
  return [...sought].filter((lexeme) => present.some((other) => other.startsWith(lexeme))).length
}

/** The best fitting of skus; the first of those that fit alike. */
const bestOf = (rows: readonly SkuRow[], sought: ReadonlySet<string>): SkuRow | undefined => {
  const fits = rows.map((row) => fit(row, sought))
  return rows[fits.indexOf(Math.max(...fits))]
}

/** The sku among those of the same goods whose specification fits the keyword best; the one given unless another does better. */
export const matchedSku = async (
  db: Db,
  skuId: string,
  keyword = '',
): Promise<E.Either<Refusal, { readonly skuId: string; readonly goodsId: string }>> => {
  const { rows } = await sql<SkuRow>`select id, goods_id, specification from skus
    where goods_id = (select goods_id from skus where id = ${skuId})
    order by id <> ${skuId}, position`.execute(db)
  const best = bestOf(rows, lexemesIn([keyword]))
  return best === undefined
    ? E.left(refusals.goodsNotFound())
    : E.right({ skuId: best.id, goodsId: best.goods_id })
}

/**
 * Of goods whose page would open with another sku than the one given, because that fits the words better: which. It is
 * asked the same as `matchedSku`, so that a list and the page that it leads to agree.
 */
export const fittingSkus = async (
  db: Db,
  skuIds: readonly string[],
  words: string,
): Promise<readonly string[]> => {
  const sought = lexemesIn([words])
  if (skuIds.length === 0 || sought.size === 0) return []
  const given = new Set(skuIds)
  const { rows } = await sql<SkuRow>`select sku.id, sku.goods_id, sku.specification
    from skus as named join skus as sku on sku.goods_id = named.goods_id
    where named.id = any(${[...skuIds]}::text[])
    order by sku.id <> named.id, sku.position`.execute(db)
  return [...Map.groupBy(rows, ({ goods_id }) => goods_id).values()].flatMap((skus) => {
    const best = bestOf(skus, sought)
    return best === undefined || given.has(best.id) ? [] : [best.id]
  })
}
