import { DAY_MS, HOUR_MS } from '../time/index.ts'
import type { ApplicationKind, GoodsLife } from './life.codec.ts'
import type { GoodsActor } from './life.events.ts'

/** A modification is reviewed within so many working days (R4.03; spec section 9). */
export const REVIEW_WORKING_DAYS = 3

/** A merchant is told so many days ahead of an offer that ends (width 2.5, Home). */
export const OFFER_ENDING_DAYS = 14

/** The stages of applying (R4.03). */
export type ApplyStage = 'publishDraft' | 'publishApply' | 'modifyDraft' | 'modifyApply'

/** Goods that were never published are asked to be; all others are asked to be changed. */
export const applicationKind = ({ shelf }: Pick<GoodsLife, 'shelf'>): ApplicationKind =>
  shelf === 'unlisted' ? 'publish' : 'modify'

/** How far the seller is with an application; null while nothing is asked for. */
export const applyStage = (life: GoodsLife): ApplyStage | null => {
  if (life.review === 'passed') return null
  return `${applicationKind(life)}${life.review === 'pending' ? 'Apply' : 'Draft'}`
}

/** What is on the shelf is shown and sold, and only that. */
export const isDisplayed = ({ shelf }: Pick<GoodsLife, 'shelf'>): boolean => shelf === 'on'

/** A seller may feature goods that are on the shelf (R6.06). */
export const isFeaturable = isDisplayed

interface Acting {
  readonly retailerId: string | null
  readonly roles: ReadonlySet<string>
}

/**
 * As whom a user acts on goods of this shop: their own merchant, or operations, who never review goods of their own
 * (R6.06). Null for everybody else, to whom goods that are not on the shelf are not there.
 */
export const goodsActor = (
  { retailerId, roles }: Acting,
  shopId: string,
): Exclude<GoodsActor, 'platform'> | null => {
  if (retailerId === shopId) return 'seller'
  return roles.has('operator') ? 'operations' : null
}

/** Weekends are those of the platform's zone, UTC+8; holidays are not reckoned with. */
const isWorkingDay = (at: number): boolean => {
  const day = new Date(at + 8 * HOUR_MS).getUTCDay()
  return day !== 0 && day !== 6
}

/** Until when a modification handed in at `submitted` (ISO 8601) is reviewed: 3 working days on, at the same time of day. */
export const reviewDue = (submitted: string, days = REVIEW_WORKING_DAYS): string => {
  const next = Date.parse(submitted) + DAY_MS
  const left = isWorkingDay(next) ? days - 1 : days
  const day = new Date(next).toISOString()
  return left === 0 ? day : reviewDue(day, left)
}
