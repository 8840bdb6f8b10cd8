import * as t from 'io-ts'
import { BooleanFromText, Count, Id, Instant, Nullable, OneOf, Optional, Repeated } from '../codec/index.ts'
import { Details } from '../http/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { MAX_READ } from './notice.limits.ts'

/** What somebody who is elsewhere is told. */
export const NoticeKind = OneOf('NoticeKind', [
  'settlementApproved',
  'settlementRejected',
  'goodsPassed',
  'goodsRefused',
  'goodsForcedOff',
  'goodsNotListed',
  'reviewWritten',
  'reviewReplied',
  'reviewHidden',
  'reportHidden',
  'reportKept',
  'feedbackAnswered',
  'orderPaid',
  'openingFailed',
  'resourceEnding',
  'remittanceConfirmed',
  'remittanceRefused',
  'refundApproved',
  'refundMade',
  'refundRefused',
  'orderCancelled',
  'statementClosed',
  'statementDisputed',
  'statementPaid',
  'teamRequested',
  'teamAnswered',
  'teamInvited',
  'teamRemoved',
  'teamLeaderChanged',
  'budgetReached',
  'amountUsed',
  'amountEnded',
  'invoiceIssued',
  'invoiceRefused',
  'invoiceCorrected',
  'invoiceReplaced',
  'liveBegun',
  'giftReceived',
  'postpaidGranted',
  'postpaidSuspended',
  'postpaidBillIssued',
  'postpaidBillOverdue',
])
export type NoticeKind = t.TypeOf<typeof NoticeKind>

/** One notice; `details` fill its text, `subjectId` is the id of what it is about. */
export const Notice = t.readonly(
  t.type({
    noticeId: Id,
    /** A kind that this version may not know; it then shows nothing but the time. */
    kind: t.string,
    subjectId: Nullable(Id),
    details: Details,
    at: Instant,
    readAt: Nullable(Instant),
  }),
  'Notice',
)
export type Notice = t.TypeOf<typeof Notice>

/** One's own notices: the newest first, all or the unread ones. */
export const noticeList = defineList({
  filters: { unread: Optional(BooleanFromText), kind: Repeated(NoticeKind) },
  sorts: ['-at'],
})
/** A page of notices. */
export const NoticePage = ListPage(Notice)

/** How many notices are unread, for the bell. */
export const UnreadCount = t.readonly(t.type({ unread: Count }), 'UnreadCount')
export type UnreadCount = t.TypeOf<typeof UnreadCount>

/** Whether a text message and a mail go out for a kind of notice beside the bell, as the user chose or as it is without a choice. */
export const NoticeChoice = t.readonly(
  t.type({ kind: NoticeKind, isSms: t.boolean, isMail: t.boolean }),
  'NoticeChoice',
)
export type NoticeChoice = t.TypeOf<typeof NoticeChoice>

/** The kinds for which a text message and for which a mail is to go out; the others of `choosableKinds` stay on the bell. */
export const NoticeChoices = t.type({
  sms: Repeated(NoticeKind, NoticeKind.values.length),
  mail: Repeated(NoticeKind, NoticeKind.values.length),
})

/** Which notices were read; none named means all. */
export const NoticesRead = t.type({ noticeId: Repeated(Id, MAX_READ) })
