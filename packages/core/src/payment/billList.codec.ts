import type * as t from 'io-ts'
import { Keyword, OneOf, Optional, PlatformDay } from '../codec/index.ts'
import { defineList } from '../list/index.ts'

/** A day of the platform's calendar (UTC+8), `2026-11-22`. */
export const BillDay = PlatformDay
export type BillDay = t.TypeOf<typeof BillDay>

/** How a bill differs: the provider has what we have not, we have what the provider has not, or the amounts differ. */
export const DifferenceKind = OneOf('DifferenceKind', ['missingHere', 'missingThere', 'amount'])
export type DifferenceKind = t.TypeOf<typeof DifferenceKind>

/** Whether somebody has to look at a difference: `settled` was found once, and later not any more. */
export const DifferenceState = OneOf('DifferenceState', ['open', 'explained', 'settled'])
export type DifferenceState = t.TypeOf<typeof DifferenceState>

/** Bills by day, the latest first. */
export const payBillList = defineList({
  filters: { state: Optional(OneOf('PayBillState', ['open', 'unanswered'])) },
  sorts: ['-day', 'day'],
})
/** Differences of all days, or of one; the oldest first. */
export const billDifferenceList = defineList({
  filters: {
    state: Optional(DifferenceState),
    day: Optional(BillDay),
    kind: Optional(DifferenceKind),
    /** Part of an order number or of a transaction number. */
    keyword: Optional(Keyword),
  },
  sorts: ['at', '-at'],
})
