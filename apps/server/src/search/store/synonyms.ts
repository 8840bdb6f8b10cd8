import { type Synonym, type SynonymKind, synonymList, tidiedTerm } from '@compute-mall/core/search'
import { type RawBuilder, sql } from 'kysely'
import { type Db, writing } from '../../platform/database/index.ts'
import { type ListSource, saysUnfolded } from '../../platform/lists/index.ts'
import type { SearchTables } from '../search.tables.ts'

const write = writing<SearchTables>()

export interface SynonymRow {
  readonly id: string
  readonly term: string
  readonly kind: SynonymKind
  readonly meanings: readonly string[]
  readonly revision: number
}

export const synonymRowOf = ({ id, ...row }: SynonymRow): Synonym => ({ synonymId: id, ...row })

const selectSynonyms = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<SynonymRow>`(select id, term, kind, meanings, revision from search_synonyms
    where ${sql.join([sql`true`, ...conditions], sql` and `)})`

/** The words of the search, to be read by pages. */
export const synonymSource: ListSource<typeof synonymList, SynonymRow> = {
  list: synonymList,
  name: 'synonym',
  sorts: { term: { column: 'term', type: 'text' } },
  rows: ({ kind, keyword }) =>
    selectSynonyms([
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(keyword === undefined
        ? []
        : [
            sql`(${saysUnfolded(sql`term`, tidiedTerm(keyword))}
              or exists (select from jsonb_array_elements_text(meanings) as meaning
                         where ${saysUnfolded(sql`meaning`, keyword)}))`,
          ]),
    ]),
}

export const readSynonyms = async (db: Db): Promise<readonly Synonym[]> =>
  (await db.selectFrom('search_synonyms').selectAll().orderBy('term').execute()).map(synonymRowOf)

/** One word; undefined where there is none. */
export const findSynonym = async (db: Db, synonymId: string): Promise<Synonym | undefined> => {
  const row = await db
    .selectFrom('search_synonyms')
    .selectAll()
    .where('id', '=', synonymId)
    .executeTakeFirst()
  return row === undefined ? undefined : synonymRowOf(row)
}

/** Whether another word is written so. */
export const isTermTaken = async (db: Db, { synonymId, term }: Synonym): Promise<boolean> =>
  (await db
    .selectFrom('search_synonyms')
    .select('id')
    .where('term', '=', term)
    .where('id', '<>', synonymId)
    .executeTakeFirst()) !== undefined

/** Writes a word as it is now, new or changed. */
export const putSynonym = async (trx: Db, { synonymId, meanings, ...synonym }: Synonym): Promise<void> => {
  const columns = { ...synonym, meanings: JSON.stringify(meanings) }
  await write(trx)
    .insertInto('search_synonyms')
    .values({ id: synonymId, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

export const deleteSynonym = async (trx: Db, synonymId: string): Promise<void> => {
  await write(trx).deleteFrom('search_synonyms').where('id', '=', synonymId).execute()
}
