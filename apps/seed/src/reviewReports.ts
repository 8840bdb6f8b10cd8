import { HOUR_MS } from '@compute-mall/core/time'
import type { Database } from '@compute-mall/server/platform/database'
import { insertRows } from '@compute-mall/server/platform/database'
import type { Kysely } from 'kysely'

/** Of the platform's own shop the review with fewest stars is reported by a buyer and by the shop; the next was kept. */
export const seedReviewReports = async (db: Kysely<Database>, now: Date): Promise<void> => {
  const [waiting, kept] = await db
    .selectFrom('reviews')
    .select('id')
    .where('shop_id', '=', '1001')
    .orderBy('stars')
    .orderBy('id')
    .limit(2)
    .execute()
  if (waiting === undefined || kept === undefined) throw new Error('the shop has no two reviews')
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await insertRows(db, 'reported_reviews', [
    {
      id: waiting.id,
      state: 'open',
      reported_at: ago(30),
      decided_at: null,
      decider_id: null,
      decision: null,
    },
    {
      id: kept.id,
      state: 'kept',
      reported_at: ago(80),
      decided_at: ago(60),
      decider_id: 'u-superadmin',
      decision: '内容属实，予以保留',
    },
  ])
  await insertRows(db, 'review_reports', [
    {
      review_id: waiting.id,
      reporter_id: 'u-leader',
      side: 'customer',
      reason: 'untrue',
      text: '与实际情况不符，排队时间没有这么长。',
      at: ago(30),
    },
    {
      review_id: waiting.id,
      reporter_id: 'u-seller',
      side: 'shop',
      reason: 'other',
      text: '该评价针对的是另一件商品。',
      at: ago(26),
    },
    {
      review_id: kept.id,
      reporter_id: 'u-seller',
      side: 'shop',
      reason: 'untrue',
      text: '',
      at: ago(80),
    },
  ])
}
