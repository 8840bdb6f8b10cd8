import {
  allowedGoodsEvents,
  type GoodsHistoryLine,
  type GoodsVersion,
  isFeaturable,
  type OwnApplication,
  type OwnGoods,
  type OwnStock,
  readGoodsForm,
} from '@compute-mall/core/goods'
import { findDraft } from '../../form/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { reasonsOf, submissionOf } from '../../review/index.ts'
import {
  type ApplicationRow,
  changesTo,
  draftOwner,
  GOODS_DRAFT,
  lastApplication,
  standingRefusal,
} from './applications.ts'
import { publishedForm } from './forms.ts'
import { type LifeRow, lifeOf } from './lives.ts'
import { ownRowOf } from './own.ts'

/** Under which name sellers read of operations. */
const OPERATIONS = 'operations'
const MAX_HISTORY = 200

/** What happened to goods, the latest first; sellers do not read who of operations it was. */
export const historyOf = async (
  db: Db,
  goodsId: string,
  reader: 'seller' | 'operations',
): Promise<readonly GoodsHistoryLine[]> => {
  const rows = await db
    .selectFrom('goods_steps')
    .select(['event', 'at', 'actor', 'is_staff', 'reason'])
    .where('goods_id', '=', goodsId)
    .orderBy('seq', 'desc')
    .limit(MAX_HISTORY)
    .execute()
  return rows.map(({ event, at, actor, is_staff, reason }) => ({
    event,
    at: at.toISOString(),
    by: is_staff && reader === 'seller' ? OPERATIONS : actor,
    reason,
  }))
}

const toOwnApplication = async (db: Db, row: ApplicationRow | undefined): Promise<OwnApplication | null> => {
  if (row === undefined) return null
  const { number, revision, hash, submitted_at, due_at } = await submissionOf(db, row.id)
  return {
    applicationId: row.id,
    kind: row.kind,
    state: row.state,
    submission: { number, revision, hash },
    submittedAt: submitted_at.toISOString(),
    dueAt: due_at.toISOString(),
    form: readGoodsForm(row.record),
    reason: row.reason,
    reasons: await reasonsOf(db, row.id),
    answers: row.answers,
  }
}

/** Versions that are told of goods. */
const MAX_VERSIONS = 20

/** What passed, each with what it changed of what buyers saw then. */
const versionsOf = async (db: Db, goodsId: string): Promise<readonly GoodsVersion[]> => {
  const rows = await db
    .selectFrom('goods_applications')
    .select(['id', 'kind', 'record', 'base', 'changed_at'])
    .where('goods_id', '=', goodsId)
    .where('state', '=', 'passed')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_VERSIONS)
    .execute()
  return rows.map(({ id, kind, record, base, changed_at }) => ({
    applicationId: id,
    kind,
    submittedAt: changed_at.toISOString(),
    changes: base === null ? [] : changesTo(base, readGoodsForm(record)),
  }))
}

const stockOf = async (db: Db, goodsId: string): Promise<readonly OwnStock[]> => {
  const rows = await db
    .selectFrom('sku_stock')
    .select(['sku_id', 'cluster_id', 'free', 'capacity'])
    .where('goods_id', '=', goodsId)
    .orderBy('sku_id')
    .orderBy('position')
    .execute()
  return rows.map(({ sku_id, cluster_id, free, capacity }) => ({
    skuId: sku_id,
    clusterId: cluster_id,
    free,
    capacity,
  }))
}

/** What a seller may do with goods now. */
const commandsOf = (row: LifeRow): readonly string[] => {
  const life = lifeOf(row)
  return [
    ...allowedGoodsEvents(life, 'seller'),
    ...(isFeaturable(life) ? [row.featured_at === null ? 'feature' : 'unfeature'] : []),
  ]
}

/** Goods for their own shop. `mayChange` is whether the reader has the duty. */
export const ownGoodsOf = async (
  db: Db,
  row: LifeRow,
  { mayChange, now }: { readonly mayChange: boolean; readonly now: Date },
): Promise<OwnGoods> => ({
  row: await ownRowOf(db, row.goods_id),
  commands: mayChange ? commandsOf(row) : [],
  published: await publishedForm(db, row.goods_id),
  draft: await findDraft(db, draftOwner(row.goods_id), GOODS_DRAFT, now),
  application: await toOwnApplication(db, await lastApplication(db, row.goods_id)),
  refusal: await toOwnApplication(db, await standingRefusal(db, row.goods_id)),
  stock: await stockOf(db, row.goods_id),
  history: await historyOf(db, row.goods_id, 'seller'),
  versions: await versionsOf(db, row.goods_id),
})
