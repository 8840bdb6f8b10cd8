import type { Words } from '@compute-mall/core/codec'
import { DEACTIVATED_WORD } from '@compute-mall/core/identity'
import { SECOND_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { shortCache } from '../platform/cache.ts'
import type { Db } from '../platform/database/index.ts'

/** A centre in which assets run. */
interface Center {
  readonly name: Words
  /** The mean share of what it offers that is still free, 0 to 1. */
  readonly free: number
}

/** Centres by their id, without those that were deactivated (R3.02). */
export type Centers = ReadonlyMap<string, Center>

/** How busy a centre is changes slowly, and is asked for with every page of assets. */
const LOADS = { milliseconds: 10 * SECOND_MS, most: 1 } as const

const readCenters = async (db: Db): Promise<Centers> => {
  const { rows } = await sql<Center & { readonly id: string }>`
    select clusters.id, clusters.name, coalesce(avg(free::double precision / greatest(capacity, 1)), 0) as free
    from clusters left join sku_stock as stock on stock.cluster_id = clusters.id
    where position(${sql.lit(DEACTIVATED_WORD)} in clusters.name->>'zh') = 0
    group by clusters.id`.execute(db)
  return new Map(rows.map(({ id, ...center }) => [id, center]))
}

/** Reads the centres, at most once in a while. */
export const centersReader = (db: Db): (() => Promise<Centers>) => {
  const kept = shortCache<Centers>(LOADS)
  return () => kept.get('centers', () => readCenters(db))
}
