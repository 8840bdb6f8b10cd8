import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { groupColumns } from '../search.codes.ts'
import { type Listed, searchRow } from '../search.entry.ts'
import type { Taxonomy } from '../search.taxonomy.ts'

const list = (names: readonly string[], table?: string) =>
  sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))

const codes = ['compute', ...Object.values(groupColumns)]
const written = ['shop_id', 'shelf', ...codes, 'price', 'hourly', 'in_stock', 'listed_at', 'words']

const profilesOf = async (trx: Db, goodsIds: readonly string[]): Promise<readonly number[]> => {
  const rows = await trx
    .selectFrom('goods_search')
    .select('profile')
    .distinct()
    .where('goods_id', 'in', goodsIds)
    .execute()
  return rows.map(({ profile }) => profile)
}

/** Rows that say what they said are left alone: a write to the full-text index is dear. */
const putRows = async (trx: Db, rows: string): Promise<void> => {
  const given = sql`json_populate_recordset(null::goods_search, ${rows}::json) as given`
  await sql`insert into search_profiles (${list(codes)}) select distinct ${list(codes)} from ${given}
    on conflict do nothing`.execute(trx)
  await sql`
    insert into goods_search as found (goods_id, profile, sales, score, popularity, ${list(written)})
    select given.goods_id, known.id, 0, 0, 0, ${list(written, 'given')}
    from ${given} join search_profiles as known on (${list(codes, 'known')}) = (${list(codes, 'given')})
    on conflict (goods_id) do update
    set profile = excluded.profile, (${list(written)}) = row (${list(written, 'excluded')})
    where (${list(written, 'found')}) is distinct from (${list(written, 'excluded')})`.execute(trx)
}

const recount = async (trx: Db, profiles: readonly number[]): Promise<void> => {
  await sql`
    update search_profiles as known
    set shelved = (select count(*) from goods_search where shelf and profile = known.id)
    where id in (${sql.join(profiles)})`.execute(trx)
}

/** Writes what finds these goods, inside the caller's transaction. */
export const writeIndex = async (trx: Db, listed: readonly Listed[], taxonomy: Taxonomy): Promise<void> => {
  const goodsIds = listed.map(({ id }) => id)
  const before = await profilesOf(trx, goodsIds)
  await putRows(trx, JSON.stringify(listed.map((goods) => searchRow(goods, taxonomy))))
  await recount(trx, [...new Set([...before, ...(await profilesOf(trx, goodsIds))])])
}
