import type { NoticeKind } from './notice.codec.ts'

/** Whom a notice is for. Who that is in a given case, the module that sends it knows. */
export type Audience =
  | 'applicant'
  | 'shopGoods'
  | 'shopOrders'
  | 'shopOwner'
  | 'buyer'
  | 'leader'
  | 'member'
  | 'writer'
  | 'viewer'
  | 'operators'
  | 'maintenance'
  | 'financial'

/** Who learns of each kind, and whether a text message goes out as well. */
export const noticeKinds: Readonly<
  Record<NoticeKind, { readonly audience: readonly Audience[]; readonly isSms: boolean }>
> = {
  settlementApproved: { audience: ['applicant'], isSms: true },
  settlementRejected: { audience: ['applicant'], isSms: true },
  goodsPassed: { audience: ['shopGoods'], isSms: false },
  goodsRefused: { audience: ['shopGoods'], isSms: true },
  goodsForcedOff: { audience: ['shopGoods'], isSms: true },
  goodsNotListed: { audience: ['shopGoods', 'operators'], isSms: false },
  reviewWritten: { audience: ['shopGoods'], isSms: false },
  reviewReplied: { audience: ['writer'], isSms: false },
  reviewHidden: { audience: ['writer'], isSms: false },
  reportHidden: { audience: ['writer'], isSms: false },
  reportKept: { audience: ['writer'], isSms: false },
  feedbackAnswered: { audience: ['writer'], isSms: false },
  orderPaid: { audience: ['shopOrders'], isSms: false },
  openingFailed: { audience: ['buyer', 'shopOrders', 'maintenance'], isSms: false },
  resourceEnding: { audience: ['buyer', 'leader'], isSms: false },
  remittanceConfirmed: { audience: ['buyer'], isSms: false },
  remittanceRefused: { audience: ['buyer'], isSms: false },
  refundApproved: { audience: ['buyer'], isSms: false },
  refundMade: { audience: ['buyer'], isSms: false },
  refundRefused: { audience: ['buyer'], isSms: false },
  orderCancelled: { audience: ['buyer'], isSms: false },
  statementClosed: { audience: ['shopOwner', 'financial'], isSms: false },
  statementDisputed: { audience: ['shopOwner', 'financial'], isSms: false },
  statementPaid: { audience: ['shopOwner', 'financial'], isSms: false },
  teamRequested: { audience: ['leader'], isSms: false },
  teamAnswered: { audience: ['member'], isSms: false },
  teamInvited: { audience: ['member'], isSms: false },
  teamRemoved: { audience: ['member'], isSms: false },
  invoiceIssued: { audience: ['buyer'], isSms: false },
  invoiceRefused: { audience: ['buyer'], isSms: false },
  invoiceCorrected: { audience: ['buyer'], isSms: false },
  invoiceReplaced: { audience: ['buyer'], isSms: false },
  budgetReached: { audience: ['buyer'], isSms: false },
  amountUsed: { audience: ['buyer'], isSms: false },
  amountEnded: { audience: ['buyer', 'leader'], isSms: false },
  liveBegun: { audience: ['viewer'], isSms: false },
  giftReceived: { audience: ['buyer'], isSms: false },
  postpaidGranted: { audience: ['buyer'], isSms: false },
  postpaidSuspended: { audience: ['buyer'], isSms: false },
  postpaidBillIssued: { audience: ['buyer'], isSms: false },
  postpaidBillOverdue: { audience: ['buyer', 'financial'], isSms: true },
  teamLeaderChanged: { audience: ['leader', 'member'], isSms: false },
}
