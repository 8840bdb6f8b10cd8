import type * as t from 'io-ts'
import { Keyword, OneOf, Optional } from '../codec/index.ts'
import { defineList } from '../list/index.ts'

/** What feedback is about, in the order in which it is offered. */
export const feedbackKinds = ['fault', 'suggestion', 'complaint', 'consultation', 'other'] as const
/** Where feedback stands, in the order in which it usually goes. */
export const feedbackStates = ['received', 'inProgress', 'answered', 'closed'] as const

/** What feedback is about (width 2.1). */
export const FeedbackKind = OneOf('FeedbackKind', feedbackKinds)
export type FeedbackKind = t.TypeOf<typeof FeedbackKind>

/** Where feedback stands (width 2.6). */
export const FeedbackState = OneOf('FeedbackState', feedbackStates)
export type FeedbackState = t.TypeOf<typeof FeedbackState>

/** One's own feedback, the newest first. */
export const ownFeedbackList = defineList({ filters: {}, sorts: ['-createTime'] })
/** The desk's queue: by state and kind, what waits longest first. */
export const feedbackList = defineList({
  filters: { state: Optional(FeedbackState), kind: Optional(FeedbackKind), keyword: Optional(Keyword) },
  sorts: ['createTime', '-createTime'],
})
