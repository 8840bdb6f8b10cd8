import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { lexemesIn } from '../../platform/lexemes.ts'

export interface Specified {
  readonly id: string
  readonly specification: readonly Words[]
}

interface SkuRow extends Specified {
  readonly goods_id: string
}

/** Many skus say the same, and each search looks at hundreds. */
const SPECIFICATIONS = 20_000
const known = new Map<string, readonly string[]>()

const lexemesOfText = (text: string): readonly string[] => {
  const remembered = known.get(text)
  if (remembered !== undefined) return remembered
  if (known.size >= SPECIFICATIONS) known.clear()
  const read = [...lexemesIn([text])]
  known.set(text, read)
  return read
}

const hasBeginning = (text: string, lexeme: string): boolean =>
  lexemesOfText(text).some((present) => present.startsWith(lexeme))

/** How many of the sought lexemes a specification has; a sought one may be the beginning of one that is there. */
const fit = ({ specification }: Specified, sought: ReadonlySet<string>): number =>
  [...sought].filter((lexeme) =>
    specification.some(({ zh, en }) => hasBeginning(zh, lexeme) || hasBeginning(en, lexeme)),
  ).length

/** The best fitting of skus; the first of those that fit alike. */
const bestOf = <Row extends Specified>(
  rows: readonly Row[],
  sought: ReadonlySet<string>,
): Row | undefined => {
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

/** The skus of goods that have several, for `goods_search as found`: most goods have one, and nothing to choose from. */
export const severalSkus = sql`(select json_agg(json_build_object('id', id, 'specification', specification) order by position)
  from skus where goods_id = found.goods_id having count(*) > 1)`

interface Choosable {
  readonly card: { readonly skuId: string }
  /** With which else the page of the goods could open (`severalSkus`). */
  readonly skus: readonly Specified[] | null
}

/**
 * Of goods whose page would open with another sku than the one given, because that fits the words better: which. It is
 * asked the same as `matchedSku`, so that a list and the page that it leads to agree.
 */
export const fittingSkus = (choices: readonly Choosable[], words: string): readonly string[] => {
  const sought = lexemesIn([words])
  if (sought.size === 0) return []
  return choices.flatMap(({ card: { skuId }, skus }) => {
    const isGiven = ({ id }: Specified) => Number(id === skuId)
    const best = bestOf(skus?.toSorted((a, b) => isGiven(b) - isGiven(a)) ?? [], sought)
    return best === undefined || best.id === skuId ? [] : [best.id]
  })
}
