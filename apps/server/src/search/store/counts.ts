import { type FacetCount, type Facets, perGroup, TOTAL_CAP } from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type BitGroup, bitCodes, bitsOf, type Group, groupColumns } from '../search.codes.ts'
import { codesIn, nodesOf, type Trees } from '../search.taxonomy.ts'
import { type Criteria, groups } from './criteria.ts'

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

const bitOf = (group: Group): number => 1 << groups.indexOf(group)

const missOf = ({ chosen }: Criteria): RawBuilder<unknown> =>
  sql.join(
    [
      sql`0`,
      ...[...chosen].map(
        ([group, condition]) => sql`case when ${condition} then 0 else ${sql.lit(bitOf(group))} end`,
      ),
    ],
    sql` | `,
  )

/** What fits all filters, or all but one: that counts for the group of that one alone. */
const countedMisses = ({ chosen }: Criteria): RawBuilder<unknown> =>
  sql.join([0, ...[...chosen.keys()].map(bitOf)].map((miss) => sql.lit(miss)))

/**
 * Counts what fits, and what fits but for one filter, grouped by every column at once (stack-backend, section 3).
 * Goods of one profile have all these columns in common, so each profile is judged once.
 * @param held how many goods of each profile are in question, as `profile` and `held`
 */
export const selectCounts = (criteria: Criteria, held: RawBuilder<unknown>) => sql<CountRow>`
  select grouping(${columns}) as set, coalesce(${texts}) as value, miss, sum(held)::bigint as count
  from (select ${columns}, held, ${missOf(criteria)} as miss
        from (${held}) as held join search_profiles on search_profiles.id = held.profile) as judged
  where miss in (${countedMisses(criteria)})
  group by grouping sets ((miss), ${sets})`

/** The total alone, in the same shape. */
export const selectTotal = (criteria: Criteria, held: RawBuilder<unknown>) => sql<CountRow>`
  select ${sql.lit(ALL_COLUMNS)}::integer as set, null::text as value, 0 as miss, coalesce(sum(held), 0)::bigint as count
  from (select held, ${missOf(criteria)} as miss
        from (${held}) as held join search_profiles on search_profiles.id = held.profile) as judged
  where miss = 0`

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

const categoriesIn = ({ categories }: Trees) =>
  nodesOf([...categories.resource, ...categories.application]).map((node) => {
    const codes = new Set(codesIn(node))
    return [node.code, (value: string) => codes.has(value)] as const
  })
const industriesIn = ({ categories }: Trees) =>
  nodesOf(categories.industry).map((node) => [node.code, hasAny(bitsOf('industry', codesIn(node)))] as const)
const flat = (group: BitGroup) =>
  bitCodes[group].map((code) => [code, hasAny(bitsOf(group, [code]))] as const)

/** The total, up to its cap. */
export const totalOf = (rows: readonly CountRow[]): number =>
  Math.min(rows.find(({ set, miss }) => set === ALL_COLUMNS && miss === 0)?.count ?? 0, TOTAL_CAP)

/** The total, up to its cap, and how many each value of each group would give. */
export const countsOf = (rows: readonly CountRow[], trees: Trees): Counts => {
  const facet = (group: Exclude<BitGroup, 'industry'>) => sumsOf(rowsOf(rows, group), flat(group))
  return {
    total: totalOf(rows),
    facets: {
      common: sumsOf(rowsOf(rows, 'common'), categoriesIn(trees)),
      industry: sumsOf(rowsOf(rows, 'industry'), industriesIn(trees)),
      ...perGroup(facet),
    },
  }
}
