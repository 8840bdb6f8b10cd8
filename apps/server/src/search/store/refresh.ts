import { sql } from 'kysely'
import { cardOffer, updateCards } from '../../goods/index.ts'
import { type Db, inTransaction, lockSubject } from '../../platform/database/index.ts'
import { bumpVersion } from '../../platform/versions.ts'
import { knownWords, type Listed, shownSkus } from '../search.entry.ts'
import { writeIndex } from './entries.ts'
import { foldStanding } from './popularity.ts'
import { readTaxonomy } from './taxonomy.ts'

/** Under this name processes learn that counts and words are no longer what they remember. */
export const INDEX_VERSION = 'search-index'

/** So many goods are taken up in one transaction. */
const BATCH_SIZE = 500

const isBehind = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('search_changes').select('id').limit(1).executeTakeFirst()) !== undefined

/** Takes every note of some goods. */
const takeChanges = async (trx: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ goods_id: string }>`
    delete from search_changes
    where goods_id in (select distinct goods_id from search_changes limit ${sql.lit(BATCH_SIZE)})
    returning goods_id`.execute(trx)
  return [...new Set(rows.map(({ goods_id }) => goods_id))]
}

const readListed = async (trx: Db, goodsIds: readonly string[]): Promise<readonly Listed[]> => {
  const { rows } = await sql<Listed>`
    select id, shop_id, kind, display, listed_at, classification, document, card,
      (select coalesce(json_agg(json_build_object('id', skus.id, 'pricing', pricing.list, 'param', skus.document->'param',
         'isLeft', exists (select from sku_stock where sku_id = skus.id and free > 0)) order by skus.position), '[]')
       from skus, lateral (
         select coalesce(json_agg(json_build_object('id', id, 'price', price::text, 'sourcePrice', source_price::text,
           'billingType', billing_type, 'unit', unit, 'duration', duration) order by position), '[]') as list
         from pricings where sku_id = skus.id) as pricing
       where skus.goods_id = goods.id) as skus,
      (select coalesce(json_agg(json_build_object('region', region, 'name', name, 'scheduler', coalesce(scheduler, ''),
         'containers', k8s_enabled) order by position), '[]')
       from clusters where id in (select cluster_id from sku_stock where goods_id = goods.id)) as places,
      (select clusters.region
       from sku_stock as stock join skus on skus.id = stock.sku_id left join clusters on clusters.id = stock.cluster_id
       where stock.goods_id = goods.id order by skus.position, stock.position limit 1) as region,
      exists (select from sku_stock where goods_id = goods.id and free > 0) as in_stock
    from goods where id in (select json_array_elements_text(${JSON.stringify(goodsIds)}::json))`.execute(trx)
  return rows
}

const rememberWords = async (trx: Db, words: readonly string[]): Promise<void> => {
  await sql`insert into search_words (word)
    select distinct word from json_array_elements_text(${JSON.stringify(words)}::json) as known (word)
    on conflict do nothing`.execute(trx)
}

/** One at a time: profiles are counted anew, which two at once would get wrong. */
const refreshSome = async (trx: Db, now: Date): Promise<void> => {
  await lockSubject(trx, 'search-refresh')
  const listed = await readListed(trx, await takeChanges(trx))
  if (listed.length === 0) return
  const taxonomy = await readTaxonomy(trx)
  const wordsOf = (region: string | null) => (region === null ? undefined : taxonomy.regionWords.get(region))
  await updateCards(
    trx,
    listed.map(({ id, card, skus, region }) => ({
      id,
      card: { ...card, ...cardOffer(shownSkus(skus)), regionName: wordsOf(region) ?? null },
    })),
  )
  await writeIndex(trx, listed, taxonomy)
  await bumpVersion(trx, INDEX_VERSION)
  await rememberWords(trx, listed.flatMap(knownWords))
  await foldStanding(
    trx,
    now,
    listed.map(({ id }) => id),
  )
}

/**
 * Brings cards and index up to the catalogue: prices, words, names of regions, filters, shelf and sales of whatever has changed since.
 * Inside a transaction of the caller it opens none of its own.
 */
export const refreshIndex = async (db: Db, now: Date): Promise<void> => {
  while (await isBehind(db))
    if (db.isTransaction) await refreshSome(db, now)
    else await inTransaction(db, (trx) => refreshSome(trx, now))
}
