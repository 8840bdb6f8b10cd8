import * as t from 'io-ts'
import { Nullable, OneOf } from '../codec/index.ts'

/** What goods are asked for: to be published, or to be changed once they were (R4.03). */
export const ApplicationKind = OneOf('ApplicationKind', ['publish', 'modify'])
export type ApplicationKind = t.TypeOf<typeof ApplicationKind>

/** How far a seller's application is: still a draft, or in one of the states of its review (R4.03). */
export const ReviewState = OneOf('ReviewState', ['draft', 'pending', 'revoked', 'refused', 'passed'])
export type ReviewState = t.TypeOf<typeof ReviewState>

/** Where goods stand in the mall (R4.03); `unlisted` were never published. */
export const ShelfState = OneOf('ShelfState', [
  'unlisted',
  'awaiting',
  'executing',
  'on',
  'off',
  'forcedOff',
  'failed',
])
export type ShelfState = t.TypeOf<typeof ShelfState>

/** All that the life of goods depends on; reasons are null where none is given. */
export const GoodsLife = t.readonly(
  t.type({
    shelf: ShelfState,
    review: ReviewState,
    /** Why they were forced off the shelf, or could not be put on it. */
    shelfReason: Nullable(t.string),
    /** Why the last application was refused. */
    reviewReason: Nullable(t.string),
  }),
  'GoodsLife',
)
export type GoodsLife = t.TypeOf<typeof GoodsLife>
