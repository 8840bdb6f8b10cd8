import { type FacetCount, type Facets, TOTAL_CAP } from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type BitGroup, bitCodes, bitsOf } from './search.codes.ts'
import { type Criteria, type Group, groupColumns, groups } from './search.criteria.ts'
import { categoryTrees, leavesOf, nodesOf } from './search.taxonomy.ts'

export interface Counts {
  readonly total: number
  readonly facets: Facets
}

/** How many rows have `value` in the column that `set` tells, and miss the filters that `miss` tells. */
export interface CountRow {
  readonly set: number
  readonly value: string | null
  readonly miss: number
  readonly count: number
}

const names = groups.map((group) => groupColumns[group])
const columns = sql.join(names.map((name) => sql.ref(name)))
/** Bits are read as text, which keeps all of them. */
const texts = sql.join(names.map((name) => sql`${sql.ref(name)}::text`))
const sets = sql.join(names.map((name) => sql`(${sql.ref(name)}, miss)`))
/** One more than is told, so that more can be told from just so many. */
const MOST = sql.lit(TOTAL_CAP + 1)

const bitOf = (group: Group): number => 1 << groups.indexOf(group)

const missOf = ({ chosen }: Criteria): RawBuilder<unknown> =>
  sql.join(
    [...chosen].map(
      ([group, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bitOf(group))} end`,
    ),
    sql` | `,
  )

/** Rows that fit all filters but one: they count for the group of that one alone. */
const nearly = (criteria: Criteria, source: RawBuilder<unknown>): RawBuilder<unknown> => sql`union all (
  select * from (select ${columns}, ${missOf(criteria)} as miss from ${source}) as judged
  where miss in (${sql.join([...criteria.chosen.keys()].map((group) => sql.lit(bitOf(group))))})
  limit ${MOST})`

/**
 * Counts what fits, and what fits but for one filter, grouped by every column at once (stack-backend, section 3).
 * Both are cut off behind the cap, so that the cost is bounded however much there is.
 */
export const selectCounts = (
  criteria: Criteria,
  source: RawBuilder<unknown>,
  fitting: RawBuilder<unknown>,
) => sql<CountRow>`
  select grouping(${columns}) as set, coalesce(${texts}) as value, miss, count(*) as count
  from ((select ${columns}, 0 as miss from ${fitting} limit ${MOST})
        ${criteria.chosen.size === 0 ? sql`` : nearly(criteria, source)}) as counted
  group by grouping sets ((miss), ${sets})`

/** The total alone, in the same shape. */
export const selectTotal = (fitting: RawBuilder<unknown>) => sql<CountRow>`
  select ${sql.lit(ALL_COLUMNS)}::integer as set, null::text as value, 0 as miss, count(*) as count
  from (select from ${fitting} limit ${MOST}) as counted`

/** What `grouping` says of the sets: a bit for each column that is not part of one, the first being the highest. */
const ALL_COLUMNS = 2 ** groups.length - 1
const setOf = (group: Group): number => ALL_COLUMNS - 2 ** (groups.length - 1 - groups.indexOf(group))

/** A group is counted with every other filter applied: its own may be missed (R3.04). */
const rowsOf = (rows: readonly CountRow[], group: Group) =>
  rows.filter((row) => row.set === setOf(group) && (row.miss === 0 || row.miss === bitOf(group)))

type Fits = (value: string) => boolean

const sumsOf = (rows: readonly CountRow[], fits: Iterable<readonly [code: string, fits: Fits]>) =>
  [...fits].flatMap(([code, fit]): readonly FacetCount[] => {
    const count = rows.reduce((sum, row) => sum + (fit(row.value ?? '') ? row.count : 0), 0)
    return count === 0 ? [] : [{ code, count }]
  })

const hasAny =
  (bits: bigint): Fits =>
  (value) =>
    (BigInt(value) & bits) !== 0n

const categories = nodesOf([...categoryTrees.resource, ...categoryTrees.application]).map((node) => {
  const leaves = new Set(leavesOf(node))
  return [node.code, (value: string) => leaves.has(value)] as const
})
const industries = nodesOf(categoryTrees.industry).map(
  (node) => [node.code, hasAny(bitsOf('industry', leavesOf(node)))] as const,
)
const flat = (group: BitGroup) =>
  bitCodes[group].map((code) => [code, hasAny(bitsOf(group, [code]))] as const)

/** The total, up to its cap, and how many each value of each group would give. */
export const countsOf = (rows: readonly CountRow[]): Counts => {
  const all = rows.find(({ set, miss }) => set === ALL_COLUMNS && miss === 0)
  const facet = (group: Exclude<BitGroup, 'industry'>) => sumsOf(rowsOf(rows, group), flat(group))
  return {
    total: Math.min(all?.count ?? 0, TOTAL_CAP),
    facets: {
      common: sumsOf(rowsOf(rows, 'common'), categories),
      industry: sumsOf(rowsOf(rows, 'industry'), industries),
      region: facet('region'),
      resource: facet('resource'),
      payMode: facet('payMode'),
      delivery: facet('delivery'),
      spec: facet('spec'),
      other: facet('other'),
    },
  }
}
