import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type GoodsEvent,
  type GoodsLife,
  type GoodsStep,
  goodsStep,
  isDisplayed,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { type Selectable, sql } from 'kysely'
import { type AuditActor, audit } from '../../audit/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { GoodsTables } from '../goods.tables.ts'
import { write } from './write.ts'

export type LifeRow = Selectable<GoodsTables['goods_lives']>

/** The part of a row by which the chart decides. */
export const lifeOf = (row: LifeRow): GoodsLife => ({
  shelf: row.shelf,
  review: row.review,
  shelfReason: row.shelf_reason,
  reviewReason: row.review_reason,
})

/** The life of goods that were not deleted. */
export const findLife = (db: Db, goodsId: string): Promise<LifeRow | undefined> =>
  db
    .selectFrom('goods_lives')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/** The same, locked until the transaction ends: whatever happens to goods happens one after another. */
export const lockLife = (trx: Db, goodsId: string): Promise<LifeRow | undefined> =>
  trx
    .selectFrom('goods_lives')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Something that happened to goods, to be read in their history. */
export interface HistoryEntry {
  readonly event: string
  readonly by: AuditActor
  readonly reason?: string | null
}

/** Adds a line to the history of goods, which must be locked. */
export const noteHistory = async (
  trx: Db,
  goodsId: string,
  { shelf, review }: Pick<GoodsLife, 'shelf' | 'review'>,
  { event, by, reason }: HistoryEntry,
): Promise<void> => {
  await write(trx)
    .insertInto('goods_steps')
    .values({
      goods_id: goodsId,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from goods_steps where goods_id = ${goodsId})`,
      event,
      shelf,
      review,
      actor_id: by.actorId,
      actor: by.actor,
      is_staff: by.source === 'staff',
      reason: reason ?? null,
      at: by.now,
    })
    .execute()
}

const reasonOf = (event: GoodsEvent): string | null => ('reason' in event ? event.reason : null)

/** What is kept beside the life when it takes a step. */
const columnsOf = (row: LifeRow, life: GoodsLife | null, now: Date) =>
  life === null
    ? { deleted_at: now, changed_at: now, featured_at: null }
    : {
        shelf: life.shelf,
        review: life.review,
        shelf_reason: life.shelfReason,
        review_reason: life.reviewReason,
        featured_at: isDisplayed(life) ? row.featured_at : null,
        changed_at: now,
      }

/**
 * Takes the step that the chart of core/goods allows (W34): life, shelf, history and audit log, in one transaction. The
 * row must be locked. Refusal: MALL10005 for one that the chart does not know now. What the effects ask for, the caller
 * does.
 */
export const takeGoodsStep = async (
  trx: Db,
  row: LifeRow,
  event: GoodsEvent,
  by: AuditActor,
): Promise<E.Either<Refusal, GoodsStep>> => {
  const before = lifeOf(row)
  const step = goodsStep(before, event)
  const { life, effects } = step
  const isSame = life !== null && life.shelf === before.shelf && life.review === before.review
  if (isSame && effects.length === 0) return E.left(refusals.goodsStateConflict())
  const at = life ?? before
  await write(trx)
    .updateTable('goods_lives')
    .set(columnsOf(row, life, by.now))
    .where('goods_id', '=', row.goods_id)
    .execute()
  await write(trx)
    .updateTable('goods')
    .set({
      display: life !== null && isDisplayed(life),
      ...(event.type === 'shelving.done' && { listed_at: by.now }),
    })
    .where('id', '=', row.goods_id)
    .where('display', '<>', life !== null && isDisplayed(life))
    .execute()
  await noteHistory(trx, row.goods_id, at, { event: event.type, by, reason: reasonOf(event) })
  await audit(trx, by, {
    action: event.type,
    object: { type: 'goods', id: row.goods_id },
    before: { shelf: before.shelf, review: before.review },
    after: life === null ? { deleted: true } : { shelf: life.shelf, review: life.review },
    reason: reasonOf(event),
  })
  return E.right(step)
}
