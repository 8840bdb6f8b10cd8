import * as t from 'io-ts'
import { Count, Id, Instant, Nullable, OneOf, Optional, ReasonUpTo, TextOf, Words } from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import {
  isDecisionReason,
  MAX_REPORT_TEXT,
  reportedStates,
  reportReasons,
  reportSides,
} from './reviewReport.rules.ts'

/** Why somebody reports a review. */
export const ReportReason = OneOf('ReportReason', reportReasons)
export type ReportReason = t.TypeOf<typeof ReportReason>

/** What somebody says of a review that they report; the text may be empty. */
export const NewReviewReport = t.type({ reason: ReportReason, text: ReasonUpTo(MAX_REPORT_TEXT) })
export type NewReviewReport = t.TypeOf<typeof NewReviewReport>

/** When one's report of a review came in. */
export const ReviewReported = t.readonly(t.type({ reviewId: Id, reportTime: Instant }), 'ReviewReported')

/** Where a review stands that was reported: it waits, or operations have kept or hidden it. */
export const ReportedState = OneOf('ReportedState', reportedStates)
export type ReportedState = t.TypeOf<typeof ReportedState>

/** What one person says of a review. */
const ReviewReport = t.readonly(
  t.type({
    /** Whether the shop reports what is said of its goods, or somebody who shops. */
    side: OneOf('ReportSide', reportSides),
    /** The user name, masked (R5.14). */
    reporter: t.string,
    reason: ReportReason,
    text: t.string,
    time: Instant,
  }),
  'ReviewReport',
)

/** A review that was reported, with the latest reports of it. */
export const ReportedReview = t.readonly(
  t.type({
    reviewId: Id,
    goodsId: Id,
    goodsName: Words,
    shopName: Words,
    /** The writer's user name, masked (R5.14). */
    writer: t.string,
    stars: Count,
    text: Words,
    createTime: Instant,
    state: ReportedState,
    reports: t.readonlyArray(ReviewReport),
    /** Since when it waits, or waited. */
    reportTime: Instant,
    decideTime: Nullable(Instant),
    /** Why it was kept or hidden. */
    decision: Nullable(t.string),
  }),
  'ReportedReview',
)
export type ReportedReview = t.TypeOf<typeof ReportedReview>

/** What operations do with a reported review, and why. */
export const ReviewDecision = t.type({
  decision: OneOf('ReviewVerdict', ['hidden', 'kept']),
  reason: TextOf('DecisionReason', ReasonUpTo(MAX_REPORT_TEXT), isDecisionReason),
})
export type ReviewDecision = t.TypeOf<typeof ReviewDecision>

/** The reviews that were reported, what waits longest first. */
export const reportedReviewList = defineList({
  filters: { state: Optional(ReportedState) },
  sorts: ['reportTime', '-reportTime'],
})
export const ReportedReviewPage = ListPage(ReportedReview)
