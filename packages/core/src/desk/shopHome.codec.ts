import * as t from 'io-ts'
import { Count, Instant, Nullable, Words } from '../codec/index.ts'
import { Money } from '../money/index.ts'
import { FieldReason } from '../review/index.ts'

/** What of the goods of a shop needs somebody. */
const ShopGoodsToDo = t.readonly(
  t.type({
    /** Those that were published once; a shop without any is new. */
    published: Count,
    refused: Count,
    /** The application that was refused last: why as a whole, and the first field; null where none is refused. */
    lastRefused: Nullable(
      t.readonly(t.type({ name: Words, reason: Nullable(t.string), first: Nullable(FieldReason) })),
    ),
    /** Not put on the shelf, or forced off. */
    failed: Count,
    /** On the shelf, but the limits of the platform leave nothing to buy. */
    shut: Count,
    /** Drafts that nobody has touched for a day. */
    drafts: Count,
    /** On the shelf, and little or nothing is left of them. */
    scarce: Count,
    /** On the shelf with an offer that ends soon. */
    ending: Count,
  }),
  'ShopGoodsToDo',
)

/** What was sold and given back on a day of the platform’s zone, as the shop’s statements have it. */
export const SalesDay = t.readonly(
  t.type({ day: t.string, orders: Count, revenue: Money, refunds: Money }),
  'SalesDay',
)
export type SalesDay = t.TypeOf<typeof SalesDay>

/** What a shop has to do first, and its last 30 days; each part is null for staff who may not read its list (W11). */
export const ShopHome = t.readonly(
  t.type({
    goods: Nullable(ShopGoodsToDo),
    /** Conversations whose last word is the customer’s, and since when the one has waited that waits longest. */
    messages: Nullable(t.readonly(t.type({ unanswered: Count, since: Nullable(Instant) }))),
    openingFailed: Count,
    disputed: Nullable(Count),
    /** One for each day, the last being today. */
    days: Nullable(t.readonlyArray(SalesDay)),
    /** Which of its first steps a shop has done; for its owner alone, who can do them all. */
    firstSteps: Nullable(
      t.readonly(t.type({ shop: t.boolean, goods: t.boolean, replies: t.boolean, inbox: t.boolean })),
    ),
  }),
  'ShopHome',
)
export type ShopHome = t.TypeOf<typeof ShopHome>
