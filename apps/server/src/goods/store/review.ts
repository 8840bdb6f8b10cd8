import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import { type GoodsApplication, readGoodsForm } from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import { type NoticeKind, noticedGoods } from '@compute-mall/core/notice'
import type { AuditActor } from '../../audit/index.ts'
import { shopStaffWith } from '../../identity/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { publish } from '../../platform/outbox/index.ts'
import { decideSubmission, reasonsOf, submissionOf, type Verdict } from '../../review/index.ts'
import { goodsForcedOff } from '../goods.events.ts'
import { type ApplicationRow, changesTo, closeApplication } from './applications.ts'
import type { RegionOf } from './catalogue.ts'
import { historyOf } from './detail.ts'
import { factsOf } from './facts.ts'
import { findLife, type LifeRow, lockLife, takeGoodsStep } from './lives.ts'
import { type NameOfCode, namesOf } from './names.ts'
import { publishGoods } from './publish.ts'
import { findQueued, queueRowOf } from './queue.ts'

const findApplication = (db: Db, id: string): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('goods_applications')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'revoked')
    .executeTakeFirst()

/** The application before, if it was refused; what was taken back in between nobody has reviewed. */
const refusedBefore = async (
  db: Db,
  { id, goods_id, changed_at }: ApplicationRow,
): Promise<GoodsApplication['refusedBefore']> => {
  const row = await db
    .selectFrom('goods_applications')
    .select(['id', 'state', 'record', 'reason'])
    .where('goods_id', '=', goods_id)
    .where('id', '<>', id)
    .where('state', '<>', 'revoked')
    .where('changed_at', '<=', changed_at)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.state === 'refused'
    ? { form: readGoodsForm(row.record), reason: row.reason, reasons: await reasonsOf(db, row.id) }
    : null
}

/** Who reads an application. */
export interface Reviewer {
  readonly retailerId: string | null
  readonly now: Date
  readonly nameOfCode: NameOfCode
}

/** An application as a reviewer reads it; undefined for one that was taken back. */
export const goodsApplicationOf = async (
  db: Db,
  id: string,
  { retailerId, now, nameOfCode }: Reviewer,
): Promise<GoodsApplication | undefined> => {
  const row = await findApplication(db, id)
  const queued = await findQueued(db, id)
  const life = row && (await findLife(db, row.goods_id))
  if (row === undefined || queued === undefined || life === undefined) return undefined
  const form = readGoodsForm(row.record)
  const base = row.base && readGoodsForm(row.base)
  const changes = changesTo(base, form)
  const { number, revision, hash } = await submissionOf(db, id)
  const before = await refusedBefore(db, row)
  const forms = [form, ...(base === null ? [] : [base]), ...(before === null ? [] : [before.form])]
  return {
    row: queueRowOf(queued, now),
    submission: { number, revision, hash },
    form,
    published: base,
    changes,
    facts: await factsOf(db, life, { form, base, changes: changes.length }),
    reason: row.reason,
    reasons: await reasonsOf(db, id),
    refusedBefore: before,
    answers: row.answers,
    names: await namesOf(db, forms, nameOfCode),
    isOwn: retailerId === row.shop_id,
    history: await historyOf(db, row.goods_id, 'operations'),
  }
}

/** Tells the staff of a shop who have the duty `goods`. */
const tellShop = async (
  trx: Db,
  row: LifeRow,
  kind: NoticeKind,
  { eventId, now }: { readonly eventId: string; readonly now: Date },
): Promise<void> =>
  notify(trx, {
    userIds: await shopStaffWith(trx, row.shop_id, 'goods'),
    kind,
    eventId,
    subjectId: row.goods_id,
    details: noticedGoods(row.name),
    now,
  })

/** A decision about an application. */
interface GoodsVerdict extends Verdict {
  readonly retailerId: string | null
  readonly regionWords: RegionOf
}

/** What the seller reads where there are reasons for fields alone: the texts of those. */
const reasonText = ({ reason, reasons }: Verdict): string =>
  reason ?? reasons.map(({ field, code, text }) => `${field}: ${text || code}`).join('\n')

/**
 * Operations say yes or no to the application that they have read, once for each revision. Refusals: SYS10002, MALL10007
 * for one's own shop, REVIEW10001 when another revision was read or it does not wait any more.
 */
export const decideGoods = async (
  trx: Db,
  id: string,
  verdict: GoodsVerdict,
): Promise<E.Either<Refusal, void>> => {
  const { approves, revision, reason, reasons, by, retailerId, regionWords } = verdict
  const event = approves ? 'review.passed' : 'review.refused'
  const goodsId = (await findApplication(trx, id))?.goods_id
  if (goodsId === undefined) return E.left(refusals.notFound())
  const row = await lockLife(trx, goodsId)
  const application = await findApplication(trx, id)
  if (row === undefined || application === undefined) return E.left(refusals.notFound())
  if (row.shop_id === retailerId) return E.left(refusals.ownGoods())
  const decided = await decideSubmission(trx, {
    submissionId: id,
    revision,
    event,
    reviewerId: by.actorId,
    reason,
    reasons,
    now: by.now,
  })
  if (E.isLeft(decided)) return decided
  const taken = await takeGoodsStep(
    trx,
    row,
    event === 'review.passed' ? { type: event } : { type: event, reason: reasonText(verdict) },
    by,
  )
  if (E.isLeft(taken)) return taken
  await closeApplication(trx, id, approves ? 'passed' : 'refused', reason)
  if (taken.right.effects.includes('publish'))
    await publishGoods(trx, row, {
      form: readGoodsForm(application.record),
      base: application.base && readGoodsForm(application.base),
      regionWords,
      now: by.now,
    })
  await tellShop(trx, row, approves ? 'goodsPassed' : 'goodsRefused', {
    eventId: `goods-application:${id}:${event}`,
    now: by.now,
  })
  return E.right(undefined)
}

/**
 * Takes goods off the shelf, whatever their seller does (W14, W15). Refusals: MALL10001, MALL10005, MALL10007 for one's
 * own shop.
 */
export const forceOffGoods = async (
  trx: Db,
  goodsId: string,
  {
    reason,
    by,
    retailerId,
  }: { readonly reason: string; readonly by: AuditActor; readonly retailerId: string | null },
): Promise<E.Either<Refusal, void>> => {
  const row = await lockLife(trx, goodsId)
  if (row === undefined || row.shelf === 'unlisted') return E.left(refusals.goodsNotFound())
  if (row.shop_id === retailerId) return E.left(refusals.ownGoods())
  const taken = await takeGoodsStep(trx, row, { type: 'goods.forcedOff', reason }, by)
  if (E.isLeft(taken)) return taken
  await publish(trx, goodsForcedOff, { goodsId, name: row.name, reason, at: by.now.toISOString() })
  await tellShop(trx, row, 'goodsForcedOff', {
    eventId: `goods:${goodsId}:forcedOff:${by.now.toISOString()}`,
    now: by.now,
  })
  return E.right(undefined)
}
