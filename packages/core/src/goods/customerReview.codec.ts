import * as t from 'io-ts'
import {
  BooleanFromText,
  between,
  Count,
  Id,
  Instant,
  IntegerFromText,
  Nullable,
  Optional,
  TextOf,
  TextUpTo,
  Words,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { isReplyText, isReviewText, REPLY_LENGTH, REVIEW_LENGTH, STARS } from './customerReview.rules.ts'

const Stars = between(IntegerFromText, STARS.minimum, STARS.maximum)

/** What a customer writes of goods that they bought: 1 to 5 stars and a text within `REVIEW_LENGTH`. */
export const NewReview = t.type({
  goodsId: Id,
  stars: Stars,
  text: TextOf('ReviewText', TextUpTo(4 * REVIEW_LENGTH.maximum), isReviewText),
})
export type NewReview = t.TypeOf<typeof NewReview>

/** What a shop answers to a review, within `REPLY_LENGTH`. */
export const ReviewReply = t.type({
  text: TextOf('ReplyText', TextUpTo(4 * REPLY_LENGTH.maximum), isReplyText),
})
export type ReviewReply = t.TypeOf<typeof ReviewReply>

/** One's own review of goods. */
export const OwnReview = t.readonly(
  t.type({
    reviewId: Id,
    stars: Count,
    text: t.string,
    createTime: Instant,
    /** Until when it may be changed. */
    changeUntil: Instant,
    /** What the shop answered. */
    reply: Nullable(Words),
  }),
  'OwnReview',
)
export type OwnReview = t.TypeOf<typeof OwnReview>

/** Goods of an order that its buyer may review, with the review that there is. */
export const ReviewableGoods = t.readonly(
  t.type({
    goodsId: Id,
    /** As they were bought. */
    name: Words,
    review: Nullable(OwnReview),
    /** Whether a review may be written or changed now. */
    mayWrite: t.boolean,
  }),
  'ReviewableGoods',
)
export type ReviewableGoods = t.TypeOf<typeof ReviewableGoods>

/** A review of the goods of one's own shop. */
export const ShopReview = t.readonly(
  t.type({
    reviewId: Id,
    goodsId: Id,
    goodsName: Words,
    /** The writer's user name, masked (R5.14). */
    buyer: t.string,
    stars: Count,
    text: Words,
    createTime: Instant,
    reply: Nullable(Words),
    replyTime: Nullable(Instant),
    /** Whether a reply may be given or changed now, by those with the duty. */
    mayReply: t.boolean,
  }),
  'ShopReview',
)
export type ShopReview = t.TypeOf<typeof ShopReview>

/** The reviews of a shop's goods, the latest first. */
export const shopReviewList = defineList({
  filters: { stars: Optional(Stars), answered: Optional(BooleanFromText), goodsId: Optional(Id) },
  sorts: ['-createTime', 'createTime'],
})
/** A page of the reviews of a shop's goods. */
export const ShopReviewPage = ListPage(ShopReview)
