import { type Category, filterGroups, type SearchRequest, type SearchType } from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type BitGroup, bitsOf, type Group, groupColumns } from '../search.codes.ts'
import { priceUnits } from '../search.entry.ts'
import type { Lexicon } from '../search.lexicon.ts'
import { codesIn, type Taxonomy, type Trees } from '../search.taxonomy.ts'

export const groups = Object.keys(groupColumns) as Group[]

type Condition = RawBuilder<unknown>

/** What a search must know beside the request: what words mean, and what stands below a category. */
export interface Knowledge {
  readonly lexicon: Lexicon
  readonly taxonomy: Taxonomy
}

/** What a search asks for, in the terms of the index. Values of one group widen it, groups narrow each other. */
export interface Criteria {
  /** Conditions that hold for whatever is shown or counted: shelf, area, words, shop, price, stock. */
  readonly base: readonly Condition[]
  /** The part of them that tells the area of the mall. */
  readonly area: readonly Condition[]
  /** Whether only a part of the area is in question, whatever is chosen from the groups. */
  readonly narrowed: boolean
  /** One condition for each group of which something is chosen. */
  readonly chosen: ReadonlyMap<Group, Condition>
  /** Where the words stand: 3 all in the name, 2 a part in the name, 1 above the details, 0 in the details; absent when nothing but filters was asked for. */
  readonly named?: Condition
  /** Equal for equal criteria. */
  readonly key: string
}

/** The node at the end of a path from the roots; a path that leads nowhere has none. */
const nodeAt = ([code, ...rest]: readonly string[], roots: readonly Category[]): Category | undefined => {
  const node = roots.find((known) => known.code === code)
  return node === undefined || rest.length === 0 ? node : nodeAt(rest, node.children)
}

const codesAt = (path: readonly string[], roots: readonly Category[]): readonly string[] => {
  const node = nodeAt(path, roots)
  return node === undefined ? [] : codesIn(node)
}

/** Codes that nobody knows have no bits, and so nothing fits them. */
const hasAnyOf = (group: BitGroup, codes: readonly string[]): Condition =>
  sql`${sql.ref(groupColumns[group])} & ${String(bitsOf(group, codes))}::bigint <> 0`

const chosenIn = (
  { classify, filter }: SearchRequest,
  { categories }: Trees,
): ReadonlyMap<Group, Condition> => {
  const chosen = new Map<Group, Condition>()
  const { common = [], industry = [] } = classify ?? {}
  const roots = [...categories.application, ...categories.resource]
  if (common.length > 0) chosen.set('common', sql`category = any(${codesAt(common, roots)}::text[])`)
  if (industry.length > 0)
    chosen.set('industry', hasAnyOf('industry', codesAt(industry, categories.industry)))
  for (const group of filterGroups) {
    const codes = filter?.[group] ?? []
    if (codes.length > 0) chosen.set(group, hasAnyOf(group, codes))
  }
  return chosen
}

const areas: Readonly<Record<SearchType, readonly Condition[]>> = {
  base: [sql`compute`],
  application: [sql`not compute`],
  all: [],
}

/** The words without margins; undefined when nothing is left of them. */
export const wordsOf = ({ query }: SearchRequest): string | undefined => query.keyWords?.trim() || undefined

/** Reads a request for one area of the mall. Everything that a buyer says is bound as a value. */
export const criteriaOf = (
  request: SearchRequest,
  area: SearchType,
  { lexicon, taxonomy }: Knowledge,
): Criteria => {
  const { query, classify, filter } = request
  const words = wordsOf(request)
  const reading = words === undefined ? undefined : lexicon.read(words)
  const sought = reading?.isEmpty === true ? undefined : reading
  const narrowing = [
    ...(sought === undefined ? [] : [sql`words @@ ${sought.query}::tsquery`]),
    ...(query.storeId === undefined ? [] : [sql`shop_id = ${query.storeId}`]),
    ...(filter?.lowPrice === undefined ? [] : [sql`price >= ${priceUnits(filter.lowPrice)}::bigint`]),
    ...(filter?.highPrice === undefined ? [] : [sql`price <= ${priceUnits(filter.highPrice)}::bigint`]),
    ...(filter?.inStock === true ? [sql`in_stock`] : []),
  ]
  return {
    base: [sql`shelf`, ...areas[area], ...narrowing],
    area: areas[area],
    narrowed: narrowing.length > 0,
    chosen: chosenIn(request, taxonomy.all),
    ...(sought !== undefined && {
      named: sql`(case when words @@ ${sought.inName.all}::tsquery then 3
        when words @@ ${sought.inName.any}::tsquery then 2
        when words @@ ${sought.inMain}::tsquery then 1 else 0 end)`,
    }),
    key: JSON.stringify([area, words, query.storeId, classify, filter]),
  }
}
