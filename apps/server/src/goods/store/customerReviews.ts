import type { Words } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import {
  type NewReview,
  type OwnReview,
  REPLY_CHANGE_MS,
  REVIEW_CHANGE_MS,
  type ShopReview,
  type shopReviewList,
} from '@compute-mall/core/goods'
import type { Refusal } from '@compute-mall/core/http'
import type { SelectionOf } from '@compute-mall/core/list'
import { noticedGoods } from '@compute-mall/core/notice'
import { maskName } from '@compute-mall/core/text'
import { type Selectable, sql } from 'kysely'
import { type AuditActor, audit } from '../../audit/index.ts'
import { shopStaffWith } from '../../identity/index.ts'
import { notify } from '../../notice/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { ReviewTable } from '../goods.tables.ts'
import { write } from './write.ts'

type ReviewRow = Selectable<ReviewTable>

/** What somebody wrote in one language is read in both. */
const inBoth = (text: string) => {
  const trimmed = text.trim()
  return { zh: trimmed, en: trimmed }
}

const changeUntil = ({ created_at }: Pick<ReviewRow, 'created_at'>): Date =>
  new Date(created_at.getTime() + REVIEW_CHANGE_MS)

/** Whether its writer may still change a review. */
export const mayChangeReview = (row: Pick<ReviewRow, 'created_at'>, now: Date): boolean =>
  now < changeUntil(row)

/** A review as its writer reads it. */
export const ownReviewOf = (row: ReviewRow): OwnReview => ({
  reviewId: row.id,
  stars: row.stars,
  text: row.text.zh,
  createTime: row.created_at.toISOString(),
  changeUntil: changeUntil(row).toISOString(),
  reply: row.reply,
})

/** The reviews that a user wrote of these goods. */
export const reviewsBy = async (
  db: Db,
  userId: string,
  goodsIds: readonly string[],
): Promise<readonly ReviewRow[]> =>
  goodsIds.length === 0
    ? []
    : db
        .selectFrom('reviews')
        .selectAll()
        .where('user_id', '=', userId)
        .where('goods_id', 'in', goodsIds)
        .execute()

/** What goods are rated by; the ratings of shop and search follow from it. */
export const countStars = (trx: Db, goodsId: string, reviews: number, stars: number) =>
  sql`
    insert into goods_counters (goods_id, review_count, star_total) values (${goodsId}, ${reviews}, ${stars})
    on conflict (goods_id) do update
    set review_count = goods_counters.review_count + ${reviews}::integer,
        star_total = goods_counters.star_total + ${stars}::integer`.execute(trx)

/** Who reviews goods, bought under which name and from which shop. */
interface Writer {
  readonly userId: string
  readonly userName: string
  readonly shopId: string
  readonly goodsName: Words
  readonly now: Date
}

/**
 * Writes a user's review of goods, or changes the one there is; those of the shop whose duty goods are learn of a new
 * one. Refusal: MALL10010 seven days after it was written.
 */
export const writeReview = async (
  trx: Db,
  { goodsId, stars, text }: NewReview,
  { userId, userName, shopId, goodsName, now }: Writer,
): Promise<E.Either<Refusal, ReviewRow>> => {
  const inserted = await write(trx)
    .insertInto('reviews')
    .values({
      id: newId(),
      goods_id: goodsId,
      shop_id: shopId,
      user_id: userId,
      user_name: userName,
      stars,
      text: inBoth(text),
      reply: null,
      created_at: now,
      replied_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'goods_id']).where('user_id', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  if (inserted === undefined) return changeReview(trx, { goodsId, stars, text }, { userId, now })
  await countStars(trx, goodsId, 1, stars)
  await notify(trx, {
    userIds: await shopStaffWith(trx, shopId, 'goods'),
    kind: 'reviewWritten',
    eventId: `reviewWritten:${inserted.id}`,
    subjectId: goodsId,
    details: noticedGoods(goodsName),
    now,
  })
  return E.right(inserted)
}

const changeReview = async (
  trx: Db,
  { goodsId, stars, text }: NewReview,
  { userId, now }: Pick<Writer, 'userId' | 'now'>,
): Promise<E.Either<Refusal, ReviewRow>> => {
  const before = await trx
    .selectFrom('reviews')
    .selectAll()
    .where('user_id', '=', userId)
    .where('goods_id', '=', goodsId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!mayChangeReview(before, now)) return E.left(refusals.reviewClosed())
  const after = await write(trx)
    .updateTable('reviews')
    .set({ stars, text: inBoth(text) })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isCounted = before.hidden_at === null
  if (isCounted && after.stars !== before.stars) await countStars(trx, goodsId, 0, after.stars - before.stars)
  return E.right(after)
}

type Asked = SelectionOf<typeof shopReviewList>

/** The reviews of a shop's goods that a query asks for. */
export const selectShopReviews = (db: Db, shopId: string, { stars, answered, goodsId }: Partial<Asked>) => {
  let reviews = db
    .selectFrom('reviews')
    .innerJoin('goods', 'goods.id', 'reviews.goods_id')
    .selectAll('reviews')
    .select(sql<ShopReview['goodsName']>`goods.card->'name'`.as('goods_name'))
    .where('reviews.shop_id', '=', shopId)
    .where('reviews.hidden_at', 'is', null)
  if (stars !== undefined) reviews = reviews.where('reviews.stars', '=', stars)
  if (answered !== undefined) reviews = reviews.where('reviews.reply', answered ? 'is not' : 'is', null)
  if (goodsId !== undefined) reviews = reviews.where('reviews.goods_id', '=', goodsId)
  return reviews
}

export type ShopReviewRow = ReviewRow & { readonly goods_name: ShopReview['goodsName'] }

/** A reply that came with the goods has no time, and stays as it is. */
const mayReply = ({ reply, replied_at }: Pick<ReviewRow, 'reply' | 'replied_at'>, now: Date): boolean =>
  reply === null || (replied_at !== null && now.getTime() < replied_at.getTime() + REPLY_CHANGE_MS)

/** A review as the shop reads it. */
export const shopReviewOf = (row: ShopReviewRow, now: Date): ShopReview => ({
  reviewId: row.id,
  goodsId: row.goods_id,
  goodsName: row.goods_name,
  buyer: maskName(row.user_name),
  stars: row.stars,
  text: row.text,
  createTime: new Date(row.created_at).toISOString(),
  reply: row.reply,
  replyTime: row.replied_at === null ? null : new Date(row.replied_at).toISOString(),
  mayReply: mayReply(row, now),
})

interface Reply {
  readonly reviewId: string
  readonly shopId: string
  readonly text: string
  readonly by: AuditActor
}

/**
 * Answers a review of the shop's goods, or changes the answer; its writer is told of the first. Refusals: SYS10002 for
 * another shop's, MALL10011 a day after it was answered.
 */
export const replyToReview = async (
  trx: Db,
  { reviewId, shopId, text, by }: Reply,
): Promise<E.Either<Refusal, ShopReview>> => {
  const row = await selectShopReviews(trx, shopId, {})
    .where('reviews.id', '=', reviewId)
    .forUpdate('reviews')
    .executeTakeFirst()
  if (row === undefined) return E.left(refusals.notFound())
  if (!mayReply(row, by.now)) return E.left(refusals.replyClosed())
  const reply = inBoth(text)
  const isFirst = row.reply === null
  const replied_at = isFirst ? by.now : row.replied_at
  await write(trx).updateTable('reviews').set({ reply, replied_at }).where('id', '=', reviewId).execute()
  await audit(trx, by, {
    action: isFirst ? 'customerReview.replied' : 'customerReview.replyChanged',
    object: { type: 'goods', id: row.goods_id },
    before: { reviewId, reply: row.reply?.zh ?? null },
    after: { reviewId, reply: reply.zh },
  })
  if (isFirst && row.user_id !== null)
    await notify(trx, {
      userIds: [row.user_id],
      kind: 'reviewReplied',
      eventId: `reviewReplied:${reviewId}`,
      subjectId: row.goods_id,
      details: noticedGoods(row.goods_name),
      now: by.now,
    })
  return E.right(shopReviewOf({ ...row, reply, replied_at }, by.now))
}
