import { cleanReason, isBlank } from '../codec/index.ts'
/** Why a review can be reported (width 2.5, Reviews). */
export const reportReasons = ['insult', 'advertising', 'personal', 'untrue', 'other'] as const
/** Who reports a review: the shop whose goods it is of, or anybody else who is signed in. */
export const reportSides = ['shop', 'customer'] as const
/** Where a reported review stands. */
export const reportedStates = ['open', 'hidden', 'kept'] as const
/** Characters of what is said beside the reason, and of what operations say of it. */
export const MAX_REPORT_TEXT = 200
/** Reviews that one person reports in a day. */
export const DAILY_REPORTS = 20
/** So many reports of one review are shown, the latest. */
export const SHOWN_REPORTS = 20

/** Whether operations may say so of a review that they keep or hide. */
export const isDecisionReason = (text: string): boolean =>
  !isBlank(text) && cleanReason(text).length <= MAX_REPORT_TEXT
