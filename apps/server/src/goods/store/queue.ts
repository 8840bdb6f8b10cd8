import type { Language, Words } from '@compute-mall/core/codec'
import {
  type GoodsApplicationRow,
  type GoodsKind,
  goodsApplicationList,
  goodsMessages,
  type ShelvedGoodsRow,
  shelvedGoodsList,
} from '@compute-mall/core/goods'
import type { SelectionOf } from '@compute-mall/core/list'
import { isClaimHeld, reviewMessages } from '@compute-mall/core/review'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type CsvColumns, csvKinds, type ListSource, says } from '../../platform/lists/index.ts'
import { submissionsWithClaims } from '../../review/index.ts'
import type { ApplicationRow } from './applications.ts'
import { type LifeRow, lifeOf } from './lives.ts'

export interface QueueRow extends Pick<ApplicationRow, 'id' | 'goods_id' | 'shop_id' | 'kind' | 'state'> {
  readonly name: Words
  readonly goods_kind: GoodsKind
  readonly shop_name: Words
  readonly changed_fields: number
  readonly changed_at: Date
  readonly number: number
  readonly due_at: Date
  readonly reviewer_id: string | null
  readonly reviewer: string | null
  readonly until: Date | null
}

type Asked = SelectionOf<typeof goodsApplicationList>

/** Who asks for the queue, and when. */
export interface QueueReader {
  readonly reviewerId: string
  readonly now: Date
}

const conditionsOf = (asked: Asked, { reviewerId, now }: QueueReader): readonly RawBuilder<unknown>[] => [
  // What was taken back is its shop's alone (issue rule 7).
  sql`application.state <> 'revoked'`,
  ...(asked.state.length === 0 ? [] : [sql`application.state in (${sql.join(asked.state)})`]),
  ...(asked.kind === undefined ? [] : [sql`application.kind = ${asked.kind}`]),
  ...(asked.goodsKind.length === 0
    ? []
    : [sql`application.record->>'kind' in (${sql.join(asked.goodsKind)})`]),
  ...(asked.shopId === undefined ? [] : [sql`application.shop_id = ${asked.shopId}`]),
  ...(asked.keyword === undefined
    ? []
    : [
        sql`application.id in (
          select id from goods_applications where goods_id = ${asked.keyword} or ${says('search_text', asked.keyword)}
          union all select id from goods_applications
          where shop_id in (select id from shops where ${says('shops.search_text', asked.keyword)}))`,
      ]),
  ...(asked.mine === true ? [sql`submission.reviewer_id = ${reviewerId} and submission.until > ${now}`] : []),
  ...(asked.overdue === true ? [sql`submission.closed_at is null and submission.due_at < ${now}`] : []),
]

const selectQueue = (db: Db, conditions: readonly RawBuilder<unknown>[]) => sql<QueueRow>`(
  select application.id, application.goods_id, application.shop_id, application.kind, application.state,
    application.changed_fields, application.changed_at, application.record->'name' as name,
    application.record->>'kind' as goods_kind, shops.name as shop_name,
    submission.number, submission.due_at, submission.reviewer_id, submission.reviewer, submission.until
  from goods_applications as application
    join ${submissionsWithClaims(db, 'goods').as('submission')} on submission.id = application.id
    join shops on shops.id = application.shop_id
  where ${sql.join(conditions, sql` and `)})`

/** The queue of goods as a reviewer asks for it. */
export const queueSource = (
  db: Db,
  reader: QueueReader,
): ListSource<typeof goodsApplicationList, QueueRow> => ({
  list: goodsApplicationList,
  name: `goods-applications:${reader.reviewerId}`,
  sorts: {
    dueAt: { column: 'due_at', type: 'timestamptz' },
    submittedAt: { column: 'changed_at', type: 'timestamptz' },
  },
  rows: (query) => selectQueue(db, conditionsOf(query, reader)),
})

/** One application as the queue shows it; undefined for one that was taken back, as if there were none. */
export const findQueued = async (db: Db, applicationId: string): Promise<QueueRow | undefined> => {
  const conditions = [sql`application.state <> 'revoked'`, sql`application.id = ${applicationId}`]
  const { rows } = await sql<QueueRow>`select * from ${selectQueue(db, conditions)} as found`.execute(db)
  return rows[0]
}

export const queueRowOf = (row: QueueRow, now: Date): GoodsApplicationRow => {
  const claim =
    row.reviewer_id === null || row.reviewer === null || row.until === null
      ? null
      : { reviewerId: row.reviewer_id, reviewer: row.reviewer, until: new Date(row.until).toISOString() }
  return {
    applicationId: row.id,
    goodsId: row.goods_id,
    shopId: row.shop_id,
    shopName: row.shop_name,
    name: row.name,
    goodsKind: row.goods_kind,
    kind: row.kind,
    state: row.state,
    number: row.number,
    changedFields: row.changed_fields,
    submittedAt: new Date(row.changed_at).toISOString(),
    dueAt: new Date(row.due_at).toISOString(),
    claim: isClaimHeld(claim, now.getTime()) ? claim : null,
  }
}

/** The export of the queue, as on the screen. */
export const queueColumns = (language: Language): CsvColumns<GoodsApplicationRow> => {
  const { number, text, time } = csvKinds(language)
  const texts = goodsMessages[language]
  return [
    text(texts['column.number'], ({ goodsId }) => goodsId),
    text(texts['column.name'], ({ name }) => name[language] || name.zh),
    text(texts['column.kind'], ({ goodsKind }) => texts[`kind.${goodsKind}`]),
    text(texts['column.review'], ({ state }) => texts[`review.${state}`]),
    text(texts['column.shop'], ({ shopName }) => shopName[language]),
    number(texts['column.submission'], ({ number }) => number),
    time(texts['column.submittedAt'], ({ submittedAt }) => submittedAt),
    time(reviewMessages[language].dueAt, ({ dueAt }) => dueAt),
  ]
}

export type ShelvedRow = LifeRow & {
  readonly id: string
  readonly shop_name: Words
  readonly sale_count: number | null
}

type ShelvesAsked = SelectionOf<typeof shelvedGoodsList>

const shelfConditions = (asked: ShelvesAsked): readonly RawBuilder<unknown>[] => [
  sql`life.deleted_at is null and life.shelf <> 'unlisted'`,
  ...(asked.shelf.length === 0 ? [] : [sql`life.shelf in (${sql.join(asked.shelf)})`]),
  ...(asked.kind.length === 0 ? [] : [sql`life.kind in (${sql.join(asked.kind)})`]),
  ...(asked.shopId === undefined ? [] : [sql`life.shop_id = ${asked.shopId}`]),
  ...(asked.keyword === undefined
    ? []
    : [
        sql`life.goods_id in (
          select goods_id from goods_lives where goods_id = ${asked.keyword} or ${says('search_text', asked.keyword)}
          union all select goods_id from goods_lives
          where shop_id in (select id from shops where ${says('shops.search_text', asked.keyword)}))`,
      ]),
]

const selectShelves = (conditions: readonly RawBuilder<unknown>[]) => sql<ShelvedRow>`(
  select life.*, life.goods_id as id, shops.name as shop_name, counters.sale_count
  from goods_lives as life join shops on shops.id = life.shop_id
    left join goods_counters as counters on counters.goods_id = life.goods_id
  where ${sql.join(conditions, sql` and `)})`

/** All goods that were published once, of every shop. */
export const shelvesSource: ListSource<typeof shelvedGoodsList, ShelvedRow> = {
  list: shelvedGoodsList,
  name: 'goods-shelves',
  sorts: { changedAt: { column: 'changed_at', type: 'timestamptz' } },
  rows: (query) => selectShelves(shelfConditions(query)),
}

export const shelvedOf = (row: ShelvedRow): ShelvedGoodsRow => ({
  goodsId: row.goods_id,
  name: row.name,
  kind: row.kind,
  shopId: row.shop_id,
  shopName: row.shop_name,
  life: lifeOf(row),
  saleCount: row.sale_count ?? 0,
  changedAt: new Date(row.changed_at).toISOString(),
})

/** One goods item as the list of all shows it. @throws when it is not there */
export const shelvedRowOf = async (db: Db, goodsId: string): Promise<ShelvedGoodsRow> => {
  const { rows } = await sql<ShelvedRow>`
    select * from ${selectShelves([sql`life.goods_id = ${goodsId}`])} as found`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`goods ${goodsId} have no life`)
  return shelvedOf(row)
}

/** The columns of the export of all goods, as on the screen. */
export const shelvesColumns = (language: Language): CsvColumns<ShelvedGoodsRow> => {
  const { number, text, time } = csvKinds(language)
  const texts = goodsMessages[language]
  return [
    text(texts['column.name'], ({ name }) => name[language] || name.zh),
    text(texts['column.number'], ({ goodsId }) => goodsId),
    text(texts['column.kind'], ({ kind }) => texts[`kind.${kind}`]),
    text(texts['column.shop'], ({ shopName }) => shopName[language] || shopName.zh),
    text(texts['column.shelf'], ({ life }) => texts[`shelf.${life.shelf}`]),
    text(texts['column.review'], ({ life }) => texts[`review.${life.review}`]),
    number(texts['column.sales'], ({ saleCount }) => saleCount),
    time(texts['column.changedAt'], ({ changedAt }) => changedAt),
  ]
}
