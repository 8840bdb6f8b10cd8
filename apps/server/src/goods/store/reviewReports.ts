import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  DAILY_REPORTS,
  type NewReviewReport,
  type ReportedReview,
  type ReportReason,
  type ReviewDecision,
  type reportedReviewList,
  SHOWN_REPORTS,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { SelectionOf } from '@compute-mall/core/list'
import { noticedGoods } from '@compute-mall/core/notice'
import { maskName } from '@compute-mall/core/text'
import { DAY_MS } from '@compute-mall/core/time'
import { type Selectable, sql } from 'kysely'
import { type AuditActor, audit } from '../../audit/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import type { SessionUser } from '../../platform/http/index.ts'
import { claim } from '../../platform/limits.ts'
import type { ReportedReviewTable } from '../goods.tables.ts'
import { countStars } from './customerReviews.ts'
import { write } from './write.ts'

interface ReportJson {
  readonly side: 'shop' | 'customer'
  readonly user_name: string
  readonly reason: ReportReason
  readonly text: string
  readonly at: string
}

export type ReportedRow = Selectable<ReportedReviewTable> & {
  readonly goods_id: string
  readonly goods_name: Words
  readonly shop_name: Words
  readonly user_name: string
  readonly stars: number
  readonly text: Words
  readonly created_at: Date
  readonly reports: readonly ReportJson[]
}

/** The reviews that were reported, each with its latest reports. */
export const selectReported = (
  { state }: Partial<SelectionOf<typeof reportedReviewList>>,
  reviewId?: string,
) => sql<ReportedRow>`(
  select reported.*, review.goods_id, goods.card->'name' as goods_name, shops.name as shop_name, review.user_name,
    review.stars, review.text, review.created_at, (
      select json_agg(latest order by latest.at desc) from (
        select report.side, users.user_name, report.reason, report.text, report.at
        from review_reports as report join users on users.id = report.reporter_id
        where report.review_id = reported.id order by report.at desc limit ${SHOWN_REPORTS}
      ) as latest) as reports
  from reported_reviews as reported
    join reviews as review on review.id = reported.id
    join goods on goods.id = review.goods_id
    join shops on shops.id = review.shop_id
  where (${state ?? null}::text is null or reported.state = ${state ?? null}::text)
    and (${reviewId ?? null}::text is null or reported.id = ${reviewId ?? null}::text))`

const iso = (time: Date | string): string => new Date(time).toISOString()

/** A reported review as operations read it. */
export const reportedOf = (row: ReportedRow): ReportedReview => ({
  reviewId: row.id,
  goodsId: row.goods_id,
  goodsName: row.goods_name,
  shopName: row.shop_name,
  writer: maskName(row.user_name),
  stars: row.stars,
  text: row.text,
  createTime: iso(row.created_at),
  state: row.state,
  reports: row.reports.map(({ side, user_name, reason, text, at }) => ({
    side,
    reporter: maskName(user_name),
    reason,
    text,
    time: iso(at),
  })),
  reportTime: iso(row.reported_at),
  decideTime: row.decided_at === null ? null : iso(row.decided_at),
  decision: row.decision,
})

interface Reporting extends NewReviewReport {
  readonly reviewId: string
  readonly user: Pick<SessionUser, 'id' | 'retailerId'>
  readonly now: Date
}

/**
 * Reports a review; one that was kept waits again. Refusals: SYS10002 for one that is hidden or one's own, MALL10012 for
 * a second report, MALL10013 for too many in a day.
 */
export const reportReview = async (
  trx: Db,
  { reviewId, reason, text, user, now }: Reporting,
): Promise<E.Either<Refusal, { readonly reviewId: string; readonly reportTime: string }>> => {
  const review = await trx
    .selectFrom('reviews')
    .select(['shop_id', 'user_id', 'hidden_at'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()
  if (review === undefined || review.hidden_at !== null || review.user_id === user.id)
    return E.left(refusals.notFound())
  const before = await trx
    .selectFrom('review_reports')
    .select('at')
    .where('review_id', '=', reviewId)
    .where('reporter_id', '=', user.id)
    .executeTakeFirst()
  if (before !== undefined) return E.left(refusals.reviewReported())
  const day = { subject: `review-report:${user.id}`, windows: [{ most: DAILY_REPORTS, ms: DAY_MS }] }
  if ('retryAfterSeconds' in (await claim(trx, [day], now.getTime())))
    return E.left(refusals.tooManyReports())
  const waiting = {
    state: 'open',
    reported_at: now,
    decided_at: null,
    decider_id: null,
    decision: null,
  } as const
  await write(trx)
    .insertInto('reported_reviews')
    .values({ id: reviewId, ...waiting })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(waiting).where('reported_reviews.state', '<>', 'open'),
    )
    .execute()
  await write(trx)
    .insertInto('review_reports')
    .values({
      review_id: reviewId,
      reporter_id: user.id,
      side: user.retailerId === review.shop_id ? 'shop' : 'customer',
      reason,
      text: text.trim(),
      at: now,
    })
    .execute()
  return E.right({ reviewId, reportTime: now.toISOString() })
}

interface Deciding extends ReviewDecision {
  readonly reviewId: string
  readonly deciderId: string
  readonly by: AuditActor
}

/** Those who reported a review since it waits are told what became of it. */
const tell = async (trx: Db, row: ReportedRow, decision: ReviewDecision['decision'], now: Date) => {
  const reporters = await trx
    .selectFrom('review_reports')
    .select('reporter_id')
    .where('review_id', '=', row.id)
    .where('at', '>=', row.reported_at)
    .execute()
  await notify(trx, {
    userIds: reporters.map(({ reporter_id }) => reporter_id),
    kind: decision === 'hidden' ? 'reportHidden' : 'reportKept',
    eventId: `reviewDecided:${row.id}:${now.toISOString()}`,
    subjectId: row.goods_id,
    details: noticedGoods(row.goods_name),
    now,
  })
}

/** Who wrote a review that is hidden is told why. */
const tellWriter = (trx: Db, row: ReportedRow, userId: string, now: Date, reason: string) =>
  notify(trx, {
    userIds: [userId],
    kind: 'reviewHidden',
    eventId: `reviewHidden:${row.id}`,
    subjectId: row.goods_id,
    details: { ...noticedGoods(row.goods_name), reason },
    now,
  })

/** Hides a reported review or keeps it. Refusals: SYS10002, MALL10014 when it does not wait. */
export const decideReview = async (
  trx: Db,
  { reviewId, decision, reason, deciderId, by }: Deciding,
): Promise<E.Either<Refusal, ReportedReview>> => {
  const locked = await trx
    .selectFrom('reviews')
    .select(['stars', 'user_id'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst()
  const found = await sql<ReportedRow>`select * from ${selectReported({}, reviewId)} as found`.execute(trx)
  const [row] = found.rows
  if (locked === undefined || row === undefined) return E.left(refusals.notFound())
  if (row.state !== 'open') return E.left(refusals.reviewDecided())
  const why = reason.trim()
  const decided = { state: decision, decided_at: by.now, decider_id: deciderId, decision: why }
  await write(trx).updateTable('reported_reviews').set(decided).where('id', '=', reviewId).execute()
  if (decision === 'hidden') {
    await write(trx).updateTable('reviews').set({ hidden_at: by.now }).where('id', '=', reviewId).execute()
    await countStars(trx, row.goods_id, -1, -locked.stars)
    if (locked.user_id !== null) await tellWriter(trx, row, locked.user_id, by.now, why)
  }
  await audit(trx, by, {
    action: decision === 'hidden' ? 'customerReview.hidden' : 'customerReview.kept',
    object: { type: 'goods', id: row.goods_id },
    before: { reviewId, state: row.state },
    after: { reviewId, state: decision },
    reason: why,
  })
  await tell(trx, row, decision, by.now)
  return E.right(reportedOf({ ...row, ...decided }))
}
