import { besideIn, type TaxonomyNode } from '@compute-mall/core/search'
import { MINUTE_MS } from '@compute-mall/core/time'
import { sql } from 'kysely'
import { shortCache } from '../../platform/cache.ts'
import { type Db, writing } from '../../platform/database/index.ts'
import { versionReader } from '../../platform/versions.ts'
import type { SearchTables, SearchTaxonomyTable } from '../search.tables.ts'
import { type Taxonomy, taxonomyOf } from '../search.taxonomy.ts'

const write = writing<SearchTables>()

type Row = TaxonomyNode & Pick<SearchTaxonomyTable, 'position'>

const nodeOf = ({ position: _, ...node }: Row): TaxonomyNode => node

/** Every node, hidden ones too, in the order of the mall: parents before what is below them. */
export const readNodes = async (db: Db): Promise<readonly TaxonomyNode[]> =>
  (
    await db
      .selectFrom('search_taxonomy')
      .selectAll()
      .orderBy('tree')
      .orderBy(sql`parent is not null`)
      .orderBy('position')
      .orderBy('code')
      .execute()
  ).map(nodeOf)

export const readTaxonomy = async (db: Db): Promise<Taxonomy> => taxonomyOf(await readNodes(db))

/** Under this name processes learn that the trees are no longer what they remember. */
export const TAXONOMY_VERSION = 'search-taxonomy'

const KEPT = { milliseconds: 5 * MINUTE_MS, most: 1 } as const

/** Reads the trees, at most a second old, and remembers them until operations change them. */
export const taxonomyReader = (db: Db): (() => Promise<Taxonomy>) => {
  const versionOf = versionReader(db)
  const kept = shortCache<Taxonomy>(KEPT)
  return async () => kept.get(String(await versionOf(TAXONOMY_VERSION)), () => readTaxonomy(db))
}

/** Adds a node behind those beside it. */
export const insertNode = async (trx: Db, { name, ...node }: TaxonomyNode): Promise<void> => {
  const last = await trx
    .selectFrom('search_taxonomy')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('tree', '=', node.tree)
    .executeTakeFirst()
  await write(trx)
    .insertInto('search_taxonomy')
    .values({ ...node, name: JSON.stringify(name), position: (last?.position ?? 0) + 1 })
    .execute()
}

export const updateNode = async (
  trx: Db,
  { tree, code, name, hidden, revision }: TaxonomyNode,
): Promise<void> => {
  await write(trx)
    .updateTable('search_taxonomy')
    .set({ name: JSON.stringify(name), hidden, revision })
    .where('tree', '=', tree)
    .where('code', '=', code)
    .execute()
}

/** Exchanges the places of a node and of the one before or behind it; at an end nothing moves. */
export const moveNode = async (
  trx: Db,
  nodes: readonly TaxonomyNode[],
  node: TaxonomyNode,
  direction: 'up' | 'down',
): Promise<boolean> => {
  const beside = besideIn(nodes, node)
  const place = beside.findIndex(({ code }) => code === node.code)
  const other = beside[direction === 'up' ? place - 1 : place + 1]
  if (other === undefined) return false
  await sql`
    update search_taxonomy as node set position = other.position
    from search_taxonomy as other
    where node.tree = ${node.tree} and other.tree = node.tree
      and (node.code, other.code) in ((${node.code}, ${other.code}), (${other.code}, ${node.code}))`.execute(
    trx,
  )
  return true
}

/** Has every goods item indexed anew, which carries the words of its categories. */
export const reindexGoods = async (trx: Db): Promise<void> => {
  await sql`insert into search_changes (goods_id) select goods_id from goods_search`.execute(trx)
}
